/** A link to copy, or to share where the device can. */
import { html, useEffect, useId, useRef, useState } from "../dom.js";
import { t } from "../i18n.js";
import { announce } from "../shell.js";

/** @param {{label: string, text: string}} props */
export function CopyLine({ label, text }) {
  const id = useId();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without permission or without HTTPS there is still the old way.
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
    announce(t("copied"));
  };
  const share = () => navigator.share({ url: text, title: label }).catch(() => {});

  return html`<div class="copy-line">
    <label for=${id}>${label}</label>
    <div class="fields">
      <input id=${id} ref=${field} readonly value=${text} onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()} />
      <button type="button" class="primary" onClick=${copy}>${copied ? t("copied") : t("copy")}</button>
      ${"share" in navigator && html`<button type="button" onClick=${share}>${t("table-share")}</button>`}
    </div>
  </div>`;
}

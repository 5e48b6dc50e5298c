/** Copying a text, with a button that says that it did; and a link to copy or to share. */
import { html, useEffect, useId, useState } from "./dom.js";
import { t } from "./i18n.js";
import { announce } from "./shell.js";

/** Copies where the page may; some browsers allow it only on secure pages.  @param {string} text */
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error("not copied");
}

/** @param {{text: () => string, label: string, kind?: string}} props */
export function Copy({ text, label, kind = "" }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const later = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(later);
  }, [done]);
  const act = async () => {
    try {
      await copy(text());
      setDone(true);
      announce(t("copied"));
    } catch {
      prompt(label, text());
    }
  };
  return html`<button type="button" class=${kind} onClick=${act}>${done ? t("copied") : label}</button>`;
}

/** A link to copy, or to share where the device can.  @param {{label: string, text: string}} props */
export function CopyLine({ label, text }) {
  const id = useId();
  const share = () => navigator.share({ url: text, title: label }).catch(() => {});

  return html`<div class="copy-line">
    <label for=${id}>${label}</label>
    <div class="fields">
      <input id=${id} readonly value=${text} onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()} />
      <${Copy} text=${() => text} label=${t("copy")} kind="primary" />
      ${"share" in navigator && html`<button type="button" onClick=${share}>${t("table-share")}</button>`}
    </div>
  </div>`;
}

/** A link to copy, or to share where the device can. */
import { Copy } from "../copying.js";
import { html, useId } from "../dom.js";
import { t } from "../i18n.js";

/** @param {{label: string, text: string}} props */
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

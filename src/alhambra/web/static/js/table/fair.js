/** Fair chance: what the server has committed itself to, what players added, and how to check it. */
import { html } from "../dom.js";
import { t } from "../i18n.js";

/** 16 random bytes in hex: luck for whoever typed none. */
export function randomWords() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {{table: import("../types.js").Table, open?: boolean}} props */
export function Fair({ table, open = false }) {
  return html`<details class="fair" open=${open}>
    <summary>${t("fair-title")}</summary>
    <p>${t("fair-text")}</p>
    <dl>
      <dt>${t("fair-commitment")}</dt><dd><code>${table.commitment}</code></dd>
      <dt>${t("fair-luck")}</dt><dd>${table.luck ? html`<code>${table.luck}</code>` : t("fair-no-luck")}</dd>
      ${table.secret && html`<dt>${t("fair-secret")}</dt><dd><code>${table.secret}</code></dd>`}
    </dl>
    ${table.secret
      ? html`<p>${t("fair-check")} <code>alhambra verify ${table.game}-${table.id}.alhambra</code></p>`
      : html`<p class="muted">${t("fair-later")}</p>`}
  </details>`;
}

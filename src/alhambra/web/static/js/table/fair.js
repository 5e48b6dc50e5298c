/** Fair chance: what the server has committed itself to, what players added, and how to check it. */
import { html } from "../dom.js";
import { isMadeHere, noted } from "../fairness.js";
import { t } from "../i18n.js";

/** @param {{table: import("../types.js").TableView}} props */
export function Fair({ table }) {
  const first = noted(table.id);
  const isOther = first !== null && first !== table.commitment;
  return html`<details class="fair" open=${isOther}>
    <summary>${t("fair-title")}</summary>
    <p>${t("fair-text")}</p>
    <p>${t("fair-limits")}</p>
    <dl>
      <dt>${t("fair-commitment")}</dt><dd><code>${table.commitment}</code></dd>
      <dt>${t("fair-luck")}</dt><dd>${table.luck ? html`<code>${table.luck}</code>` : t("fair-no-luck")}${isMadeHere(table.luck) && html` <small class="muted">${t("fair-made-here")}</small>`}</dd>
      ${table.secret && html`<dt>${t("fair-secret")}</dt><dd><code>${table.secret}</code></dd>`}
    </dl>
    ${isOther && html`<p class="problem" role="alert">${t("fair-other")} <code>${first}</code></p>`}
    ${first === table.commitment && table.secret && html`<p class="same">${t("fair-same")}</p>`}
    ${table.secret
      ? html`<p>${t("fair-check")} <code>alhambra verify ${table.game}-${table.id}.alhambra</code></p>`
      : html`<p class="muted">${t("fair-later")}</p>`}
  </details>`;
}

/** Fair chance: what the server has committed itself to, what devices promised and told, and how to check it. */
import { html } from "../dom.js";
import { isMadeHere, isRandom, noted } from "../fairness.js";
import { listed, t } from "../i18n.js";
import { notedSeal, ownPromises, sealOf } from "../promises.js";
import { suspicion } from "./doubt.js";
import { seatNames } from "./names.js";

/** @typedef {import("../types.js").TableView} Table */

/** Which words stand behind a promise: of others it is only known that their device made some up.  @param {Table} table @param {number} seat */
function luckOf(table, seat) {
  if (table.seats[seat].luck === "none") return "";
  const own = ownPromises(table).find((one) => one.seat === seat);
  return t(own && !isRandom(own.words) ? "seat-luck-own" : "seat-luck");
}

/** Folded until somebody asks, or there is a doubt.  @param {{table: Table, children?: any}} props */
export function Fair({ table, children }) {
  const begun = table.status !== "gathering";
  const doubt = suspicion(table);
  const own = begun ? [] : ownPromises(table);
  const seal = begun && table.seats.some(({ promise }) => promise) ? sealOf(table) : null;
  const names = seatNames(table);
  const missing = begun && table.missing.length ? listed(table.missing.map((seat) => names[seat])) : null;
  return html`<details class="fair" open=${doubt !== ""}>
    <summary>${t("fair-title")}</summary>
    ${children}
    ${!begun && html`<ul class="promised">${names.map((name, seat) => luckOf(table, seat) && html`<li key=${seat}><b>${name}</b> <small>${luckOf(table, seat)}</small></li>`)}</ul>`}
    <p>${t("fair-text")}</p>
    <p>${t("fair-limits")}</p>
    <dl>
      <dt>${t("fair-commitment")}</dt><dd><code>${table.commitment}</code></dd>
      ${own.length > 0 && html`<dt>${t("fair-own")}</dt><dd><code>${own.map(({ words }) => words).join(", ")}</code></dd>`}
      ${begun && html`<dt>${t("fair-luck")}</dt><dd>${table.luck ? html`<code>${table.luck}</code>` : t("fair-no-luck")}${isMadeHere(table.luck) && html` <small class="muted">${t("fair-made-here")}</small>`}</dd>`}
      ${seal && html`<dt>${t("fair-seal")}</dt><dd><code>${seal}</code></dd>`}
      ${table.secret && html`<dt>${t("fair-secret")}</dt><dd><code>${table.secret}</code></dd>`}
    </dl>
    ${missing && html`<p>${t("fair-missing", { names: missing })}</p>`}
    ${table.attempt > 1 && html`<p>${t("fair-attempt", { attempt: table.attempt })}</p>`}
    ${!doubt && table.secret && noted(table.id) !== null && html`<p class="same">${t(notedSeal(table) ? "fair-same-seal" : "fair-same")}</p>`}
    ${table.secret
      ? html`<p>${t("fair-check")} <code>alhambra verify ${table.game}-${table.id}.alhambra${notedSeal(table) ? ` --seal ${notedSeal(table)}` : ""}</code></p>`
      : html`<p class="muted">${t("fair-later")}</p>`}
  </details>`;
}

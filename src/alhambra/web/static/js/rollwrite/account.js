/** The full account at the end: everything each row earns, part by part. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { TYPES } from "./choices.js";
import { won } from "./story.js";
import { Symbol } from "./symbols.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Account} AccountOf */
/** @typedef {import("./types.js").TypeAccount} TypeAccount */

/** How a type got its points.  @param {TypeAccount} entry */
function how(entry) {
  if (!entry.count) return t("account-none");
  if (!entry.place) return t("account-no-place");
  const args = { place: entry.place, shared: entry.shared_by };
  if (entry.is_finished) return entry.shared_by > 1 ? t("account-finished-shared", args) : t("account-finished", args);
  return entry.shared_by > 1 ? t("account-shared", args) : t("account-place", args);
}

/** @param {{account: AccountOf, boxes: number[], name: string, wins: boolean, virtual: boolean}} props */
function Card({ account, boxes, name, wins, virtual }) {
  const types = account.types.reduce((sum, entry) => sum + entry.points, 0);
  const lines = account.lines.reduce((sum, line) => sum + line.points, 0);
  return html`<article class="account card ${wins ? "wins" : ""}">
    <h3><span>${name}</span> <span class="total">${t("account-total", { points: account.total })}</span></h3>
    ${wins && html`<p class="winner">${t("account-winner")}</p>`}
    <table>
      <thead class="unseen"><tr><th scope="col">${t("account-part")}</th><th scope="col">${t("account-how")}</th><th scope="col">${t("account-points")}</th></tr></thead>
      <tbody>
        ${TYPES.map((building, type) => {
          const entry = account.types[type];
          return html`<tr key=${building} class=${entry.points ? "" : "nothing"}>
            <th scope="row"><${Symbol} building=${building} /> ${t("building", { building })}</th>
            <td>${t("account-count", { count: entry.count, boxes: boxes[type] })}<small>${how(entry)}</small></td>
            <td class="points">${entry.points}</td>
          </tr>`;
        })}
        <tr class="sum"><th scope="row" colspan="2">${t("account-types")}</th><td class="points">${types}</td></tr>
        ${account.lines.map((line) => html`<tr key=${`${line.line} ${line.number}`}>
          <th scope="row">${t("account-line", { line: line.line, number: line.number })}</th>
          <td>${t("account-marks", { marks: line.marks })}</td><td class="points">${line.points}</td>
        </tr>`)}
        ${!virtual && html`<tr class="sum"><th scope="row" colspan="2">${t("account-lines")}</th><td class="points">${lines}</td></tr>`}
        ${!virtual && html`<tr class="sum"><th scope="row">${t("account-coins")}</th><td>${t("account-coins-left", { coins: account.coins })}</td><td class="points">${account.coin_points}</td></tr>`}
        ${account.bonus > 0 && html`<tr class="sum"><th scope="row" colspan="2">${t("account-bonus")}</th><td class="points">${account.bonus}</td></tr>`}
      </tbody>
      <tfoot><tr><th scope="row" colspan="2">${t("account-all")}</th><td class="points">${account.total}</td></tr></tfoot>
    </table>
  </article>`;
}

/** @param {{view: View, names: string[], own?: number[], isPart?: boolean}} props `own`: seats of mine, which come first; `isPart`: who won stands elsewhere */
export function Account({ view, names, own = [], isPart = false }) {
  const outcome = view.outcome;
  if (!outcome) return null;
  const scoring = outcome.accounts
    .map((account, row) => ({ account, row, virtual: view.rows[row].virtual }))
    .filter(({ account, virtual }) => !virtual || account.total > 0)
    .sort((a, b) => Number(own.includes(b.row)) - Number(own.includes(a.row)) || b.account.total - a.account.total || a.row - b.row);
  const alone = names.length === 1 && scoring.length === 1;
  const heading = alone ? t("account-alone", { name: names[0], points: outcome.accounts[0].total }) : won(outcome.winners, names);
  const cards = html`<div class="cards">${scoring.map(({ account, row, virtual }) => html`<${Card} key=${row} account=${account} boxes=${view.boxes} virtual=${virtual}
    name=${nameOf(names, row)} wins=${!alone && outcome.winners.includes(row)} />`)}</div>`;
  if (isPart) return html`<div class="accounts">${cards}</div>`;
  return html`<section class="accounts" aria-labelledby="account-title"><h2 id="account-title">${heading}</h2>${cards}</section>`;
}

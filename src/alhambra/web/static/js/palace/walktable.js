/** A scoring as a table: types, walls and points, as far as the walk has come. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { earned, ladder, TOTAL, WALLS } from "./scorings.js";
import { BuildingSign } from "./symbols.js";
import { rowName, TYPES } from "./words.js";

/** @import { Held } from "./scorings.js" */
/** @import { Account, TypeAccount } from "./types.js" */

/** How a column stands to the step of the walk.  @param {number} column @param {number} step */
const look = (column, step) => (column === step ? "now" : column > step ? "later" : "past");

/** How many a row has of a type, and what that brings once the walk has come there.  @param {{entry: TypeAccount, isTold: boolean}} props */
function Count({ entry, isTold }) {
  const { count, place, points } = entry;
  const rank = !isTold || place === null ? "" : place === 1 ? "first" : "placed";
  return html`<span class="walk-count ${rank} of-${TYPES[entry.building]}">${count}</span>
    ${isTold && html`${" "}<span class="walk-points">${points ? `+${points}` : "–"}</span>`}`;
}

/** @param {{account: Account, name: string, before: number, step: number, isOwn: boolean}} props */
function Row({ account, name, before, step, isOwn }) {
  const now = earned(account, step);
  const length = account.wall.length;
  return html`<tr class=${isOwn ? "own" : ""}>
    <th scope="row"><span>${name}</span></th>
    ${account.types.map((entry, type) => html`<td key=${type} class="type ${look(type, step)}"><span class="walk-cell"><${Count} entry=${entry} isTold=${type <= step} /></span></td>`)}
    <td class="type ${look(WALLS, step)}">${account.is_dirk ? "–" : html`<span class="walk-points">${step >= WALLS && length ? `+${length}` : length}</span>`}</td>
    <td class="sum">${before} + ${now} = <strong>${before + now}</strong></td>
  </tr>`;
}

/** @param {{held: Held, names: string[], seat?: number, step?: number, label: string, bag?: number[] | null}} props `bag`: what may still come of each type */
export function ScoringTable({ held, names, seat, step = TOTAL, label, bag = null }) {
  const { number, accounts, before } = held;
  return html`<table class="walk-table ${accounts.length > 3 ? "many" : ""}">
    <caption class="unseen">${label}</caption>
    <thead><tr>
      <th scope="col" class="walk-ladder">${t("palace-walk-points", { number })}</th>
      ${TYPES.map((building, type) => html`<th key=${building} scope="col" class="type ${look(type, step)} of-${building}">
        <span class="walk-type"><${BuildingSign} building=${building} /><b aria-hidden="true">${t("building-short", { building })}</b><span class="unseen">${t("building", { building })}</span></span>
        <small>${ladder(type, number).join(" / ")}</small>
      </th>`)}
      <th scope="col" class="type ${look(WALLS, step)}">${t("palace-walk-wall")} <small>${t("palace-walk-side")}</small></th>
      <th scope="col" class="sum">${t("palace-walk-sum")}</th>
    </tr></thead>
    <tbody>${accounts.map((account) => html`<${Row} key=${account.row} account=${account} name=${rowName(names, account.row)}
      before=${before[account.row]} step=${step} isOwn=${account.row === seat} />`)}</tbody>
    ${bag && html`<tfoot><tr><th scope="row">${t("board-in-bag", { count: bag.reduce((sum, count) => sum + count, 0) })}</th>${bag.map((count, type) => html`<td key=${type} class="type ${look(type, step)}">${count}</td>`)}<td colspan="2"></td></tr></tfoot>`}
  </table>`;
}

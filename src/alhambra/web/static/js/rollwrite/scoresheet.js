/** The common score sheet: a row per player, a column per type, the places still free. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { TYPES } from "./choices.js";
import { Symbol } from "./symbols.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Row} Row */

/** @param {{count: number, boxes: number, place: number, points: number, building: string, scores: boolean}} props */
function Boxes({ count, boxes, place, points, building, scores }) {
  return html`<td class="boxes of-${building} ${place ? "finished" : ""}">
    <span class="number">${count}<small>/${boxes}</small></span>
    <span class="dots" aria-hidden="true">${Array.from({ length: boxes }, (_, box) => html`<i class=${box < count ? "on" : ""} />`)}</span>
    <span class="worth">${place > 0 && html`<b class="rank" title=${t("score-finished", { place })}>${t("place-short", { place })}</b> `}${scores ? points : ""}</span>
  </td>`;
}

/**
 * @param {{view: View, names: string[], mover?: number | null, seat?: number}} props
 */
export function ScoreSheet({ view, names, mover = null, seat }) {
  return html`<section class="score-sheet" aria-labelledby="score-title">
    <h2 id="score-title">${t("score-title")}</h2>
    <div class="scroll"><table>
      <thead><tr>
        <th scope="col"><span class="unseen">${t("score-player")}</span></th>
        ${TYPES.map((building) => html`<th scope="col" class="of-${building}"><abbr title=${t("building", { building })}><${Symbol} building=${building} />${building}</abbr></th>`)}
        <th scope="col" class="extra">${t("score-lines")}</th>
        <th scope="col" class="extra">${t("score-coins")}</th>
        <th scope="col" class="total">${view.over ? t("account-all") : t("score-now")}</th>
      </tr></thead>
      <tbody>
        ${view.rows.map((row, index) => {
          const scores = !row.virtual || row.points.total > 0;
          return html`<tr key=${index} class="${row.virtual ? "virtual" : ""} ${index === mover ? "moves" : ""} ${index === seat ? "looked" : ""}">
            <th scope="row">${nameOf(names, index)}${index === view.first && html` <span class="first" title=${t("score-first")}>${t("score-first-short")}</span>`}</th>
            ${TYPES.map((building, type) => html`<${Boxes} key=${building} building=${building} count=${row.counts[type]} boxes=${view.boxes[type]}
              place=${row.finished[type]} points=${row.points.types[type]} scores=${scores} />`)}
            <td class="extra">${row.virtual ? "" : row.points.lines}</td>
            <td class="extra">${row.virtual ? row.points.bonus || "" : row.points.coins}</td>
            <td class="total">${scores ? row.points.total : "\u2013"}</td>
          </tr>`;
        })}
      </tbody>
      <tfoot><tr>
        <th scope="row">${t("score-free")}</th>
        ${TYPES.map((building, type) => html`<td key=${building} class="free of-${building}">${view.free[type].length ? view.free[type].map((points) => html`<span>${points}</span>`) : "\u2013"}</td>`)}
        <td class="extra" /><td class="extra" /><td class="total" />
      </tr></tfoot>
    </table></div>
    ${!view.over && html`<p class="note">${t("score-note")}</p>`}
  </section>`;
}

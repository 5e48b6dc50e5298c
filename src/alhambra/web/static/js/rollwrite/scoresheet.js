/** The standings, as the common score sheet has them: a row per player, a column per type, the places still free. */
import { html } from "../dom.js";
import { Face } from "../face.js";
import { listed, t } from "../i18n.js";
import { TYPES } from "./choices.js";
import { Symbol } from "./symbols.js";
import { nameOf, whoOf } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Row} Row */

/** @param {{count: number, boxes: number, place: number, points: number, building: string, scores: boolean}} props */
function Boxes({ count, boxes, place, points, building, scores }) {
  const finished = place > 0 ? t("score-finished", { place }) : "";
  return html`<td class="boxes of-${building} ${place ? "finished" : ""}">
    <span class="unseen">${t("score-spoken", { count, boxes, points })}${finished && `. ${finished}`}</span>
    <span class="number" aria-hidden="true">${count}<small>/${boxes}</small></span>
    <span class="worth" aria-hidden="true">${place > 0 && html`<b class="rank" title=${finished}>${t("place-short", { place })}</b> `}${scores ? points : ""}</span>
  </td>`;
}

/** A name in one line; of the virtual players, who differ by their last letter, that letter is never cut.  @param {{name: string, isVirtual: boolean}} props */
function Name({ name, isVirtual }) {
  const cut = isVirtual ? name.lastIndexOf(" ") : name.length;
  return html`<span class="name" title=${name}>${name.slice(0, cut)}</span>${isVirtual && html`<span>${name.slice(cut + 1)}</span>`}`;
}

/** Who begins every round: a pennant, since a number would read as a rank. */
function Beginner() {
  return html`<svg class="first" viewBox="0 0 16 16" role="img" aria-label=${t("score-first")}><title>${t("score-first")}</title><path d="M3 1h2v14H3zM5 1.500l9 3.500-9 3.500z" /></svg>`;
}

/** The rows by points; virtual players who earn none come last.  @param {View} view @param {boolean} alone */
export function ranked({ rows }, alone) {
  const worth = (/** @type {number} */ index) => (rows[index].virtual && !rows[index].points.total ? -1 : rows[index].points.total);
  return rows.map((_, index) => index).filter((index) => !alone || !rows[index].virtual).sort((one, other) => worth(other) - worth(one) || one - other);
}

/**
 * @param {{view: View, names: string[], players: import("../table/names.js").Player[], mover?: number | null, seat?: number, alone?: boolean}} props `alone`: without virtual players
 */
export function ScoreSheet({ view, names, players, mover = null, seat, alone = false }) {
  const first = view.phase === "choose-first" ? null : view.first; // nobody before it is drawn
  const hasBonus = view.rows.some(({ points }) => points.bonus > 0);
  const order = ranked(view, alone);
  const seats = view.rows.filter(({ virtual }) => !virtual).length;
  return html`<section class="score-sheet ${order.length > 3 ? "many" : ""}" aria-labelledby="score-title">
    <h2 id="score-title">${t("stay-standings")}</h2>
    <div class="scroll"><table>
      <thead><tr>
        <th scope="col"><span class="unseen">${t("score-player")}</span></th>
        ${TYPES.map((building) => html`<th scope="col" class="of-${building}"><span class="unseen">${t("building", { building })}</span><span class="type" title=${t("building", { building })} aria-hidden="true"><${Symbol} building=${building} />${t("building-short", { building })}</span></th>`)}
        <th scope="col" class="extra">${t("score-lines")}</th>
        <th scope="col" class="extra">${t("score-coins")}</th>
        ${hasBonus && html`<th scope="col" class="extra">${t("score-bonus")}</th>`}
        <th scope="col" class="total">${view.over ? t("account-all") : t("score-now")}</th>
      </tr></thead>
      <tbody>
        ${order.map((index) => {
          const row = view.rows[index];
          const scores = !row.virtual || row.points.total > 0;
          return html`<tr key=${index} class="${row.virtual ? "virtual" : ""} ${index === mover ? "moves" : ""} ${index === seat ? "looked" : ""}">
            <th scope="row"><span class="whose"><${Face} who=${whoOf(players, index, seats)} size=${26} isActive=${index === mover} /><${Name} name=${nameOf(names, index)} isVirtual=${row.virtual} />${index === first && html` <${Beginner} />`}</span></th>
            ${TYPES.map((building, type) => html`<${Boxes} key=${building} building=${building} count=${row.counts[type]} boxes=${view.boxes[type]}
              place=${row.finished[type]} points=${row.points.types[type]} scores=${scores} />`)}
            <td class="extra">${row.virtual ? "" : row.points.lines}</td>
            <td class="extra">${row.virtual ? "" : row.points.coins}</td>
            ${hasBonus && html`<td class="extra">${row.points.bonus || ""}</td>`}
            <td class="total">${scores ? row.points.total : "\u2013"}</td>
          </tr>`;
        })}
      </tbody>
      <tfoot><tr>
        <th scope="row">${t("score-free")}</th>
        ${TYPES.map((building, type) => html`<td key=${building} class="free of-${building}"><span class="unseen">${view.free[type].length ? t("score-free-spoken", { points: listed(view.free[type].map(String)) }) : t("none")}</span>
          <span aria-hidden="true">${view.free[type].length ? view.free[type].map((points) => html`<i>${points}</i>`) : "\u2013"}</span></td>`)}
        <td class="extra" /><td class="extra" />${hasBonus && html`<td class="extra" />`}<td class="total" />
      </tr></tfoot>
    </table></div>
  </section>`;
}

/** What the numbers of the standings mean, for whoever wonders. */
export const ScoreNote = () => html`<details class="score-note"><summary>${t("score-how")}</summary><p>${t("score-note")}</p></details>`;

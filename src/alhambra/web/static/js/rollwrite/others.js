/** The sheets of the others, small; a tap makes one large. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { at, buildingAt, built } from "./choices.js";
import { SmallDie } from "./dice.js";
import { diceName, nameOf } from "./words.js";

/** @typedef {import("./types.js").View} View */

const NUMBERS = [1, 2, 3, 4, 5, 6];

/** @param {{view: View, seat: number, recent?: Set<string>}} props */
function SmallSheet({ view, seat, recent }) {
  const marks = built(view.rows[seat]);
  return html`<svg class="small-sheet" viewBox="0 0 66 66" aria-hidden="true" focusable="false">
    ${NUMBERS.flatMap((y) => NUMBERS.map((b) => html`<rect class="of-${buildingAt(view, y, b)} ${marks.has(at(y, b)) ? "built" : ""} ${recent?.has(at(y, b)) ? "recent" : ""}"
      x=${(b - 1) * 11 + 0.5} y=${(y - 1) * 11 + 0.5} width="10" height="10" rx="2" />`))}
  </svg>`;
}

/** @param {{view: View, names: string[], seat: number, news?: import("./happened.js").News, onLook: (seat: number) => void}} props `seat`: whose sheet is large */
export function Others({ view, names, seat, news, onLook }) {
  const seats = view.rows.map((_, index) => index).filter((index) => index !== seat && !view.rows[index].virtual);
  if (!seats.length) return null;
  return html`<section class="others" aria-labelledby="others-title">
    <h2 id="others-title">${t("others-title")}</h2>
    <ul>${seats.map((index) => {
      const row = view.rows[index];
      const name = nameOf(names, index);
      const label = t("others-look", { name, coins: row.circled - row.crossed, dice: diceName(row.yellow, row.blue) || t("none") });
      return html`<li key=${index}><button type="button" class="other ${index === view.mover ? "moves" : ""}" data-row=${index} onClick=${() => onLook(index)}>
        <${SmallSheet} view=${view} seat=${index} recent=${news?.built.get(index)} />
        <span class="who">${name}</span>
        <span class="unseen">${label}</span>
        <span class="has" aria-hidden="true">
          ${row.yellow.map((pips) => html`<${SmallDie} colour="y" pips=${pips} />`)}${row.blue.map((pips) => html`<${SmallDie} colour="b" pips=${pips} />`)}
          <span class="purse">${row.circled - row.crossed}</span>
        </span>
      </button></li>`;
    })}</ul>
  </section>`;
}

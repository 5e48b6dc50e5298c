/** The sheets of the others, with their face and what they did last; a tap makes one large. */
import { html } from "../dom.js";
import { Face } from "../face.js";
import { listed, t } from "../i18n.js";
import { at, buildingAt, built } from "./choices.js";
import { SmallDie } from "./dice.js";
import { Symbol } from "./symbols.js";
import { diceName, nameOf } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./happened.js").Deed} Deed */

const NUMBERS = [1, 2, 3, 4, 5, 6];
/** @type {Set<string>} */
const NONE = new Set();

/** @param {{view: View, seat: number, recent?: Set<string>}} props */
export function SmallSheet({ view, seat, recent = NONE }) {
  const marks = built(view.rows[seat]);
  const all = NUMBERS.flatMap((y) => NUMBERS.map((b) => ({ y, b, key: at(y, b) })));
  const box = (/** @type {typeof all[number]} */ { y, b, key }, /** @type {string} */ look, /** @type {Record<string, string>} */ more = {}) =>
    html`<rect key=${look + key} class=${look} x=${(b - 1) * 11 + 0.5} y=${(y - 1) * 11 + 0.5} width="10" height="10" rx="2" ...${more} />`;
  const rung = all.filter(({ key }) => recent.has(key));
  return html`<svg class="small-sheet" viewBox="-1.5 -1.5 69 69" aria-hidden="true" focusable="false">
    ${all.map((one) => box(one, `of-${buildingAt(view, one.y, one.b)}`))}
    ${all.filter(({ key }) => marks.has(key)).map((one) => box(one, `built of-${buildingAt(view, one.y, one.b)}`, { "data-at": one.key }))}
    ${rung.map((one) => box(one, "halo", { "data-ring": one.key }))}${rung.map((one) => box(one, "recent", { "data-ring": one.key }))}
  </svg>`;
}

/** What somebody did last, in brief.  @param {{deed: Deed}} props */
export function Did({ deed: { built: all, gained } }) {
  if (gained !== null) return html`<span class="deed">${t("deed-gained", { coins: gained })}</span>`;
  return html`<span class="deed">${t("deed-built")} ${all.map(({ building }) => html`<${Symbol} building=${building} />`)}<span class="unseen">${listed(all.map(({ building }) => t("a-building", { building })))}</span></span>`;
}

/**
 * @param {{view: View, names: string[], players: import("../table/names.js").Player[], seat: number, news?: import("./happened.js").News,
 *   deeds: Map<number, Deed>, onLook: (seat: number) => void}} props `seat`: whose sheet is large
 */
export function Others({ view, names, players, seat, news, deeds, onLook }) {
  const seats = view.rows.map((_, index) => index).filter((index) => index !== seat && !view.rows[index].virtual);
  if (!seats.length) return null;
  return html`<section class="others ${seats.length > 2 ? "many" : ""}" aria-labelledby="others-title">
    <h2 id="others-title" class="unseen">${t("others-title")}</h2>
    <ul>${seats.map((index) => {
      const row = view.rows[index];
      const name = nameOf(names, index);
      const deed = deeds.get(index);
      const label = t("others-look", { name, coins: row.circled - row.crossed, dice: diceName(row.yellow, row.blue) || t("none") });
      return html`<li key=${index}><button type="button" class="other ${index === view.mover ? "moves" : ""}" data-row=${index} onClick=${() => onLook(index)}>
        <${SmallSheet} view=${view} seat=${index} recent=${news?.built.get(index)} />
        <span class="about">
          <span class="whose"><${Face} who=${players[index]?.who} size=${28} isActive=${index === view.mover} /> <span class="who">${name}</span></span>
          <span class="level">${players[index]?.level}</span>
          <span class="unseen">${label}</span>
          <span class="has" aria-hidden="true">
            ${row.yellow.map((pips) => html`<${SmallDie} colour="y" pips=${pips} />`)}${row.blue.map((pips) => html`<${SmallDie} colour="b" pips=${pips} />`)}
            <span class="purse">${row.circled - row.crossed}</span>
          </span>
          ${deed && html`<${Did} deed=${deed} />`}
        </span>
      </button></li>`;
    })}</ul>
  </section>`;
}

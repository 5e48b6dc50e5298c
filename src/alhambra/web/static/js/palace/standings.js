/** Everybody's next scoring if it came now: counts with their places, wall, points; and what is in the bag. */
import { html, useMemo } from "../dom.js";
import { t } from "../i18n.js";
import { Deeds } from "./deeds.js";
import { linesOf } from "./reckoning.js";
import { show } from "./scoring.js";
import { ladder } from "./scorings.js";
import { ifNow } from "./speaking.js";
import { BuildingSign, WallSign } from "./symbols.js";
import { Thumbnail } from "./thumbnail.js";
import { signed } from "./turn.js";
import { rowName, TYPES } from "./words.js";

/** @import { Since } from "./happened.js" */
/** @import { Cell, Line } from "./reckoning.js" */
/** @import { Change, Giving, View } from "./types.js" */

/** The scoring at the end. */
export const LAST = 3;

/** @typedef {number | "dirk"} Looked Whose things are looked at. */

/** @param {{cell: Cell, type: number}} props */
export function Count({ cell, type }) {
  const { count, place, isNew } = cell;
  const look = place === 1 ? "first" : place ? "rewarded" : "";
  return html`<td role="cell" class="of-${TYPES[type]} ${isNew ? "changed" : ""}"><span class="count ${look}">${count}</span>${place && html`<span class="unseen"> ${t("board-place-nth", { place })}</span>`}</td>`;
}

/** @param {number} by */
export const tone = (by) => (by > 0 ? "good" : by < 0 ? "bad" : "");

/** The rows: the own one first, then as they sit, and Dirk.  @param {Line[]} lines @param {number} seat */
export function inOrder(lines, seat) {
  const seats = lines.filter(({ isDirk }) => !isDirk).length;
  const away = (/** @type {Line} */ { row, isDirk }) => (isDirk ? seats : (row - seat + seats) % seats);
  return [...lines].sort((a, b) => away(a) - away(b));
}

/** When the counts matter; at the end nothing is to come.  @param {View} view */
export const whenOf = (view) => (view.over ? t("board-at-end") : ifNow(view.next));

/** What the columns are: the buildings with the points of their places, the wall, what would come, the points.  @param {{view: View}} props */
export function Head({ view }) {
  return html`<tr role="row"><th scope="col" role="columnheader"><button type="button" class="link when" aria-haspopup="dialog" onClick=${() => show(view.over ? LAST : "now")}>${whenOf(view)}</button></th>
      ${TYPES.map((building, type) => html`<th scope="col" role="columnheader" key=${building} class="of-${building}"><span class="type"><${BuildingSign} building=${building} /> <b>${t("building-short", { building })}</b></span>
        <span class="unseen">${t("building", { building })}</span><span class="rungs">${ladder(type, view.next.places).map((points, rung) => html`${rung > 0 && html`<i>/</i>`}<span>${points}</span>`)}</span></th>`)}
      <th scope="col" role="columnheader" class="of-wall"><${WallSign} /> ${t("board-wall")}</th>${!view.over && html`<th scope="col" role="columnheader" class="of-next">${t("board-next")}</th>`}<th scope="col" role="columnheader" class="of-points">${t("board-points")}</th></tr>`;
}

/** @typedef {{view: View, names: string[], seat: number, looked: Looked | null, change: Change | null, giving: Giving | null, news: Since, onLook: (looked: Looked) => void}} StandingsProps `seat`: whose row comes first */

/** @param {StandingsProps} props */
export function Standings({ view, names, seat, looked, change, giving, news, onLook }) {
  const lines = inOrder(linesOf(view.next, { seat: view.mover ?? -1, change, giving }), seat);
  return html`<table class="standings ${lines.length > 3 ? "tight" : ""}">
    <thead><${Head} view=${view} /></thead>
    <tbody>${lines.map((line) => html`<${Row} key=${line.row} line=${line} view=${view} names=${names} seat=${seat} looked=${looked} news=${news} onLook=${onLook} />`)}</tbody>
    <tfoot><tr><th scope="row">${t("board-in-bag", { count: view.bag.reduce((sum, count) => sum + count, 0) })}</th>${view.bag.map((count, type) => html`<td key=${type}>${count}</td>`)}<td colspan=${view.over ? 2 : 3}></td></tr></tfoot>
  </table>`;
}

/** @param {{line: Line, view: View, names: string[], seat: number, looked: Looked | null, news: Since, onLook: (looked: Looked) => void}} props */
function Row({ line, view, names, seat, looked, news, onLook }) {
  const { row, isDirk, types, wall, next, wallBy, nextBy } = line;
  const name = rowName(names, row);
  const of = isDirk ? null : view.seats[row];
  const deeds = news.deeds.get(row) ?? [];
  const walled = view.next.accounts[row].wall;
  const picture = useMemo(() => (of ? html`<${Thumbnail} tiles=${of.grounds} wall=${walled} />` : html`<span class="dirk-sign" aria-hidden="true">D</span>`), [of?.grounds, walled]);
  const whose = /** @type {Looked} */ (isDirk ? "dirk" : row);
  const holds = of ? [t("board-cards", { count: of.cards }), of.reserve.length ? t("board-reserve-count", { count: of.reserve.length }) : ""] : [t("board-tiles", { count: view.dirk?.tiles.length ?? 0 })];
  return html`<tr class="${row === seat ? "mine" : ""} ${row === view.mover ? "moves" : ""}" data-row=${row}>
    <th scope="row"><button type="button" class="who ${whose === looked ? "looked" : ""}" title=${t("board-look", { name })} aria-pressed=${whose === looked ? "true" : "false"} onClick=${() => onLook(whose)}>
      ${picture}
      <span class="name-of"><b>${name}</b><small>${deeds.length ? html`<${Deeds} deeds=${deeds} />` : holds.filter(Boolean).join(" · ")}</small></span></button></th>
    ${types.map((cell, type) => html`<${Count} key=${type} cell=${cell} type=${type} />`)}
    <td class="wall-of ${tone(wallBy)}">${isDirk ? "–" : wall}</td>${!view.over && html`<td class="next-of ${tone(nextBy)}">${signed(next)}</td>`}<td class="points-of">${of ? of.points : view.dirk?.points}</td>
  </tr>`;
}

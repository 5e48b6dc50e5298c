/** The standings at the side of a wide page, or above the grounds of a tablet: a row for everybody, with grounds, counts and the last action. */
import { html, useId, useMemo } from "../dom.js";
import { Face } from "../face.js";
import { language, listed, t } from "../i18n.js";
import { fit } from "./camera.js";
import { Deeds } from "./deeds.js";
import { Grounds } from "./grounds.js";
import { at } from "./names.js";
import { linesOf } from "./reckoning.js";
import { useRow } from "./rove.js";
import { besideName } from "./speaking.js";
import { Count, Head, inOrder, tone } from "./standings.js";
import { CardsSign } from "./symbols.js";
import { Thumbnail } from "./thumbnail.js";
import { Tile } from "./tile.js";
import { signed } from "./turn.js";
import { rowName, tileName } from "./words.js";

/** @import { Player } from "../table/names.js" */
/** @import { LastTurn } from "./happened.js" */
/** @import { Line } from "./reckoning.js" */
/** @import { Place } from "./shapes.js" */
/** @import { Looked } from "./standings.js" */
/** @import { Change, Giving, View } from "./types.js" */
/** @import { Width } from "./width.js" */

const CENTRE = { x: 0, y: 0 };
/** The window onto grounds that are drawn in full, by its shape. */
const BOX = { width: 440, height: 240 };

/** @type {Place[]} */
const NOWHERE = [];

/**
 * @typedef {object} RailProps
 * @property {View} view
 * @property {string[]} names
 * @property {Player[]} [players]
 * @property {number} seat whose row comes first
 * @property {boolean} isOwn does whoever looks sit there?
 * @property {Looked | null} looked
 * @property {Change | null} change
 * @property {Giving | null} giving
 * @property {Map<number, LastTurn>} last
 * @property {Width} width
 * @property {(looked: Looked) => void} onLook
 */

/** @param {RailProps} props */
export function Rail(props) {
  const { view, seat, change, giving, width } = props;
  const lines = inOrder(linesOf(view.next, { seat: view.mover ?? -1, change, giving }), seat);
  const rows = useRow();
  const others = view.seats.length - 1;
  // Where there is room the grounds stand above the words, drawn in full.
  const isStacked = width !== "tall" && (others === 1 || (width === "large" && others <= 3));
  return html`<table class="standings rail of-${others} ${isStacked ? "stacked" : ""}" role="table">
    <thead role="rowgroup"><${Head} view=${view} /></thead>
    <tbody role="rowgroup" ...${rows}>${lines.map((line) => html`<${Row} key=${line.row} ...${props} line=${line} isStacked=${isStacked} faceSize=${others > 3 ? 28 : 36} />`)}</tbody>
  </table>`;
}

/** Grounds in words, with what is new.  @param {View} view @param {number} row @param {string} name @param {Place[]} fresh */
function told(view, row, name, fresh) {
  const { grounds } = view.seats[row];
  const new_ = grounds.filter(({ x, y }) => fresh.some((place) => at(place.x, place.y) === at(x, y)));
  return t("board-ground-brief", { name, count: grounds.length, wall: view.next.accounts[row].wall.length, new: !new_.length ? "none" : listed(new_.map((laid) => `${tileName(laid.tile)} ${besideName(grounds, laid, laid.tile)}`)) });
}

/** @param {RailProps & {line: Line, isStacked: boolean, faceSize: number}} props */
function Row({ view, names, players, seat, isOwn, looked, last, onLook, line, isStacked, faceSize }) {
  const { row, isDirk, types, wall, next, wallBy, nextBy } = line;
  const deed = useId();
  const name = rowName(names, row);
  const player = isDirk ? undefined : players?.[row];
  const of = isDirk ? null : view.seats[row];
  const whose = /** @type {Looked} */ (isDirk ? "dirk" : row);
  const isMine = row === seat;
  const { deeds = [], before = [], places = NOWHERE } = isMine ? {} : (last.get(row) ?? {});
  const walled = view.next.accounts[row].wall;
  const code = language.value;
  const picture = useMemo(() => {
    if (isMine) return null;
    if (!of) return html`<span class="thumbnail-box dirk-box" aria-hidden="true">${view.dirk?.tiles.slice(-12).map((tile) => html`<${Tile} key=${tile} tile=${tile} detail="small" />`)}</span>`;
    const label = told(view, row, name, places);
    if (!isStacked) return html`<${Thumbnail} tiles=${of.grounds} wall=${walled} fresh=${places} label=${label} />`;
    return html`<span class="thumbnail-box"><${Grounds} look="still" tiles=${of.grounds} wall=${{ sides: walled, label: String(walled.length) }} fresh=${places} box=${BOX} camera=${fit([CENTRE, ...of.grounds], BOX)} label=${label} /></span>`;
  }, [of?.grounds, view.dirk?.tiles, walled, places, name, code, isStacked, isMine]);
  const called = isMine && isOwn ? t("board-you") : name;
  const count = of ? of.cards : (view.dirk?.tiles.length ?? 0);
  const points = of ? of.points : (view.dirk?.points ?? 0);
  return html`<tr role="row" class="${isMine ? "mine" : ""} ${isDirk ? "dirk" : ""} ${row === view.mover ? "moves" : ""} ${whose === looked ? "looked" : ""}" data-row=${row}>
    <th scope="row" role="rowheader"><button type="button" class="who" title=${t("board-look", { name })} aria-pressed=${whose === looked ? "true" : "false"} aria-describedby=${deeds.length ? deed : null} onClick=${() => onLook(whose)}>
      ${isDirk ? html`<span class="dirk-sign" aria-hidden="true">D</span>` : html`<${Face} who=${player?.who} size=${isMine ? 28 : faceSize} isActive=${row === view.mover} label="" />`}
      <span class="name-of"><b>${called}</b>${player?.level && html`<small class="level" aria-hidden="true">${player.level}</small>`}</span>
      ${player?.level && html`<span class="unseen">, ${player.level}</span>`}
      <span class="hand-of"><${CardsSign} /><span aria-hidden="true">${count}</span><span class="unseen"> ${t(of ? "board-cards" : "board-tiles", { count })}</span></span></button></th>
    ${types.map((cell, type) => html`<${Count} key=${type} cell=${cell} type=${type} />`)}
    <td role="cell" class="wall-of ${tone(wallBy)}">${isDirk ? "–" : wall}</td>
    ${!view.over && html`<td role="cell" class="next-of ${tone(nextBy)}">${signed(next)}</td>`}
    <td role="cell" class="points-of">${points}</td>
    ${!isMine && html`<td role="cell" class="small-of">${picture}${(of?.reserve.length ?? 0) > 0 && html`<small class="reserve-of">${t("board-reserve-count", { count: of?.reserve.length ?? 0 })}</small>`}</td>`}
    ${!isMine && html`<td role="cell" class="did" id=${deed}>${deeds.length > 0 && html`<${Deeds} deeds=${deeds} />`}
      ${before.length > 0 && html`<span class="before"><small>${t("board-before")}</small> <${Deeds} deeds=${before} /></span>`}</td>`}
  </tr>`;
}

/** The grounds of the others, and Dirk's tiles: in the frame when they are looked at, or beside it where there is room. */
import { html, useMemo } from "../dom.js";
import { language, t } from "../i18n.js";
import { fit } from "./camera.js";
import { Card } from "./card.js";
import { Grounds } from "./grounds.js";
import { Deeds } from "./standings.js";
import { Tile } from "./tile.js";
import { cardName, wallsName } from "./speaking.js";
import { joined, rowName, tileName } from "./words.js";

/** @import { Since } from "./happened.js" */
/** @import { Box, TileName } from "./shapes.js" */
/** @import { Looked } from "./standings.js" */
/** @import { View } from "./types.js" */

const CENTRE = { x: 0, y: 0 };
const BOX = { width: 360, height: 260 };
/** Where many share the height of the screen. */
const LOW = { width: 360, height: 150 };

/** Grounds in words.  @param {View} view @param {number} row @param {string} name */
export function groundName(view, row, name) {
  const { grounds } = view.seats[row];
  return t("board-ground-told", { name, count: grounds.length, tiles: joined(grounds.map(({ tile }) => tileName(tile))), wall: view.next.accounts[row].wall.length });
}

/** Tiles in a row, with what they are.  @param {{tiles: TileName[], label: string, fresh?: string[]}} props */
export function TileRow({ tiles, label, fresh = [] }) {
  return html`<ul class="tile-row" aria-label=${label}>${tiles.map((tile) => html`<li key=${tile} class=${fresh.includes(tile) ? "fresh" : ""}><span role="img" aria-label=${`${tileName(tile)}, ${wallsName(tile)}`}><${Tile} tile=${tile} /></span></li>`)}</ul>`;
}

/** Dirk's tiles, by type.  @param {{view: View, fresh: string[]}} props */
export function DirkTiles({ view, fresh }) {
  const tiles = view.dirk?.tiles ?? [];
  return html`<div class="dirk-tiles"><p class="muted">${t("board-dirk-text")}</p><${TileRow} tiles=${tiles} label="Dirk" fresh=${fresh} /></div>`;
}

/** What somebody holds besides the grounds.  @param {{view: View, row: number, name: string}} props */
export function Holds({ view, row, name }) {
  const { hand, cards, reserve } = view.seats[row];
  return html`<div class="holds">
    ${reserve.length > 0 && html`<p><b>${t("board-reserve")}</b></p><${TileRow} tiles=${reserve} label=${t("board-reserve-of", { name })} />`}
    ${hand
      ? html`<ul class="hand seen" aria-label=${t("board-hand-of", { name })}>${hand.map((card, index) => html`<li key=${index}><${Card} card=${card} label=${cardName(card)} /></li>`)}</ul>`
      : html`<p class="muted">${t("board-cards-secret", { count: cards })}</p>`}
  </div>`;
}

/** @param {{view: View, row: number, name: string, news: Since, box: Box, onLook: (looked: Looked) => void}} props */
function Other({ view, row, name, news, box, onLook }) {
  const { grounds, points, cards, reserve } = view.seats[row];
  const wall = view.next.accounts[row].wall;
  const fresh = news.places.get(row);
  const code = language.value;
  const picture = useMemo(() => html`<${Grounds} look="still" tiles=${grounds} wall=${{ sides: wall, label: String(wall.length) }} fresh=${fresh} box=${box} camera=${fit([CENTRE, ...grounds], box)} label=${groundName(view, row, name)} />`,
    [grounds, wall, fresh, name, code, box]);
  return html`<button type="button" class="other ${row === view.mover ? "moves" : ""}" data-row=${row} onClick=${() => onLook(row)}>${picture}
    <span class="caption"><b>${name}</b> <span>${t("board-cards", { count: cards })}${reserve.length ? ` · ${t("board-reserve-count", { count: reserve.length })}` : ""}</span> <strong>${points}</strong></span>
    ${news.deeds.has(row) && html`<${Deeds} deeds=${news.deeds.get(row) ?? []} />`}
  </button>`;
}

/** @param {{view: View, names: string[], seat: number, news: Since, onLook: (looked: Looked) => void}} props `seat`: whose grounds are large */
export function Others({ view, names, seat, news, onLook }) {
  const rows = view.seats.map((_, row) => (seat + 1 + row) % view.seats.length).filter((row) => row !== seat);
  return html`<div class="others"><h2 class="unseen">${t("board-others")}</h2>
    ${rows.map((row) => html`<${Other} key=${row} view=${view} row=${row} name=${rowName(names, row)} news=${news} box=${rows.length > 3 ? LOW : BOX} onLook=${onLook} />`)}
    ${view.dirk && html`<button type="button" class="other dirk" onClick=${() => onLook("dirk")}><${TileRow} tiles=${view.dirk.tiles} label="Dirk" fresh=${news.dirk} />
      <span class="caption"><b>Dirk</b> <span>${t("board-tiles", { count: view.dirk.tiles.length })}</span> <strong>${view.dirk.points}</strong></span></button>`}
  </div>`;
}

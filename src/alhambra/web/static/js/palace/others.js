/** What the others have, in the frame when it is looked at: grounds in words, tiles, cards. */
import { html } from "../dom.js";
import { listed, t } from "../i18n.js";
import { Card } from "./card.js";
import { Tile } from "./tile.js";
import { cardName, wallsName } from "./speaking.js";
import { tileName } from "./words.js";

/** @import { TileName } from "./shapes.js" */
/** @import { View } from "./types.js" */

/** Grounds in words.  @param {View} view @param {number} row @param {string} name */
export function groundName(view, row, name) {
  const { grounds } = view.seats[row];
  return t("board-ground-told", { name, count: grounds.length, tiles: listed(grounds.map(({ tile }) => tileName(tile))), wall: view.next.accounts[row].wall.length });
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

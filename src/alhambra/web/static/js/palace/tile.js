/** A building tile: roof, colour, letter, price and walls; and the fountain. */
import { html, steady } from "../dom.js";
import { t } from "../i18n.js";
import { readTile } from "./names.js";
import { groundOf, outerWalls } from "./outline.js";
import { BuildingShape } from "./symbols.js";
import { WallShape } from "./walls.js";

/** @import { TileName } from "./shapes.js" */
/** @typedef {"full" | "small" | "plain"} Detail */

/** What can still be seen at so many pixels a tile.  @param {number} pixels @returns {Detail} */
export const detailAt = (pixels) => (pixels >= 64 ? "full" : pixels >= 28 ? "small" : "plain");

/** The fountain around 0, 0.  @param {{detail: Detail}} props */
function Fountain({ detail }) {
  if (detail === "plain") return html`<g class="fountain"><rect class="face" x="-50" y="-50" width="100" height="100" /><circle class="water" r="30" /></g>`;
  return html`<g class="fountain">
    <rect class="face" x="-49" y="-49" width="98" height="98" rx="4" />
    <path class="basin" d="M-29-29h58v58h-58zM0-41L41 0 0 41-41 0z" />
    <circle class="water" r="24" /><circle class="ripple" r="18" /><circle class="ripple" r="11.5" />
    <circle class="basin" r="6.5" /><circle class="drop" r="2.8" />
  </g>`;
}

/** The face of a tile around 0, 0, 100 units wide, without its walls. */
export const TileShape = steady((/** @type {{tile: TileName, detail?: Detail}} */ { tile, detail = "full" }) => {
  const { building, price } = readTile(tile);
  if (!building) return html`<${Fountain} detail=${detail} />`;
  if (detail === "plain") return html`<g class="tile of-${building} plain"><rect class="face" x="-50" y="-50" width="100" height="100" /></g>`;
  const short = t("building-short", { building });
  return html`<g class="tile of-${building} ${detail}">
    <rect class="face" x="-49" y="-49" width="98" height="98" rx="4" />
    <text class="letter ${short.length > 1 ? "two" : ""}" x=${short.length > 1 ? -35 : -32} y=${detail === "full" ? -15 : -11}>${short}</text>
    ${detail === "full" && html`<text class="cost" x="32" y="-15">${price}</text>`}
    <${BuildingShape} building=${building} x=${detail === "full" ? -26 : -18} y=${detail === "full" ? -13 : -15} size=${52} />
  </g>`;
});

/** A tile on its own with its walls; the width is that of its place in the page. */
export const Tile = steady((/** @type {{tile: TileName, detail?: Detail, look?: string}} */ { tile, detail = "full", look = "" }) => {
  const ground = groundOf([{ tile, x: 0, y: 0 }]);
  return html`<svg class="tile-alone ${look}" viewBox="-58 -58 116 116" aria-hidden="true" focusable="false">
    <${TileShape} tile=${tile} detail=${detail} />
    ${outerWalls(ground).map((sides) => html`<${WallShape} sides=${sides} plain simple=${detail === "plain"} />`)}
  </svg>`;
});

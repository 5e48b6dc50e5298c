/** Grounds in small: colours, the fountain and the longest wall. */
import { html } from "../dom.js";
import { extent } from "./camera.js";
import { readTile } from "./names.js";
import { groundOf, isLoop } from "./outline.js";
import { line, UNIT } from "./walls.js";

/** @import { Laid, Side } from "./shapes.js" */

/** All tiles of one colour as one path.  @param {Laid[]} tiles */
const squares = (tiles) => tiles.map(({ x, y }) => `M${UNIT * x - 48} ${-UNIT * y - 48}h96v96h-96z`).join("");

/**
 * As wide as its place in the page; with few tiles it keeps some ground around them.
 * @param {{tiles: Laid[], wall?: Side[], label?: string}} props
 */
export function Thumbnail({ tiles, wall = [], label }) {
  const ground = groundOf(tiles);
  const { west, east, south, north } = extent([...ground.values()]);
  const span = UNIT * Math.max(5, east - west + 1.6, north - south + 1.6);
  const [left, top] = [(UNIT * (west + east)) / 2 - span / 2, (-UNIT * (south + north)) / 2 - span / 2];
  return html`<svg class="thumbnail" viewBox="${left} ${top} ${span} ${span}" role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"} focusable="false">
    ${[..."PSACGT"].map((building) => html`<path key=${building} class="of-${building}" d=${squares(tiles.filter(({ tile }) => readTile(tile).building === building))} />`)}
    <g class="fountain"><path class="face" d=${squares([{ tile: "fountain", x: 0, y: 0 }])} /><circle class="water" r="30" /></g>
    ${wall.length > 0 && html`<path class="longest-line" d=${line(wall, { loop: isLoop(ground, wall), inset: 0 })} stroke-width=${Math.max(18, span / 26)} />`}
  </svg>`;
}

/** Grounds in small, as large as their box lets them be: full colours with letters, walls as lines, what is new ringed. */
import { html, useRef } from "../dom.js";
import { t } from "../i18n.js";
import { clamp, extent } from "./camera.js";
import { useBox } from "./frame.js";
import { at, readTile } from "./names.js";
import { facing, groundOf, isLoop, keyOf, outerWalls } from "./outline.js";
import { line, point, UNIT } from "./walls.js";

/** @import { Box, Laid, Place, Side } from "./shapes.js" */

/** Pixels of a tile: at most, with a letter, and where the letter fills more of it. */
const [LARGEST, LETTERED, SMALL] = [40, 12.5, 17];
/** How far the number of the wall reaches around its middle, in pixels. */
const BADGE = 9;

/** How much of a tile its letters take, from its middle. */
const LETTERS = 0.34;

/**
 * Where the number of the longest wall is least in the way, in pixels of the box: on no letters, east or west, its
 * outside free, near the middle of the wall.
 * @param {Side[]} wall @param {{ground: Map<string, Place>, scale: number, middle: Place, box: Box}} drawn
 */
export function badgeAt(wall, { ground, scale, middle, box }) {
  const across = (/** @type {number} */ x) => box.width / 2 + (x - middle.x) * scale;
  const down = (/** @type {number} */ y) => box.height / 2 - (y - middle.y) * scale;
  const out = Math.max(4, BADGE + 1 - (0.5 - LETTERS) * scale);
  const reach = BADGE + LETTERS * scale;
  const spots = wall.map((side, index) => {
    const [x, y] = point(side, UNIT / 2, (out * UNIT) / scale);
    const left = clamp(across(x / UNIT), BADGE + 1, box.width - BADGE - 1);
    const top = clamp(down(-y / UNIT), BADGE + 1, box.height - BADGE - 1);
    const covers = [...ground.values()].some((tile) => Math.abs(across(tile.x) - left) < reach && Math.abs(down(tile.y) - top) < reach);
    const beyond = facing(side);
    const away = Math.abs(index - (wall.length - 1) / 2) / wall.length + (covers ? 8 : 0) + (ground.has(at(beyond.x, beyond.y)) ? 4 : 0) + (side.side === "N" || side.side === "S" ? 2 : 0);
    return { left, top, away };
  });
  return spots.reduce((best, spot) => (spot.away < best.away ? spot : best));
}

/** @param {{tiles: Laid[], wall: Side[], fresh: Place[], box: Box, label?: string}} props */
export function Small({ tiles, wall, fresh, box, label }) {
  const ground = groundOf(tiles);
  const { west, east, south, north } = extent([...ground.values()]);
  const edge = box.width < 60 ? 4 : 12;
  const scale = Math.min(LARGEST, (box.width - 2 * edge) / (east - west + 1), (box.height - 2 * edge) / (north - south + 1));
  const pixel = UNIT / scale;
  const thick = Math.max(3, scale * 0.13) * pixel;
  const middle = { x: (west + east) / 2, y: (south + north) / 2 };
  const letter = scale < SMALL ? 76 : 60;
  const within = new Set(wall.map(keyOf));
  const path = (/** @type {Side[]} */ sides) => line(sides, { loop: isLoop(ground, sides), inset: 0 });
  const badge = wall.length > 0 && box.width >= 60 ? badgeAt(wall, { ground, scale, middle, box }) : null;
  return html`<svg class="thumbnail" viewBox="0 0 ${box.width} ${box.height}" width=${box.width} height=${box.height} role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"} focusable="false">
    <g transform="translate(${box.width / 2} ${box.height / 2}) scale(${scale / UNIT}) translate(${-middle.x * UNIT} ${middle.y * UNIT})">
      ${[...ground.values()].map(({ tile, x, y }) => {
        const { building } = readTile(tile);
        return html`<g key=${at(x, y)} data-at=${`${x},${y}`} class=${building ? `of-${building}` : "fountain"} transform="translate(${UNIT * x} ${-UNIT * y})">
          <rect class="face" x="-48" y="-48" width="96" height="96" />
          ${building ? scale >= LETTERED && html`<text font-size=${short(building).length > 1 ? letter * 0.8 : letter} y=${letter * 0.36}>${short(building)}</text>` : html`<circle class="water" r="28" />`}</g>`;
      })}
      ${outerWalls(ground).filter(([first]) => !within.has(keyOf(first))).map((sides) => html`<path key=${keyOf(sides[0])} class="wall-line" d=${path(sides)} stroke-width=${Math.max(3 * pixel, thick * 0.8)} />`)}
      ${wall.length > 0 && html`<path class="longest-line" d=${path(wall)} stroke-width=${thick} />`}
      ${fresh.filter(({ x, y }) => ground.has(at(x, y))).map(({ x, y }) => html`<g key=${`ring ${at(x, y)}`} class="new-ring" data-ring=${`${x},${y}`} transform="translate(${UNIT * x} ${-UNIT * y})">
        <rect class="halo" x="-50" y="-50" width="100" height="100" rx=${3 * pixel} stroke-width=${6 * pixel} /><rect x="-50" y="-50" width="100" height="100" rx=${3 * pixel} stroke-width=${3 * pixel} /></g>`)}
    </g>
    ${badge && html`<g class="badge" transform="translate(${badge.left} ${badge.top})"><circle r=${BADGE} /><text y="4">${wall.length}</text></g>`}
  </svg>`;
}

/** @param {string} building */
const short = (building) => t("building-short", { building });

/** The same in whatever box the page gives it.  @param {{tiles: Laid[], wall?: Side[], fresh?: Place[], label?: string}} props */
export function Thumbnail({ tiles, wall = [], fresh = [], label }) {
  const element = useRef(/** @type {HTMLSpanElement | null} */ (null));
  const box = useBox(element);
  return html`<span ref=${element} class="thumbnail-box">${box && box.width > 0 && html`<${Small} tiles=${tiles} wall=${wall} fresh=${fresh} box=${box} label=${label} />`}</span>`;
}

/** The drawings of the rules page: the five forbidden placements, and walls that count and that do not. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { fit } from "./camera.js";
import { Grounds, Layout } from "./grounds.js";
import { groundOf, outerWalls } from "./outline.js";
import { Tile } from "./tile.js";
import { trace, UNIT } from "./walls.js";

/** @import { Laid, Place, SideName } from "./shapes.js" */

const BOX = { width: 220, height: 170 };
const FOUNTAIN = { x: 0, y: 0 };

/** Tiles from a text such as `tower-9NE@1/0`.  @param {string} text @returns {Laid[]} */
function laid(text) {
  return text.split(" ").filter(Boolean).map((one) => {
    const [tile, x, y] = one.split(/[@/]/);
    return { tile, x: Number(x), y: Number(y) };
  });
}

/** A tile where it must not lie: what clashes, and what would be shut in.  @param {{tiles: string, wrong: Laid, sides?: SideName[], holes?: Place[], label: string}} props */
function Forbidden({ tiles, wrong, sides = [], holes = [], label }) {
  const built = laid(tiles);
  const all = [...built, wrong];
  const { x, y, scale } = fit([FOUNTAIN, ...all], BOX, { most: 52, margin: 0.35 });
  const shift = { transform: `translate(${BOX.width / 2 - x * scale}px, ${BOX.height / 2 + y * scale}px) scale(${scale / UNIT})` };
  const corner = `M${UNIT * wrong.x + 8} ${-UNIT * wrong.y + 8}l26 26m0-26l-26 26`;
  return html`<svg class="grounds still" viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label=${label}><g class="world" style=${shift}>
    <${Layout} tiles=${all} scale=${scale} />
    <g class="refused">
      <rect class="frame bare" x=${UNIT * wrong.x - 47} y=${-UNIT * wrong.y - 47} width="94" height="94" rx="6" stroke-width="5" stroke-dasharray="12 8" />
      <path class="clash" d=${sides.map((side) => trace({ x: wrong.x, y: wrong.y, side }, [[8, -2], [92, -2]])).join("")} />
      ${holes.map((hole) => html`<path class="hatch" d="M${UNIT * hole.x - 40} ${-UNIT * hole.y + 40}l80-80M${UNIT * hole.x - 40} ${-UNIT * hole.y}l40-40M${UNIT * hole.x} ${-UNIT * hole.y + 40}l40-40" />`)}
      <path class="cross" d=${corner} />
    </g>
  </g></svg>`;
}

/** A tile beside itself, turned.  @param {{label: string}} props */
function Turned({ label }) {
  return html`<span class="turned" role="img" aria-label=${label}>
    <${Tile} tile="tower-9NW" />
    <svg class="grounds" viewBox="0 0 48 48" aria-hidden="true" focusable="false"><path class="cross" d="M10 24h26m-9-9 9 9-9 9" /></svg>
    <span class="quarter"><${Tile} tile="tower-9NW" /></span>
  </span>`;
}

/** Grounds with their walls, the longest with its length.  @param {{tiles: string, label: string}} props */
function Walled({ tiles, label }) {
  const built = laid(tiles);
  const longest = outerWalls(groundOf(built)).sort((a, b) => b.length - a.length)[0];
  const camera = fit([FOUNTAIN, ...built], BOX, { most: 46, margin: 0.5 });
  return html`<${Grounds} camera=${camera} box=${BOX} label=${label} look="still" tiles=${built} wall=${{ sides: longest, label: `${longest.length}` }} />`;
}

/** Some drawings beside each other, each with its words.  @param {{drawn: [string, (label: string) => any][]}} props */
function Row({ drawn }) {
  return html`<div class="rule-drawings">${drawn.map(([id, draw]) => html`<figure key=${id}>${draw(t(id))}<figcaption>${t(id)}</figcaption></figure>`)}</div>`;
}

const HORSESHOE = "pavilion-8@1/0 seraglio-9@2/0 arcades-9@2/1 arcades-10@2/2 chambers-10@1/2 chambers-11@0/2";

/** @type {[string, (label: string) => any][]} */
const FORBIDDEN = [
  ["palace-drawing-turned", (label) => html`<${Turned} label=${label} />`],
  ["palace-drawing-clash", (label) => html`<${Forbidden} tiles="garden-10@0/1" wrong=${{ tile: "tower-10W", x: 1, y: 0 }} sides=${["W"]} label=${label} />`],
  ["palace-drawing-walk", (label) => html`<${Forbidden} tiles="tower-11N@0/1" wrong=${{ tile: "seraglio-8S", x: 0, y: 2 }} sides=${["S"]} label=${label} />`],
  ["palace-drawing-corner", (label) => html`<${Forbidden} tiles="garden-10@1/0" wrong=${{ tile: "tower-12", x: 2, y: 1 }} label=${label} />`],
  ["palace-drawing-hole", (label) => html`<${Forbidden} tiles=${HORSESHOE} wrong=${{ tile: "tower-12", x: 0, y: 1 }} holes=${[{ x: 1, y: 1 }]} label=${label} />`],
];

/** @type {[string, (label: string) => any][]} */
const WALLS = [
  ["palace-drawing-longest", (label) => html`<${Walled} tiles="garden-8NW@-1/0 chambers-7SW@-1/-1 seraglio-8S@0/-1 arcades-7ES@1/-1 tower-11@1/0 pavilion-4ES@2/0 garden-10N@2/1" label=${label} />`],
  ["palace-drawing-inner", (label) => html`<${Walled} tiles="garden-8NW@-1/0 tower-11S@-1/1 pavilion-5NW@-2/1 chambers-10@0/1" label=${label} />`],
  ["palace-drawing-closed", (label) => html`<${Walled} tiles="pavilion-2NEW@0/1 arcades-4NES@1/0 seraglio-3ESW@0/-1 chambers-5NSW@-1/0" label=${label} />`],
];

export const drawings = {
  forbidden: () => html`<${Row} drawn=${FORBIDDEN} />`,
  walls: () => html`<${Row} drawn=${WALLS} />`,
};

/** Walls as walls. A tile is 100 units wide, the middle of the fountain is 0, 0, and y grows to the south. */
import { html } from "../dom.js";
import { at } from "./names.js";
import { ALONG, facing, isLoop, keyOf, outerWalls, OUTWARD } from "./outline.js";

/** @import { Side } from "./shapes.js" */
/** @import { Ground } from "./outline.js" */

export const UNIT = 100;
const HALF = UNIT / 2;

/** How thick an outer wall is; it lies inside its tiles, only merlons stand out. */
export const THICK = 12;
const PIER = 18;

/**
 * A point of a side: `along` it from the corner where walking clockwise begins, and `out` of the tile.
 * @param {Side} side @param {number} along @param {number} out @returns {[number, number]}
 */
export function point({ x, y, side }, along, out) {
  const [ax, ay] = ALONG[side];
  const [ox, oy] = OUTWARD[side];
  const [forth, far] = [along - HALF, out + HALF];
  return [UNIT * x + ax * forth + ox * far, -UNIT * y - ay * forth - oy * far];
}

/** @param {[number, number]} point */
const text = ([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A path through points of a side.  @param {Side} side @param {[along: number, out: number][]} points */
export const trace = (side, points) => `M${points.map(([along, out]) => text(point(side, along, out))).join("L")}`;

/**
 * The middle line of a wall, one path from its beginning to its end, with a corner wherever it turns.
 * @param {Side[]} sides @param {{loop?: boolean, inset?: number}} [how]
 */
export function line(sides, { loop = false, inset = THICK / 2 } = {}) {
  const corners = sides.flatMap((side, index) => {
    const after = sides[index + 1] ?? (loop ? sides[0] : null);
    if (!after || after.side === side.side) return [];
    const [x, y] = point(side, UNIT, -inset);
    const [ox, oy] = OUTWARD[after.side];
    return [text([x - ox * inset, y + oy * inset])];
  });
  if (loop) return `M${corners.join("L")}Z`;
  return `M${[text(point(sides[0], 0, -inset)), ...corners, text(point(sides[sides.length - 1], UNIT, -inset))].join("L")}`;
}

const MERLON = /** @type {[number, number][]} */ ([[-5.5, -1], [-5.5, 3.5], [-3, 3.5], [-3, 6.5], [3, 6.5], [3, 3.5], [5.5, 3.5], [5.5, -1]]);

const FIVE = [10, 30, 50, 70, 90];

/** Five stepped merlons on each side.  @param {Side[]} sides */
export function merlons(sides) {
  return sides.flatMap((side) => FIVE.map((middle) => `${trace(side, MERLON.map(([along, out]) => [middle + along, out]))}Z`)).join("");
}

/** The joints between stones: five in the outer course of a side, four in the inner one.  @param {Side[]} sides */
export function joints(sides) {
  return sides.flatMap((side) => [
    ...FIVE.map((joint) => trace(side, [[joint, -0.5], [joint, -THICK / 2]])),
    ...[20, 40, 60, 80].map((joint) => trace(side, [[joint, -THICK / 2], [joint, 0.5 - THICK]])),
  ]).join("");
}

/** The middles of the two piers that end a wall.  @param {Side[]} sides */
export function piers(sides) {
  return [point(sides[0], 5, -THICK / 2), point(sides[sides.length - 1], UNIT - 5, -THICK / 2)];
}

/**
 * The side where a word about a wall is least in the way: near its middle, its outside free; a long word lies better along a side.
 * @param {Side[]} sides @param {{taken: Set<string>, long?: boolean}} how `taken` are the keys of places that are full
 */
export function freeSide(sides, { taken, long = false }) {
  const middle = (sides.length - 1) / 2;
  const away = sides.map((side, index) => {
    const { x, y } = facing(side);
    return Math.abs(index - middle) + (taken.has(at(x, y)) ? sides.length : 0) + (long && x !== side.x ? 3 : 0);
  });
  return sides[away.indexOf(Math.min(...away))];
}

/**
 * One unbroken wall; `simple` where it is too small to see stones.
 * @param {{sides: Side[], loop?: boolean, longest?: boolean, simple?: boolean, plain?: boolean}} props
 */
export function WallShape({ sides, loop = false, longest = false, simple = false, plain = false }) {
  const path = line(sides, { loop });
  return html`<g class=${longest ? "wall longest" : "wall"}>
    ${!simple && html`<path class="stone" d=${merlons(sides)} />`}
    <path class="course" d=${path} stroke-width=${simple ? 18 : THICK} />
    ${!simple && !longest && html`<path class="joint" d=${joints(sides) + path} />`}
    ${longest && html`<path key=${path} class="thread" d=${path} pathLength="1" stroke-width=${simple ? 5 : 3} />`}
    ${!plain && !simple && !loop && piers(sides).map(([x, y]) => html`<rect class="stone" x=${x - PIER / 2} y=${y - PIER / 2} width=${PIER} height=${PIER} rx="3" />`)}
  </g>`;
}

/**
 * Every outer wall of grounds, the longest last and on top.
 * @param {{ground: Ground, longest?: Side[], simple?: boolean}} props
 */
export function OuterWalls({ ground, longest = [], simple = false }) {
  const within = new Set(longest.map(keyOf));
  const others = outerWalls(ground).filter(([first]) => !within.has(keyOf(first)));
  return html`<g class="walls">
    ${others.map((sides) => html`<${WallShape} key=${keyOf(sides[0])} sides=${sides} loop=${isLoop(ground, sides)} simple=${simple} />`)}
    ${longest.length > 0 && html`<${WallShape} key="longest" sides=${longest} loop=${isLoop(ground, longest)} longest simple=${simple} />`}
  </g>`;
}

/** Inner walls: a plain line in each of the two tiles.  @param {{sides: Side[]}} props */
export function InnerWalls({ sides }) {
  return sides.length > 0 && html`<path class="inner" d=${sides.map((side) => trace(side, [[0, -4.5], [UNIT, -4.5]])).join("")} />`;
}

/** Where one walks from tile to tile.  @param {{sides: Side[]}} props */
export function Thresholds({ sides }) {
  return sides.length > 0 && html`<path class="threshold" d=${sides.map((side) => trace(side, [[41, 0], [59, 0]])).join("")} />`;
}

const SAMPLE = /** @type {Side[]} */ ([{ x: 0, y: 0, side: "N" }]);

/** A piece of wall for a key.  @param {{kind: "longest" | "outer" | "inner"}} props */
export function WallSample({ kind }) {
  return html`<svg class="wall-sample" viewBox="-30 -58 60 22" aria-hidden="true" focusable="false">
    ${kind === "inner"
      ? html`<path class="inner" d="M-30-51H30M-30-42H30" />`
      : html`<${WallShape} sides=${SAMPLE} longest=${kind === "longest"} plain />`}
  </svg>`;
}

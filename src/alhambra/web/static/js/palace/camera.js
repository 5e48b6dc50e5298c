/** Where one looks at grounds from: fitted, moved nearer or aside, and never lost. Pure. */

/** @import { Box, Camera, Place, Point } from "./shapes.js" */

/** Pixels a cell. */
const [FARTHEST, NEAREST] = [14, 180];
/** How much nearer a press of a key or a button leads. */
export const STEP = 1.25;

export const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => Math.min(high, Math.max(low, value));

/** The rectangle around places, from middle to middle.  @param {Place[]} places */
export function extent(places) {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/**
 * Everything in sight. Where that would make cells smaller than `least`, they have that size and the `wanted` places
 * are in the middle.
 * @param {Place[]} places @param {Box} box @param {{least?: number, most?: number, margin?: number, wanted?: Place[]}} [how]
 */
export function fit(places, box, { least = 0, most = 104, margin = 0.35, wanted = [] } = {}) {
  const { west, east, south, north } = extent(places);
  const scale = Math.min(most, box.width / (east - west + 1 + 2 * margin), box.height / (north - south + 1 + 2 * margin));
  if (scale >= least || scale <= 0) return { x: (west + east) / 2, y: (south + north) / 2, scale: Math.max(scale, 1) };
  const middle = extent(wanted.length ? wanted : places);
  return kept({ x: (middle.west + middle.east) / 2, y: (middle.south + middle.north) / 2, scale: least }, box, places);
}

/** Is a place in sight, at least its middle?  @param {Camera} camera @param {Box} box @param {Place} place */
export function isInSight(camera, box, { x, y }) {
  return Math.abs(x - camera.x) * camera.scale <= box.width / 2 && Math.abs(y - camera.y) * camera.scale <= box.height / 2;
}

/**
 * The camera, moved back as far as it takes to have the nearest of the places in sight.
 * @param {Camera} camera @param {Box} box @param {Place[]} places
 */
export function kept(camera, box, places) {
  const scale = clamp(camera.scale, FARTHEST, NEAREST);
  const wide = Math.max(0, box.width / 2 / scale - 0.5);
  const high = Math.max(0, box.height / 2 / scale - 0.5);
  const away = (/** @type {Place} */ { x, y }) => Math.max(Math.abs(x - camera.x) - wide, Math.abs(y - camera.y) - high);
  const near = places.reduce((best, place) => (away(place) < away(best) ? place : best), places[0]);
  return { x: clamp(camera.x, near.x - wide, near.x + wide), y: clamp(camera.y, near.y - high, near.y + high), scale };
}

/** Where the middle of a place is in the box.  @param {Camera} camera @param {Box} box @param {Place} place */
export function spotOf(camera, box, { x, y }) {
  return { left: box.width / 2 + (x - camera.x) * camera.scale, top: box.height / 2 - (y - camera.y) * camera.scale };
}

/** Where the fountain's corner is in the box, and how wide a place: all that buttons over the places need to know.  @param {Camera} camera @param {Box} box */
export function over(camera, box) {
  const { left, top } = spotOf(camera, box, { x: 0, y: 0 });
  const half = camera.scale / 2;
  return { "--left": `${left - half}px`, "--top": `${top - half}px`, "--cell": `${camera.scale}px` };
}

/** The place under a point of the box.  @param {Camera} camera @param {Box} box @param {number} left @param {number} top */
export function placeAt(camera, box, left, top) {
  const x = Math.round(camera.x + (left - box.width / 2) / camera.scale);
  const y = Math.round(camera.y - (top - box.height / 2) / camera.scale);
  return { x: x || 0, y: y || 0 };
}

/** Moved by so many pixels, as a hand moves paper.  @param {Camera} camera @param {number} right @param {number} down */
export function moved(camera, right, down) {
  return { ...camera, x: camera.x - right / camera.scale, y: camera.y + down / camera.scale };
}

/**
 * Nearer or farther; what lies under the point stays there.
 * @param {Camera} camera @param {Box} box @param {number} factor @param {Point} [point]
 */
export function zoomed(camera, box, factor, point = { left: box.width / 2, top: box.height / 2 }) {
  const scale = clamp(camera.scale * factor, FARTHEST, NEAREST);
  const [right, down] = [point.left - box.width / 2, point.top - box.height / 2];
  const shift = 1 / camera.scale - 1 / scale;
  return { x: camera.x + right * shift, y: camera.y - down * shift, scale };
}

/** By a turn of the wheel.  @param {Camera} camera @param {Box} box @param {{deltaY: number, deltaMode?: number}} wheel @param {Point} point */
export function wheeled(camera, box, { deltaY, deltaMode = 0 }, point) {
  const pixels = deltaY * (deltaMode === 1 ? 33 : deltaMode === 2 ? box.height : 1);
  return zoomed(camera, box, 2 ** (-clamp(pixels, -150, 150) / 300), point);
}

/**
 * By two fingers, from where they were to where they are.
 * @param {Camera} camera @param {Box} box @param {Point[]} before @param {Point[]} now
 */
export function pinched(camera, box, before, now) {
  const middle = (/** @type {Point[]} */ [a, b]) => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 });
  const apart = (/** @type {Point[]} */ [a, b]) => Math.max(1, Math.hypot(a.left - b.left, a.top - b.top));
  const [from, to] = [middle(before), middle(now)];
  return zoomed(moved(camera, to.left - from.left, to.top - from.top), box, apart(now) / apart(before), to);
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * By a key: `+`, `-`, an arrow with Shift; `0` is "fit", and null a key that means nothing here.
 * @param {Camera} camera @param {Box} box @param {{key: string} & Partial<KeyboardEvent>} event @returns {Camera | "fit" | null}
 */
export function keyed(camera, box, { key, shiftKey, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "+" || key === "=") return zoomed(camera, box, STEP);
  if (key === "-") return zoomed(camera, box, 1 / STEP);
  if (key === "0") return "fit";
  const arrow = shiftKey ? ARROWS[key] : null;
  return arrow ? moved(camera, arrow[0] * camera.scale, arrow[1] * camera.scale) : null;
}

/** How many places lie beyond each edge of the box; each is counted once.  @param {Camera} camera @param {Box} box @param {Place[]} places */
export function outside(camera, box, places) {
  const counts = { N: 0, E: 0, S: 0, W: 0 };
  for (const place of places) {
    if (isInSight(camera, box, place)) continue;
    const right = ((place.x - camera.x) * camera.scale) / box.width;
    const up = ((place.y - camera.y) * camera.scale) / box.height;
    counts[Math.abs(right) > Math.abs(up) ? (right > 0 ? "E" : "W") : up > 0 ? "N" : "S"] += 1;
  }
  return counts;
}

const CORNERS = /** @type {const} */ (["NE", "SE", "SW", "NW"]);

/** How many places something of this size hides in each corner.  @param {Camera} camera @param {Box} box @param {Place[]} places @param {Box} size */
function hiddenIn(camera, box, places, size) {
  const half = camera.scale / 2;
  return CORNERS.map((corner) => {
    const [left, top] = [corner[1] === "E" ? box.width - size.width : 0, corner[0] === "S" ? box.height - size.height : 0];
    return places.filter((place) => {
      const spot = spotOf(camera, box, place);
      return Math.abs(spot.left - left - size.width / 2) < half + size.width / 2 && Math.abs(spot.top - top - size.height / 2) < half + size.height / 2;
    }).length;
  });
}

/**
 * The corner of the box where something of this size hides the fewest places.
 * @param {Camera} camera @param {Box} box @param {Place[]} places @param {Box} size
 */
export function freeCorner(camera, box, places, size) {
  const hidden = hiddenIn(camera, box, places, size);
  return CORNERS[hidden.indexOf(Math.min(...hidden))];
}

/**
 * Everything in sight, and where every corner is taken, beside something of this size.
 * @param {Place[]} places @param {Box} box @param {Box} size @param {{least?: number, wanted?: Place[]}} how
 */
export function fitBeside(places, box, size, how) {
  const camera = fit(places, box, how);
  if (hiddenIn(camera, box, places, size).includes(0)) return camera;
  const beside = fit(places, { ...box, width: Math.max(1, box.width - size.width) }, how);
  return beside.scale > (how.least ?? 0) ? { ...beside, x: beside.x + size.width / 2 / beside.scale } : camera;
}

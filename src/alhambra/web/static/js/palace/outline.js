/** The sides of grounds: which are walls, which lie on the outline, and in which order one walks along them. Pure. */
import { at, readTile } from "./names.js";

/** @import { Laid, Side, SideName } from "./shapes.js" */
/** @typedef {Map<string, Laid>} Ground Tiles by their places. */

/** Clockwise. */
export const SIDES = /** @type {const} */ (["N", "E", "S", "W"]);

/** Steps east and north to the place beyond a side. */
export const OUTWARD = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** Walking clockwise along the north side leads east, and so on. */
export const ALONG = { N: [1, 0], E: [0, -1], S: [-1, 0], W: [0, 1] };

const FOUNTAIN = { tile: "fountain", x: 0, y: 0 };

/** Tiles by their places, the fountain among them.  @param {Laid[]} tiles @returns {Ground} */
export function groundOf(tiles) {
  return new Map([FOUNTAIN, ...tiles].map((laid) => [at(laid.x, laid.y), laid]));
}

/** @param {SideName} side @param {number} turns to the right */
export const turned = (side, turns) => SIDES[(SIDES.indexOf(side) + turns + 4) % 4];

/** Is there a wall?  @param {Ground} ground @param {Side} side */
export function isWalled(ground, { x, y, side }) {
  const laid = ground.get(at(x, y));
  return laid !== undefined && readTile(laid.tile).walls.includes(side);
}

/** The side that touches this one from beyond.  @param {Side} side */
export const facing = ({ x, y, side }) => ({ x: x + OUTWARD[side][0], y: y + OUTWARD[side][1], side: turned(side, 2) });

/** The tile beyond a side.  @param {Ground} ground @param {Side} side */
export function beyond(ground, side) {
  const { x, y } = facing(side);
  return ground.get(at(x, y));
}

/**
 * The side that comes next on the outline: left onto the tile ahead and outward, on along the tile ahead, or right.
 * With `back` the side before.
 * @param {Ground} ground @param {Side} from @param {{back?: boolean}} [way] @returns {Side}
 */
export function next(ground, { x, y, side }, { back = false } = {}) {
  const step = back ? -1 : 1;
  const ahead = { x: x + step * ALONG[side][0], y: y + step * ALONG[side][1] };
  if (!ground.has(at(ahead.x, ahead.y))) return { x, y, side: turned(side, step) };
  const corner = { x: ahead.x + OUTWARD[side][0], y: ahead.y + OUTWARD[side][1] };
  return ground.has(at(corner.x, corner.y)) ? { ...corner, side: turned(side, -step) } : { ...ahead, side };
}

/** A side as a key.  @param {Side} side */
export const keyOf = ({ x, y, side }) => at(x, y) + side;

/** Does a wall end where it began?  @param {Ground} ground @param {Side[]} sides */
export function isLoop(ground, sides) {
  return sides.length > 3 && keyOf(next(ground, sides[sides.length - 1])) === keyOf(sides[0]);
}

/** @param {Ground} ground */
const allSides = (ground) => [...ground.values()].flatMap(({ x, y }) => SIDES.map((side) => ({ x, y, side })));

/** All sides on the outline.  @param {Ground} ground */
export function outline(ground) {
  return allSides(ground).filter((side) => !beyond(ground, side));
}

/** The unbroken walls of the outline, each in walking order.  @param {Ground} ground */
export function outerWalls(ground) {
  const left = new Map(outline(ground).filter((side) => isWalled(ground, side)).map((side) => [keyOf(side), side]));
  const begins = [...left.values()].filter((side) => !left.has(keyOf(next(ground, side, { back: true }))));
  const runs = [];
  // What is left when every wall with a beginning is walked goes all the way round.
  for (const begin of [...begins, ...left.values()]) {
    const run = [];
    for (let side = begin; left.delete(keyOf(side)); side = next(ground, side)) run.push(side);
    if (run.length) runs.push(run);
  }
  return runs;
}

/** Walled sides that face another tile.  @param {Ground} ground */
export function innerWalls(ground) {
  return allSides(ground).filter((side) => beyond(ground, side) && isWalled(ground, side));
}

/** Sides one can walk through, each once.  @param {Ground} ground */
export function thresholds(ground) {
  return allSides(ground).filter((side) =>
    "NE".includes(side.side) && beyond(ground, side) && !isWalled(ground, side) && !isWalled(ground, facing(side)));
}

/** The sides where a tile would meet its neighbours unlike: a wall an open side, or an open side a wall.  @param {Laid[]} tiles @param {Laid} wanted */
export function clashes(tiles, wanted) {
  const ground = groundOf([...tiles, wanted]);
  return SIDES.filter((name) => {
    const side = { x: wanted.x, y: wanted.y, side: name };
    return beyond(ground, side) && isWalled(ground, side) !== isWalled(ground, facing(side));
  });
}

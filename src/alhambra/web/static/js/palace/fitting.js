/** Where a tile could be built, and what stands against a place: for hints and pictures. The server decides. Pure. */
import { at, readTile } from "./names.js";
import { clashes, facing, groundOf, isWalled, OUTWARD, SIDES } from "./outline.js";

/** @import { Laid, Place, SideName, TileName } from "./shapes.js" */
/** @import { Ground } from "./outline.js" */

/** The eight places around one, clockwise from the north. */
const RING = /** @type {const} */ ([[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]]);

/** Would a tile here shut something in, as the ring around it changes more than twice (AL-4.5)?  @param {Ground} ground @param {Place} place */
function shutsIn(ground, { x, y }) {
  const ring = RING.map(([east, north]) => ground.has(at(x + east, y + north)));
  return ring.filter((full, index) => full !== ring[(index + 1) % 8]).length !== 2;
}

/** The sides of a tile in a place that touch others.  @param {Ground} ground @param {Place} place */
const touching = (ground, { x, y }) => SIDES.filter((side) => ground.has(at(x + OUTWARD[side][0], y + OUTWARD[side][1])));

/** The free places beside tiles.  @param {Laid[]} tiles @returns {Place[]} */
export function borders(tiles) {
  const ground = groundOf(tiles);
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const { x, y } of ground.values()) {
    for (const side of SIDES) {
      const place = { x: x + OUTWARD[side][0], y: y + OUTWARD[side][1] };
      if (!ground.has(at(place.x, place.y))) found.set(at(place.x, place.y), place);
    }
  }
  return [...found.values()];
}

/** Where a tile could be built now (AL-4).  @param {Laid[]} tiles @param {TileName} tile */
export function fits(tiles, tile) {
  const ground = groundOf(tiles);
  const { walls } = readTile(tile);
  return borders(tiles).filter((place) =>
    !clashes(tiles, { tile, ...place }).length && touching(ground, place).some((side) => !walls.includes(side)) && !shutsIn(ground, place));
}

/** The walled sides of a tile that keep everybody out of it.  @param {Laid[]} tiles @param {Laid} wanted @returns {SideName[]} */
export function barred(tiles, wanted) {
  const ground = groundOf([...tiles, wanted]);
  return touching(groundOf(tiles), wanted).filter((side) => isWalled(ground, { ...wanted, side }) || isWalled(ground, facing({ ...wanted, side })));
}

/** The empty places that tiles shut in.  @param {Laid[]} tiles @returns {Place[]} */
export function holes(tiles) {
  const ground = groundOf(tiles);
  const places = [...ground.values()];
  const [west, east] = [Math.min(...places.map(({ x }) => x)) - 1, Math.max(...places.map(({ x }) => x)) + 1];
  const [south, north] = [Math.min(...places.map(({ y }) => y)) - 1, Math.max(...places.map(({ y }) => y)) + 1];
  const open = new Set([at(west, south)]);
  const waiting = [{ x: west, y: south }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    for (const side of SIDES) {
      const [x, y] = [place.x + OUTWARD[side][0], place.y + OUTWARD[side][1]];
      if (x < west || x > east || y < south || y > north || ground.has(at(x, y)) || open.has(at(x, y))) continue;
      open.add(at(x, y));
      waiting.push({ x, y });
    }
  }
  const shut = [];
  for (let x = west; x <= east; x++) {
    for (let y = south; y <= north; y++) if (!ground.has(at(x, y)) && !open.has(at(x, y))) shut.push({ x, y });
  }
  return shut;
}

/** Tiles and cards, read from their names. Pure. */

/** @import { Building } from "../types.js" */
/** @import { Currency, SideName } from "./shapes.js" */

/** @type {Record<string, Building>} */
const LETTERS = { pavilion: "P", seraglio: "S", arcades: "A", chambers: "C", garden: "G", tower: "T" };

/** The fountain has neither building nor price. @typedef {{building: Building | null, price: number, walls: SideName[]}} Tile */

/** @type {Map<string, Tile>} */
const known = new Map();

/** A tile by its name.  @param {string} name @returns {Tile} */
export function readTile(name) {
  let tile = known.get(name);
  if (!tile) {
    const [, type, price, walls] = /^([a-z]+)(?:-(\d+)([NESW]*))?$/.exec(name) ?? [];
    tile = { building: LETTERS[type] ?? null, price: Number(price ?? 0), walls: /** @type {SideName[]} */ ([...(walls ?? "")]) };
    known.set(name, tile);
  }
  return tile;
}

/** A card by its name.  @param {string} name */
export function readCard(name) {
  return { currency: /** @type {Currency} */ (name[0]), value: Number(name.slice(1)) };
}

/** Cards by currency, each from low to high.  @param {string[]} cards */
export function sorted(cards) {
  return [...cards].sort((a, b) => "ygbo".indexOf(a[0]) - "ygbo".indexOf(b[0]) || readCard(a).value - readCard(b).value);
}

/** A place as a key.  @param {number} x @param {number} y */
export const at = (x, y) => `${x},${y}`;

/** The choices of a turn by the texts they are sent as, and the texts that gestures mean. Pure. */
import { at, sorted } from "./names.js";

/** @import { CardName, Laid, Lit, Place, TileName } from "./shapes.js" */
/** @import { Building, Choice as Prospect, Exchanging, Removing, Taking, View } from "./types.js" */

/** @typedef {Building | Removing | Exchanging} Moving A change of the own grounds. */

/**
 * @typedef {object} Turn
 * @property {Prospect[]} list
 * @property {Map<string, Prospect>} byAction
 */

/** @param {Prospect[] | null} choices @returns {Turn} */
export function turnOf(choices) {
  const list = choices ?? [];
  return { list, byAction: new Map(list.map((one) => [one.action, one])) };
}

/** Is the seat to move placing tiles, with its actions over?  @param {Pick<View, "phase">} view */
export const isPlacing = ({ phase }) => phase === "place" || phase === "place-left";

/** A number as actions spell it.  @param {number} steps */
const spelled = (steps) => (steps < 0 ? `${steps}` : `+${steps}`);

/** @param {Place} place */
const spot = ({ x, y }) => `${spelled(x)},${spelled(y)}`;

/** @param {CardName[]} cards */
export const taking = (cards) => `take ${sorted(cards).join(" ")}`;

/** @param {TileName} tile @param {CardName[]} cards */
export const buying = (tile, cards) => `buy ${tile} with ${sorted(cards).join(" ")}`;

/** The tile in a place, the fountain among them.  @param {Laid[]} tiles @param {Place} place */
export function tileIn(tiles, { x, y }) {
  return x === 0 && y === 0 ? "fountain" : tiles.find((laid) => laid.x === x && laid.y === y)?.tile;
}

/**
 * A tile that is held: bought and waiting, of the reserve, or of the grounds.
 * @typedef {{tile: TileName, from: "bought" | "reserve" | "grounds"}} Held
 */

/** Where a held tile is meant to go: a place, the reserve, Dirk, or where it lets a tile of the reserve in. @typedef {Place | "reserve" | "dirk" | {instead: TileName}} Aim */

/** An aim as a key.  @param {Aim} aim */
export const aimKey = (aim) => (typeof aim === "string" ? aim : "instead" in aim ? aim.instead : at(aim.x, aim.y));

/**
 * The action that putting a held tile somewhere means, legal or not; null where it means none.
 * @param {Held} held @param {Aim} aim @param {Laid[]} tiles the own grounds @returns {string | null}
 */
export function meant({ tile, from }, aim, tiles) {
  if (aim === "dirk") return from === "bought" ? `give ${tile}` : null;
  if (aim === "reserve") return from === "bought" ? `reserve ${tile}` : from === "grounds" ? `remove ${tile}` : null;
  if ("instead" in aim) return from === "grounds" ? `exchange ${tile} for ${aim.instead}` : null;
  if (from === "grounds") return null;
  if (from === "bought") return `place ${tile} at ${spot(aim)}`;
  const old = tileIn(tiles, aim);
  return old ? `exchange ${old} for ${tile}` : `build ${tile} at ${spot(aim)}`;
}

/** Every change of the grounds a held tile allows.  @param {Turn} turn @param {Held} held @returns {Moving[]} */
export function moves({ list }, { tile, from }) {
  return /** @type {Moving[]} */ (
    list.filter((one) => {
      if (one.kind === "place") return from === "bought" && one.tile === tile;
      if (one.kind === "build") return from === "reserve" && one.tile === tile;
      if (one.kind === "exchange") return (from === "reserve" && one.tile === tile) || (from === "grounds" && one.old === tile);
      return one.kind === "remove" && from === "grounds" && one.tile === tile;
    })
  );
}

/** A number with its sign, and a true minus.  @param {number} points */
export const signed = (points) => (points < 0 ? `\u2212${-points}` : `+${points}`);

/** The places of the own grounds that a held tile lights.  @param {Turn} turn @param {Held} held @returns {Lit[]} */
export function lit(turn, held) {
  if (held.from === "grounds") return [];
  return moves(turn, held).map(({ kind, x, y, change }) => ({ x, y, label: signed(change.points), look: kind === "exchange" ? "swap" : "lit" }));
}

/** How many cards can be taken at once at most.  @param {Turn} turn */
export const mostTaken = ({ list }) => Math.max(0, ...list.map((one) => (one.kind === "take" ? one.cards.length : 0)));

/** @param {Turn} turn @param {CardName[]} cards @returns {Taking | null} */
export function takeOf({ byAction }, cards) {
  return /** @type {Taking | undefined} */ (byAction.get(taking(cards))) ?? null;
}

/** Which actions of Roll & Write are the last before dice are rolled. Pure. */
import { at, built } from "./choices.js";

/** @typedef {import("./types.js").View} View */

/** The dice without one of so many pips.  @param {number[]} dice @param {number} pips */
const without = (dice, pips) => dice.filter((_, index) => index !== dice.indexOf(pips));

/**
 * Whether dice are rolled after an action: not after turning one, and not after a building that may be followed by a second.
 * @param {string} action @param {Pick<View, "mover" | "rows" | "second_price">} view
 */
export function isLast(action, view) {
  const [verb, yellow, blue] = action.split(" ");
  if (verb !== "construct") return verb !== "change";
  const row = view.rows[view.mover ?? 0];
  const [left] = without(row.yellow, Number(yellow.slice(1)));
  const [other] = without(row.blue, Number(blue.slice(1)));
  const isFree = !built(row).has(at(left, other)) && at(left, other) !== at(Number(yellow.slice(1)), Number(blue.slice(1)));
  return row.circled - row.crossed < view.second_price || !isFree;
}

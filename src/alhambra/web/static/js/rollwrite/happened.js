/** What is new on the sheets since one's own last action, and what everybody did in their last turn. Pure. */
import { at } from "./choices.js";

/** @typedef {import("./types.js").Event} Event */
/** @typedef {{built: Map<number, Set<string>>, came: Map<number, {yellow: number, blue: number}>}} News by seat */

/** @param {Event[]} since @returns {News} */
export function newsOf(since) {
  /** @type {News} */
  const found = { built: new Map(), came: new Map() };
  for (const event of since) {
    if (event.kind === "built") found.built.set(event.seat, new Set([...(found.built.get(event.seat) ?? []), at(event.yellow, event.blue)]));
    if (event.kind === "passed") found.came.set(event.to, { yellow: event.yellow, blue: event.blue });
  }
  return found;
}

/** Who built or gained something, in order.  @param {Event[]} since */
export const actorsOf = (since) => [...new Set(since.flatMap((event) => (event.kind === "built" || event.kind === "gained" ? [event.seat] : [])))];

/** @typedef {{built: import("./types.js").Built[], gained: number | null}} Deed what a seat did in its last turn */

/** @param {Event[]} events @returns {Map<number, Deed>} by seat */
export function lastDeeds(events) {
  /** @type {Map<number, Deed>} */
  const deeds = new Map();
  let actor = -1;
  for (const event of events) {
    if (event.kind !== "built" && event.kind !== "gained") continue;
    const deed = (actor === event.seat && !isNewTurn(event, deeds.get(actor)) && deeds.get(actor)) || { built: [], gained: null };
    actor = event.seat;
    deeds.set(actor, deed);
    if (event.kind === "built") deed.built.push(event);
    if (event.kind === "gained") deed.gained = event.coins;
  }
  return deeds;
}

/** Whoever plays alone has no other turn in between: only a second building goes on with a turn that has an action.  @param {Event} event @param {Deed | undefined} deed */
const isNewTurn = (event, deed) => deed !== undefined && (deed.built.length > 0 || deed.gained !== null) && !(event.kind === "built" && event.second);

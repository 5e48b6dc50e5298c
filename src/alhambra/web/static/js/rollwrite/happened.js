/** What is new on the sheets since one's own last action: buildings, and dice that came from a neighbour. Pure. */
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

/** The story as it may be read again: what all saw is told when it happens, and where there are secrets it is no memory aid. Pure. */

/** @typedef {import("../types.js").Event} Event */
/** @typedef {Pick<import("../games.js").Game, "hushed" | "isDealt">} Game */

/**
 * Where the round begins that is still told in full: with the last turn of a seat that is over.
 * @param {Event[]} events @param {number} seat @param {Game["isDealt"]} isDealt
 */
export function roundOf(events, seat, isDealt) {
  const did = (/** @type {Event} */ event) => typeof event.seat === "number" && !isDealt(event);
  const other = events.findLastIndex((event) => did(event) && event.seat !== seat);
  let at = events.slice(0, Math.max(0, other)).findLastIndex((event) => did(event) && event.seat === seat);
  while (at > 0 && !(did(events[at - 1]) && events[at - 1].seat !== seat)) at -= 1;
  return Math.max(0, at);
}

/**
 * @param {Event[]} events @param {{game: Game, reader: number | null, mover: number | null}} how
 * `reader`: the seat of whoever reads; null: somebody who only watches
 */
export function retold(events, { game, reader, mover }) {
  const { hushed, isDealt } = game;
  if (!hushed) return events;
  const from = roundOf(events, reader ?? mover ?? 0, isDealt);
  return events.map((event, at) => (at < from ? hushed(event, reader) : event));
}

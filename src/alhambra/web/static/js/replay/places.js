/** Places in a replay: pure functions about plies, events and addresses. */

/** @typedef {import("../types.js").Event} Event */

/**
 * The ply of an address's hash, within the game. Where it names none: of a finished game where the first seat decides,
 * and of one that still runs how it stands.
 * @param {string} hash @param {{plies: number, over: boolean}} told @param {import("./stops.js").Stop[]} stops
 */
export function plyOf(hash, { plies, over }, [first]) {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Math.min(Number(found[1]), plies) : over ? first.ply : plies;
}

/** The place in the story at this ply: the last event up to it, or -1.  @param {Event[]} story @param {number} ply */
export function placeIn(story, ply) {
  return story.findLastIndex((event) => event.ply <= ply);
}

/**
 * The last ply up to which two tellings of a game that still runs agree. Something may have been taken back
 * between them, and other plies played.
 * @param {{plies: number, story: Event[]}} before @param {{plies: number, story: Event[]}} now
 */
export function agreedPly(before, now) {
  const most = Math.min(before.plies, now.plies);
  const length = Math.max(before.story.length, now.story.length);
  for (let at = 0; at < length; at++) {
    const [one, other] = [before.story[at], now.story[at]];
    if (JSON.stringify(one) === JSON.stringify(other)) continue;
    return Math.min(most, (one?.ply ?? Infinity) - 1, (other?.ply ?? Infinity) - 1);
  }
  return most;
}

/** The seat that acted last, whose sheet is looked at.  @param {Event[]} story @param {number} ply @returns {number} */
export function actorAt(story, ply) {
  return story.findLast((event) => event.ply <= ply && event.seat !== undefined)?.seat ?? 0;
}

/** Places in a replay: pure functions about plies, events, addresses and keys. */

/** @typedef {import("../types.js").Event} Event */

/**
 * The ply of an address's hash, within the game. Where it names none: the beginning of a finished game, and of one that
 * still runs how it stands.
 * @param {string} hash @param {{plies: number, over: boolean}} told
 */
export function plyOf(hash, { plies, over }) {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Math.min(Number(found[1]), plies) : over ? 0 : plies;
}

/** What happened at this ply.  @param {Event[]} story @param {number} ply */
export function eventsAt(story, ply) {
  return story.filter((event) => event.ply === ply);
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

/** The next ply at which something is told, forwards or backwards.  @param {Event[]} story @param {number} ply @param {1 | -1} way @param {number} plies */
export function tellingPly(story, ply, way, plies) {
  if (way > 0) return story.find((event) => event.ply > ply)?.ply ?? plies;
  return story.findLast((event) => event.ply < ply)?.ply ?? 0;
}

/**
 * Where a key leads: a ply, `play`, or null for keys that mean nothing here.
 * @param {string} key @param {number} ply
 * @param {{plies: number, story: Event[], isChapter: (event: Event) => boolean}} told
 * @returns {number | "play" | null}
 */
export function keyLeads(key, ply, { plies, story, isChapter }) {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, ply - 1);
    case "ArrowRight":
      return Math.min(plies, ply + 1);
    case "ArrowUp":
      return tellingPly(story, ply, -1, plies);
    case "ArrowDown":
      return tellingPly(story, ply, 1, plies);
    case "PageUp":
      return tellingPly(story.filter(isChapter), ply, -1, plies);
    case "PageDown":
      return tellingPly(story.filter(isChapter), ply, 1, plies);
    case "Home":
      return 0;
    case "End":
      return plies;
    case " ":
      return "play";
    default:
      return null;
  }
}

/** How a finished game compares with one's own earlier ones: best, average, first victories. Pure. */
import { against } from "../mygames/figures.js";

/** @typedef {import("../types.js").Played} Played */

/** Whether two games may be compared by their points.  @param {Played} one @param {Played} other */
const isAlike = (one, other) => one.game === other.game && one.players === other.players && (one.players > 1 || against(one) === against(other));

/**
 * A game among all of mine.
 * @param {Played[]} games the latest last @param {string} table @param {string[]} levels the weakest first
 */
export function standingOf(games, table, levels) {
  const at = games.findIndex((one) => one.table === table);
  if (at < 0) return null;
  const [now, earlier] = [games[at], games.slice(0, at)];
  const before = earlier.filter((one) => isAlike(one, now));
  const all = [...before, now].map(({ score }) => score);
  const isFirst = (/** @type {string} */ level) => now.rivals.includes(level) && !earlier.some(({ game, place, rivals }) => game === now.game && place === 1 && rivals.includes(level));
  return {
    now,
    count: all.length,
    mean: all.reduce((sum, one) => sum + one, 0) / all.length,
    last: all.slice(-5),
    /** The best before, where this one is better. */
    beaten: before.length && now.score > Math.max(...all.slice(0, -1)) ? Math.max(...all.slice(0, -1)) : null,
    /** The strongest level that was beaten for the first time. */
    firstOver: now.place === 1 ? levels.filter(isFirst).at(-1) ?? null : null,
  };
}

/** How the points of everybody went: where the game is looked at, and the moments that decided it. Pure but for the language. */

/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").View} View */
/** @typedef {{ply: number, label: string, title: string, points?: number[]}} Stop where the game is looked at: what was over then, in brief and at length; `points` of all rows where they are known */
/** @typedef {Stop & {points: number[]}} Mark */
/** @typedef {{row: number, gain: number, rival: number, next: number, ahead: number, from: Mark, to: Mark}} Swing `gain`: points between two marks; `rival`: who gained most of the others, `next`: how much; `ahead`: how many more than they */

/** How many moments are told. */
const MOST = 3;

/**
 * Who gained most from mark to mark, by how far they left the best of the others behind; the largest first, and one of each stretch.
 * @param {Mark[]} course @param {number[]} rows those that can win @returns {Swing[]}
 */
export function swingsOf(course, rows) {
  const found = course.slice(1).flatMap((to, at) => {
    const from = course[at];
    const gains = rows.map((row) => ({ row, gain: (to.points[row] ?? 0) - (from.points[row] ?? 0) }));
    const [best, second] = gains.sort((one, other) => other.gain - one.gain);
    return second ? [{ ...best, rival: second.row, next: second.gain, ahead: best.gain - second.gain, from, to }] : [];
  });
  return found.filter(({ gain, ahead }) => gain > 0 && ahead > 0).sort((one, other) => other.ahead - one.ahead || one.to.ply - other.to.ply).slice(0, MOST);
}

/** The last thing a row did up to the end of a swing, to see it in the replay; its end where it did nothing.  @param {Event[]} story @param {Swing} swing */
export function plyOfSwing(story, { row, from, to }) {
  const deed = story.findLast((event) => event.ply > from.ply && event.ply <= to.ply && event.seat === row);
  return deed?.ply ?? to.ply;
}

/**
 * The end in a sentence's parts: who won, and the place and margin of whoever reads it.
 * @param {{row: number, name: string, points: number}[]} rows @param {number[]} winners @param {number | null} own my row
 */
export function resultOf(rows, winners, own) {
  const of = (/** @type {number} */ row) => rows.find((one) => one.row === row);
  const first = of(winners[0]);
  const rest = rows.filter(({ row }) => !winners.includes(row));
  const second = [...rest].sort((one, other) => other.points - one.points)[0];
  const mine = own === null ? undefined : of(own);
  if (!first) return null;
  const place = mine ? (winners.includes(mine.row) ? 1 : Math.max(winners.length, rows.filter(({ points }) => points > mine.points).length) + 1) : 0;
  const isMine = mine !== undefined && winners.includes(mine.row);
  const margin = isMine || !mine ? first.points - (second?.points ?? first.points) : first.points - mine.points;
  return { isMine, hasMine: mine !== undefined, isShared: winners.length > 1, place, margin, winner: first, other: isMine || !mine ? second : first };
}

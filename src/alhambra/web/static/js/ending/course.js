/** How the points of everybody went: where the game is looked at, and who won. Pure but for the language. */

/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").View} View */
/** @typedef {{ply: number, label: string, title: string, points?: number[]}} Stop where the game is looked at: what was over then, in brief and at length; `points` of all rows where they are known */
/** @typedef {Stop & {points: number[]}} Mark */

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

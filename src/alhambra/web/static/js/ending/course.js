/** How the points of everybody went: where the game is looked at, who won, and who came where. Pure. */

/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").View} View */
/** @typedef {{row: number, name: string, points: number}} Row */
/** @typedef {{ply: number, label: string, title: string, points?: number[]}} Stop where the game is looked at: what was over then, in brief and at length; `points` of all rows where they are known */
/** @typedef {Stop & {points: number[]}} Mark */
/** @typedef {Row & {place: number}} Ranked */

/** Everybody by their places; whoever has not won comes behind all who have.  @param {Row[]} rows @param {number[]} winners @returns {Ranked[]} */
export function rankingOf(rows, winners) {
  const placeOf = (/** @type {Row} */ { row, points }) => (winners.includes(row) ? 1 : Math.max(winners.length, rows.filter((one) => one.points > points).length) + 1);
  return rows.map((one) => ({ ...one, place: placeOf(one) })).sort((one, other) => one.place - other.place || one.row - other.row);
}

/**
 * The end in a sentence's parts: who won, the place of whoever reads it, and by how many points from whom.
 * @param {Row[]} rows @param {number[]} winners @param {number | null} own my row
 */
export function resultOf(rows, winners, own) {
  const ranking = rankingOf(rows, winners);
  const winner = ranking.find(({ row }) => row === winners[0]);
  if (!winner) return null;
  const mine = ranking.find(({ row }) => row === own);
  const isMine = mine?.place === 1;
  const next = ranking.find(({ place }) => place > 1);
  const other = isMine || !mine ? next : winner;
  const margin = Math.abs(winner.points - (isMine || !mine ? next ?? winner : mine).points);
  const ahead = mine && !isMine ? ranking.filter(({ place }) => place < mine.place).at(-1) : undefined;
  return { isMine, hasMine: mine !== undefined, isShared: winners.length > 1, place: mine?.place ?? 0, margin, winner, other, mine, ahead };
}

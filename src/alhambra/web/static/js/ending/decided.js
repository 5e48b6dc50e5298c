/** What decided a game: of all that a game can tell of the winner and the next, what weighed most. Pure. */

/** @typedef {{sign: string, ahead: number, ply: number, head: string, text: string}} Decisive `sign`: what it is about, in words `head`; `ahead`: by how much; `ply`: where it happened */

/** How many are told, and how many of them without a number of points. */
const MOST = 3;

/** Who is compared: the winner, me if I won, and the best of the others, me if I did not.
 * @param {{row: number, points: number}[]} rows @param {number[]} winners @param {number | null} own */
export function comparedOf(rows, winners, own) {
  if (!winners.length || rows.length < 2) return null;
  const row = own !== null && winners.includes(own) ? own : winners[0];
  const others = rows.filter((one) => one.row !== row).sort((one, other) => other.points - one.points);
  const rival = own !== null && own !== row ? own : others[0].row;
  return { row, rival };
}

/** The weightiest; what is not counted in points comes last, if at all.  @param {Decisive[]} all @returns {Decisive[]} */
export function weightiest(all) {
  const ahead = all.filter((one) => one.ahead > 0);
  const [exact, rest] = [ahead.filter(({ sign }) => sign === "exact"), ahead.filter(({ sign }) => sign !== "exact")];
  rest.sort((one, other) => other.ahead - one.ahead || one.ply - other.ply);
  return [...rest.slice(0, MOST - Math.min(1, exact.length)), ...exact].slice(0, MOST);
}

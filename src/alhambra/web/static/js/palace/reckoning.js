/** Everybody's next scoring, now and after a change that is looked at. Pure. */
import { ladder } from "./scorings.js";
import { TYPES } from "./words.js";

/** @import { Change, Giving, Scoring, TypeAfter } from "./types.js" */

/** @typedef {{count: number, place: number | null, points: number, isNew: boolean}} Cell */
/** @typedef {{row: number, isDirk: boolean, types: Cell[], wall: number, next: number, wallBy: number, nextBy: number}} Line `wallBy` and `nextBy`: by how much they change */

/** What somebody with so many of a type gets.  @param {number} count @param {number[]} all everybody's @param {number[]} rungs points of the places */
function placed(count, all, rungs) {
  const behind = all.filter((other) => other > count).length;
  if (!count || behind >= rungs.length) return { place: null, points: 0 };
  const equal = all.filter((other) => other === count).length;
  const shared = rungs.slice(behind, behind + equal).reduce((sum, points) => sum + points, 0);
  return { place: behind + 1, points: Math.floor(shared / equal) };
}

/**
 * The lines of the standings. `change` is what the seat would do to its own grounds, or the tile it would give to Dirk.
 * @param {Scoring} scoring @param {{seat: number, change?: Change | null, giving?: Giving | null}} [then] @returns {Line[]}
 */
export function linesOf({ places, accounts }, { seat, change = null, giving = null } = { seat: -1 }) {
  const rowOf = (/** @type {number} */ row) => (accounts[row].is_dirk ? (giving ? [giving.dirk] : []) : row === seat ? (change?.types ?? []) : []);
  /** @type {(TypeAfter | undefined)[][]} */
  const after = accounts.map((_, row) => TYPES.map((building) => rowOf(row).find((type) => type.building === building)));
  const counts = accounts.map(({ types }, row) => types.map(({ count }, type) => after[row][type]?.count ?? count));
  return accounts.map(({ row, is_dirk: isDirk, types, wall, total }, index) => {
    const cells = types.map((type, number) => {
      if (!after.some((one) => one[number])) return { count: type.count, place: type.place, points: type.points, isNew: false };
      const count = counts[index][number];
      const now = placed(count, counts.map((one) => one[number]), ladder(number, places));
      return { count, ...now, isNew: count !== type.count || now.points !== type.points };
    });
    const length = row === seat && change ? change.wall[1] : wall.length;
    const next = cells.reduce((sum, { points }) => sum + points, 0) + length;
    return { row, isDirk, types: cells, wall: length, next, wallBy: length - wall.length, nextBy: next - total };
  });
}

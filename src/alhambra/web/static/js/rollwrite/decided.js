/** What decided a finished game of Roll & Write, from its accounts and what was told: types, rows and columns, coins. */
import { t } from "../i18n.js";
import { TYPES } from "./choices.js";
import { nameOf } from "./words.js";

/** @import { Account, Event, View } from "./types.js" */
/** @import { Decisive } from "../ending/decided.js" */

/** @param {Account} account */
const linePoints = ({ lines }) => lines.reduce((sum, { points }) => sum + points, 0);

/** The last time that a row marked a type.  @param {Event[]} story @param {number} row @param {string} building */
const lastOfType = (story, row, building) =>
  story.findLast((event) => (event.kind === "built" && event.seat === row && event.building === building) || (event.kind === "marked" && event.row === row && event.building === building));

/** The building that made the best line of a row what it is.  @param {Event[]} story @param {Account} account */
function lastOfLine(story, { row, lines }) {
  const best = [...lines].sort((one, other) => other.points - one.points)[0];
  return story.findLast((event) => event.kind === "built" && event.seat === row && event.lines.some(({ line, number }) => line === best?.line && number === best.number));
}

/** Where one row left another behind.  @param {Event[]} story @param {View} view @param {{row: number, rival: number, names: string[]}} whom @returns {Decisive[]} */
export function decided(story, view, { row, rival, names }) {
  if (!view.outcome) return [];
  const [mine, theirs] = [view.outcome.accounts[row], view.outcome.accounts[rival]];
  const end = story.at(-1)?.ply ?? 0;
  /** @param {string} sign @param {string} key @param {number} points @param {number} less @param {number | undefined} ply @param {object} [more] */
  const one = (sign, key, points, less, ply, more) => ({
    sign, ahead: points - less, ply: ply ?? end, text: t(key, { name: nameOf(names, row), points, rival: nameOf(names, rival), less, ...more }),
  });
  const gained = story.findLast((event) => event.kind === "gained" && event.seat === row);
  return [
    ...TYPES.map((building, type) => one(building, "rollwrite-decided-type", mine.types[type].points, theirs.types[type].points,
      lastOfType(story, row, building)?.ply, { building, count: mine.types[type].count, fewer: theirs.types[type].count })),
    one("line", "rollwrite-decided-lines", linePoints(mine), linePoints(theirs), lastOfLine(story, mine)?.ply),
    one("coin", "rollwrite-decided-coins", mine.coin_points, theirs.coin_points, gained?.ply),
  ];
}

/** What went best for a row: its type with the most points.  @param {View} view @param {number} row */
export function wentWell(view, row) {
  const types = view.outcome?.accounts[row].types ?? [];
  const best = [...types].sort((one, other) => other.points - one.points)[0];
  if (!best?.points) return null;
  return t("rollwrite-went-well", { building: TYPES[best.building], points: best.points });
}

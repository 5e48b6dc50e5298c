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
  const whom = { name: nameOf(names, row), rival: nameOf(names, rival) };
  /** @param {string} sign @param {string} head @param {number} points @param {number} less @param {number | undefined} ply */
  const one = (sign, head, points, less, ply) => ({ sign, ahead: points - less, ply: ply ?? end, head, text: t("rollwrite-decided", { ...whom, points, less }) });
  const gained = story.findLast((event) => event.kind === "gained" && event.seat === row);
  return [
    ...TYPES.map((building, type) => {
      const [more, fewer] = [mine.types[type], theirs.types[type]];
      const text = t("rollwrite-decided-type", { ...whom, points: more.points, count: more.count, less: fewer.points, fewer: fewer.count });
      return { ...one(building, t("rollwrite-decided-types", { building }), more.points, fewer.points, lastOfType(story, row, building)?.ply), text };
    }),
    one("line", t("account-lines"), linePoints(mine), linePoints(theirs), lastOfLine(story, mine)?.ply),
    one("coin", t("account-coins"), mine.coin_points, theirs.coin_points, gained?.ply),
  ];
}

/** What went best for a row: its type with the most points; its lines where none has any, and how much it built at the least.  @param {View} view @param {number} row */
export function wentWell(view, row) {
  const account = view.outcome?.accounts[row];
  const best = [...(account?.types ?? [])].sort((one, other) => other.points - one.points)[0];
  if (best?.points) return t("rollwrite-went-well", { building: TYPES[best.building], points: best.points });
  const points = account ? linePoints(account) : 0;
  return points ? t("rollwrite-went-well-lines", { points }) : t("rollwrite-went-well-built", { count: view.rows[row].marks.length });
}

/** What decided a finished board game, from the accounts of its scorings and what was told: types, walls, exact payments. */
import { t } from "../i18n.js";
import { readTile } from "./names.js";
import { rowName, TYPES } from "./words.js";

/** @import { Account, Event, Scored, View } from "./types.js" */
/** @import { Decisive } from "../ending/decided.js" */

/** What the wall of a row earned.  @param {Account} account */
const wallPoints = ({ total, types }) => total - types.reduce((sum, { points }) => sum + points, 0);

/** The scorings that were held.  @param {Event[]} story @returns {(Scored & {ply: number})[]} */
const scorings = (story) => story.flatMap((event) => (event.kind === "scored" ? [event] : []));

/** When a row last got a building of a type before a scoring; the scoring itself where it did not.  @param {Event[]} story @param {number} row @param {number} type @param {number} until */
function lastOfType(story, row, type, until) {
  const deed = story.findLast((event) => event.ply <= until
    && (event.kind === "placed" || event.kind === "built" || event.kind === "exchanged")
    && event.seat === row && readTile(event.tile).building === TYPES[type]);
  return deed?.ply ?? until;
}

/** The best scoring of each type for one row against another.  @param {Event[]} story @param {number} row @param {number} rival @param {string[]} names @returns {Decisive[]} */
function types(story, row, rival, names) {
  return TYPES.map((building, type) => {
    const all = scorings(story).map(({ number, ply, accounts }) => {
      const [mine, theirs] = [accounts[row].types[type], accounts[rival].types[type]];
      const head = t("palace-decided-when", { building, when: t("palace-scoring-name", { number }) });
      const text = t("palace-decided-type", { name: rowName(names, row), points: mine.points, count: mine.count, rival: rowName(names, rival), less: theirs.points, fewer: theirs.count });
      return { sign: building, ahead: mine.points - theirs.points, ply: lastOfType(story, row, type, ply), head, text };
    });
    return all.reduce((best, one) => (one.ahead > best.ahead ? one : best));
  });
}

/** All walls of one row against another's.  @param {Event[]} story @param {number} row @param {number} rival @param {string[]} names @returns {Decisive} */
function walls(story, row, rival, names) {
  const sum = (/** @type {number} */ of) => scorings(story).reduce((all, { accounts }) => all + wallPoints(accounts[of]), 0);
  const grown = story.findLast((event) => "wall" in event && event.seat === row && event.wall[1] > event.wall[0]);
  const [points, less] = [sum(row), sum(rival)];
  const text = t("palace-decided-wall", { name: rowName(names, row), points, rival: rowName(names, rival), less });
  return { sign: "wall", ahead: points - less, ply: grown?.ply ?? scorings(story)[0].ply, head: t("palace-decided-walls"), text };
}

/** Exact payments, which are counted in actions.  @param {Event[]} story @param {number} row @param {number} rival @param {string[]} names @returns {Decisive} */
function exact(story, row, rival, names) {
  const paid = (/** @type {number} */ of) => story.filter((event) => event.kind === "bought" && event.exact && event.seat === of);
  const [count, fewer] = [paid(row).length, paid(rival).length];
  const text = t("palace-decided-exact", { name: rowName(names, row), count, rival: rowName(names, rival), fewer });
  return { sign: "exact", ahead: count - fewer, ply: paid(row).at(-1)?.ply ?? 0, head: t("palace-decided-payments"), text };
}

/** Where one row left another behind.  @param {Event[]} story @param {View} _view @param {{row: number, rival: number, names: string[]}} whom @returns {Decisive[]} */
export function decided(story, _view, { row, rival, names }) {
  if (!scorings(story).length) return [];
  return [...types(story, row, rival, names), walls(story, row, rival, names), exact(story, row, rival, names)];
}

/** What went best for a row: its type and scoring with the most points, those in first place before others; its wall where it has none.  @param {View} view @param {number} row */
export function wentWell(view, row) {
  const all = (view.outcome?.scorings ?? []).flatMap(({ places, accounts }) => accounts[row].types.map((entry) => ({ ...entry, number: places })));
  const rank = (/** @type {(typeof all)[number]} */ { place, points }) => (place === 1 ? 1000 : 0) + points;
  const best = all.sort((one, other) => rank(other) - rank(one))[0];
  const length = view.outcome?.scorings.at(-1)?.accounts[row].wall.length ?? 0;
  if (!best?.points) return length ? t("palace-went-well-wall", { length }) : t("palace-went-well-built", { count: view.seats[row].grounds.length });
  const args = { building: TYPES[best.building], when: t("palace-in-scoring", { number: best.number }), points: best.points };
  return t(best.place === 1 ? "palace-went-well-first" : "palace-went-well", args);
}

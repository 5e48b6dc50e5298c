/** The board game as the page shows it. */
import { t } from "../i18n.js";
import { briefName, fullName } from "./speaking.js";
import { isDealt } from "./story.js";
import { rowName } from "./words.js";

export { Account } from "./account.js";
export { Built, compared, Sign, unranked } from "./compared.js";
export { Board, prompt } from "./board.js";
export { decided, wentWell } from "./decided.js";
export { fresh, frames } from "./frames.js";
export { isLast } from "./last.js";
export { Scorings as Walk } from "./scoring.js";
export { Since } from "./since.js";
export { hushed, isChapter, isDealt, sentence } from "./story.js";

/** @import { Event, View } from "./types.js" */

/** A choice and what it brings.  @param {import("./types.js").Choice} choice @param {View} view @param {string[]} [_names] @param {{isBrief?: boolean}} [how] */
export const named = (choice, view, _names, { isBrief = false } = {}) => (isBrief ? briefName : fullName)(choice, view.seats[view.mover ?? 0].grounds);

/** How far the game is.  @param {View} view */
export function stage(view) {
  if (view.over) return "";
  return t("board-stage", { held: view.ahead ? view.ahead.number - 1 : 3 });
}

/** Everybody's points; Dirk's never win.  @param {View} view @param {string[]} names */
export const points = (view, names) => view.seats.map((seat, row) => ({ row, name: rowName(names, row), points: seat.points }));

/** The beginning and every scoring.  @param {Event[]} story */
export function course(story) {
  /** @type {import("../ending/course.js").Stop[]} */
  const stops = [];
  let points = /** @type {number[]} */ ([]);
  for (const event of story) {
    if (event.kind !== "scored") continue;
    if (!stops.length) stops.push({ ply: 0, label: t("chart-begin"), title: t("chart-begin"), points: event.accounts.map(() => 0) });
    points = event.accounts.map(({ row, total }) => (points[row] ?? 0) + total);
    const title = t("palace-scoring-name", { number: event.number });
    stops.push({ ply: event.ply, label: t("palace-scoring-short", { number: event.number }), title, points });
  }
  return stops;
}

/** The beginning, the end of every turn, and the end.  @param {Event[]} story */
export function turns(story) {
  const begin = t("chart-begin");
  /** @type {import("../ending/course.js").Stop[]} */
  const stops = [];
  let [mover, last] = [-1, 0];
  for (const event of story) {
    if (!("seat" in event) || isDealt(event)) continue;
    if (event.seat !== mover) {
      const number = stops.length;
      stops.push({ ply: event.ply - 1, label: number ? String(number) : begin, title: number ? t("chart-turn", { number }) : begin });
    }
    [mover, last] = [event.seat, event.ply];
  }
  const end = story.at(-1)?.ply ?? last;
  return stops.length ? [...stops, { ply: end, label: String(stops.length), title: t("chart-turn", { number: stops.length }) }] : [];
}

/** Everybody's points and what the next scoring would bring them now, by row.  @param {View} view */
export function worth(view) {
  return view.seats.map(({ points }, row) => points + (view.ahead && !view.over ? view.next.accounts[row].total : 0));
}

/** Deeds of the others and scorings; what came to the market is marked there.  @param {Event} event @param {number} seat @returns {"mine" | "theirs" | null} */
export function tells(event, seat) {
  if (event.kind === "scored") return "mine";
  return "seat" in event && event.seat !== seat && !isDealt(event) ? "theirs" : null;
}

/** @param {View} view @returns {number[]} */
export const winners = (view) => view.outcome?.winners ?? [];

export { lesson } from "./lesson.js";

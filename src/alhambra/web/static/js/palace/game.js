/** The board game as the page shows it. */
import { t } from "../i18n.js";
import { fullName } from "./speaking.js";
import { isDealt } from "./story.js";
import { rowName } from "./words.js";

export { Account } from "./account.js";
export { Board, prompt } from "./board.js";
export { isLast } from "./last.js";
export { Scorings as Walk } from "./scoring.js";
export { hushed, isChapter, isDealt, sentence } from "./story.js";

/** @import { Event, View } from "./types.js" */

/** A choice and what it brings.  @param {import("./types.js").Choice} choice @param {View} view */
export const named = (choice, view) => fullName(choice, view.seats[view.mover ?? 0].grounds);

/** How far the game is.  @param {View} view */
export function stage(view) {
  if (view.over) return "";
  return t("board-stage", { held: view.ahead ? view.ahead.number - 1 : 3 });
}

/** @param {View} view @param {string[]} names */
export function points(view, names) {
  const seats = view.seats.map(({ points }, row) => ({ row, name: rowName(names, row), points }));
  return view.dirk ? [...seats, { row: seats.length, name: rowName(names, seats.length), points: view.dirk.points }] : seats;
}

/** Deeds of the others and scorings; what came to the market is marked there.  @param {Event} event @param {number} seat @returns {"mine" | "theirs" | null} */
export function tells(event, seat) {
  if (event.kind === "scored") return "mine";
  return "seat" in event && event.seat !== seat && !isDealt(event) ? "theirs" : null;
}

/** @param {View} view @returns {number[]} */
export const winners = (view) => view.outcome?.winners ?? [];

export { lesson } from "./lesson.js";

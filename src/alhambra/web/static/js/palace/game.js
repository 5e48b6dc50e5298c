/** The board game as the page shows it. */
import { t } from "../i18n.js";

export { Account } from "./account.js";
export { Board, prompt } from "./board.js";
export { isLast } from "./last.js";
export { Scorings as Walk } from "./scoring.js";
export { hushed, isChapter, isDealt, sentence } from "./story.js";

/** @import { View } from "./types.js" */

/** How far the game is.  @param {View} view */
export function stage(view) {
  if (view.over) return "";
  return t("board-stage", { held: view.ahead ? view.ahead.number - 1 : 3 });
}

/** @param {View} view @returns {number[]} */
export const winners = (view) => view.outcome?.winners ?? [];

export { lesson } from "./lesson.js";

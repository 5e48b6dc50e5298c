/** The result in words: the heading of the end, the sentence below it, and both as one sentence. */
import { t } from "../i18n.js";
import { resultOf } from "./course.js";

/** @typedef {NonNullable<ReturnType<typeof import("./course.js").resultOf>>} Result */

/** The result as one sentence.  @param {Result | null} result */
export function resultText(result) {
  if (!result) return "";
  const { isMine, hasMine, isShared, place, margin, winner, other, mine } = result;
  const args = { place, margin, name: other?.name ?? "", winner: winner.name, points: (mine ?? winner).points };
  if (!other) return t(isShared ? "end-all-shared" : "end-alone", args);
  if (isShared) return isMine ? t("end-shared-mine", args) : hasMine ? t("end-place", args) : t("end-shared", args);
  return isMine ? t("end-mine", args) : hasMine ? t("end-place", args) : t("end-theirs", args);
}

/** What stands large.  @param {Result} result */
export function titleOf({ isMine, hasMine, isShared, place, winner, other, mine }) {
  if (!other && !isShared) return t("end-title-alone", { points: winner.points });
  if (isMine) return t(isShared ? "end-title-shared-mine" : "end-title-mine");
  if (hasMine) return t("end-title-place", { place, points: mine?.points ?? 0 });
  return isShared ? t("end-title-shared") : t("end-title-theirs", { name: winner.name });
}

/** What stands below it.  @param {Result} result */
export function sentenceOf({ isMine, hasMine, margin, winner, other, mine, ahead }) {
  if (!other) return "";
  if (isMine || !hasMine) return t("end-ahead", { points: winner.points, margin, name: other.name });
  const first = { winner: winner.name, points: winner.points, margin };
  if (!ahead || ahead.place === 1) return t("end-behind", first);
  return `${t("end-winner", first)} ${t("end-before-you", { name: ahead.name, margin: ahead.points - (mine?.points ?? 0) })}`;
}

/** What is told first of a game that has just ended.  @param {any} view @param {string[]} names @param {number[]} own @param {Pick<import("../games.js").Game, "points" | "winners">} game */
export const spokenResult = (view, names, own, game) => resultText(resultOf(game.points(view, names), game.winners(view), own.length === 1 ? own[0] : null));

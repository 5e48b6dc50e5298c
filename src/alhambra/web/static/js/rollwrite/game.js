/** Roll & Write as the page shows it. */
import { t } from "../i18n.js";

import { nameOf } from "./words.js";

export { Account } from "./account.js";
export { Built, compared, Sign } from "./compared.js";
export { Board } from "./board.js";
export { decided, wentWell } from "./decided.js";
export { isLast } from "./last.js";
export { fresh, frames } from "./frames.js";
export { fullName as named } from "./brings.js";
export { sentence } from "./story.js";

/** A round needs no explanation of its own. */
export const Walk = null;

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Event} Event */

/** How far the game is.  @param {View} view */
export function stage(view) {
  return view.round > 0 ? t("table-round", { round: view.round, rounds: view.rounds }) : t("table-set-up");
}

/** Everybody's points if the game ended now; virtual players only where they score.  @param {View} view @param {string[]} names */
export function points(view, names) {
  const all = view.rows.map(({ points: { total }, virtual }, row) => ({ row, virtual, name: nameOf(names, row), points: total }));
  return all.filter(({ virtual, points }) => !virtual || points > 0);
}

/** The beginning and the end of every round.  @param {Event[]} story @param {View} view */
export function course(story, view) {
  /** @param {number} ply @param {number} round which is over @param {number[]} [points] */
  const stop = (ply, round, points) => {
    const [label, title] = round ? [String(round), t("event-round", { round, rounds: view.rounds })] : [t("chart-begin"), t("chart-begin")];
    return { ply, label, title, points };
  };
  const rounds = story.flatMap((event) => (event.kind === "round" ? [stop(event.ply, event.round - 1)] : []));
  const last = story[story.length - 1];
  return last && view.over ? [...rounds, stop(last.ply, view.round, view.rows.map(({ points: { total } }) => total))] : rounds;
}

/** What others built and gained, and the dice that come to a seat.  @param {Event} event @param {number} seat */
export function tells(event, seat) {
  if (event.kind === "passed") return event.to === seat ? "mine" : null;
  if (event.kind === "finished") return event.rows.includes(seat) ? "mine" : "theirs";
  return event.kind === "built" || event.kind === "gained" || event.kind === "marked" ? "theirs" : null;
}

/** @param {View} view */
export const winners = (view) => view.outcome?.winners ?? [];

/** A round begins a part of the story.  @param {Event} event */
export const isChapter = (event) => event.kind === "round";

/** Whoever rolls does not know what comes, and nobody who is to begin.  @param {Event} event */
export const isDealt = (event) => event.kind === "rolled" || event.kind === "first";

/** In which phases of a turn the goal of a step can still be reached. */
const PHASES = /** @type {Record<string, string[]>} */ ({
  keep: ["keep"],
  second: ["turn", "second"],
});

/** What the first steps do without, so that there is one thing to look at. @type {Record<string, string[]>} */
const LATER = { crossing: ["coins", "scores", "others"], line: ["coins", "others"] };

/** @type {import("../games.js").Lesson} */
export const lesson = {
  neighbours: ["Zaida"],
  without: (step) => (step === "finish" ? [] : ["virtual", ...(LATER[step] ?? [])]),
  canReach: (step, view) => (PHASES[step] ?? ["turn"]).includes(view.phase),
};

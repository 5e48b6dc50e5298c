/** What happened, in words. */
import { listed, t } from "../i18n.js";
import { TYPES } from "./choices.js";
import { diceName, nameOf } from "./words.js";

/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./types.js").Built} Built */
/** @typedef {import("./types.js").Finished} Finished */
/** @typedef {import("./types.js").Started} Started */

/** @param {Built} event @param {string[]} names */
function built({ seat, building, yellow, blue, count, boxes, lines, second }, names) {
  const first = t(second ? "event-built-second" : "event-built", { name: nameOf(names, seat), building, yellow, blue, count, boxes });
  const scoring = lines
    .filter((line) => line.points > 0)
    .map((line) => t("event-line", { line: line.line, number: line.number, marks: line.marks, points: line.points }));
  return [first, ...scoring].join(" ");
}

/** @param {Finished} event @param {string[]} names */
function finished({ rows, building, place, points }, names) {
  const args = { names: listed(rows.map((row) => nameOf(names, row))), count: rows.length, building, place: place ?? 0, points: points ?? 0 };
  const first = t("event-finished", args);
  if (place === null) return `${first} ${t("event-finished-no-place")}`;
  return `${first} ${t(points === null ? "event-finished-place" : "event-finished-points", args)}`;
}

/** @param {Started} event @param {string[]} names */
function started({ row, counts }, names) {
  const marks = TYPES.map((building, type) => ({ building, count: counts[type] }))
    .filter((mark) => mark.count > 0)
    .map((mark) => t("building-count", mark));
  return t("event-started", { name: nameOf(names, row), buildings: marks.length ? listed(marks) : t("nothing") });
}

/** What happened, as a sentence.  @param {Event} event @param {string[]} names @returns {string} */
export function sentence(event, names) {
  const name = "seat" in event ? nameOf(names, event.seat) : "row" in event ? nameOf(names, event.row) : "";
  switch (event.kind) {
    case "first":
      return t("event-first", { name });
    case "started":
      return started(event, names);
    case "round":
      return t("event-round", { round: event.round, rounds: event.rounds });
    case "changed":
      return t(event.colour === "y" ? "event-changed-yellow" : "event-changed-blue", { name, pips: event.pips, to: event.to });
    case "built":
      return built(event, names);
    case "gained":
      return t("event-gained", { name, coins: event.coins });
    case "kept":
      return t("event-kept", { name, yellow: event.yellow, blue: event.blue });
    case "passed":
      return t("event-passed", { name, to: nameOf(names, event.to), yellow: event.yellow, blue: event.blue });
    case "rolled":
      return t("event-rolled", { name, dice: diceName(event.yellow, event.blue) });
    case "marked":
      return t("event-marked", { name, building: event.building, yellow: event.yellow, blue: event.blue, count: event.count, boxes: event.boxes });
    case "missed":
      return t("event-missed", { name, building: event.building, yellow: event.yellow, blue: event.blue });
    case "finished":
      return finished(event, names);
    case "over":
      return won(event.winners, names);
  }
}

/** Who won.  @param {number[]} winners @param {string[]} names */
export function won(winners, names) {
  return t("event-over", { names: listed(winners.map((row) => nameOf(names, row))), count: winners.length });
}

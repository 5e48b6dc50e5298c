/** What happened, in words. */
import { t } from "../i18n.js";
import { TYPES } from "./choices.js";
import { diceName, joined, nameOf } from "./words.js";

/** @typedef {import("../types.js").Happening} Happening */
/** @typedef {import("../types.js").Line} Line */

/** @param {Happening} event @param {string[]} names */
function built(event, names) {
  const args = { name: nameOf(names, event.seat), building: event.building, yellow: event.yellow, blue: event.blue, count: event.count, boxes: event.boxes };
  const first = t(event.second ? "event-built-second" : "event-built", args);
  const lines = /** @type {Line[]} */ (event.lines ?? [])
    .filter((line) => line.points > 0)
    .map((line) => t("event-line", { line: line.line, number: line.number, marks: line.marks, points: line.points }));
  return [first, ...lines].join(" ");
}

/** @param {Happening} event @param {string[]} names */
function finished(event, names) {
  const rows = /** @type {number[]} */ (event.rows);
  const args = { names: joined(rows.map((row) => nameOf(names, row))), count: rows.length, building: event.building, place: event.place ?? 0, points: event.points ?? 0 };
  const first = t("event-finished", args);
  if (event.place === null) return `${first} ${t("event-finished-no-place")}`;
  return `${first} ${t(event.points === null ? "event-finished-place" : "event-finished-points", args)}`;
}

/** @param {Happening} event @param {string[]} names */
function started(event, names) {
  const marks = TYPES.map((building, type) => ({ building, count: event.counts[type] }))
    .filter((mark) => mark.count > 0)
    .map((mark) => t("building-count", mark));
  return t("event-started", { name: nameOf(names, event.row), buildings: marks.length ? joined(marks) : t("nothing") });
}

/** What happened, as a sentence.  @param {Happening} event @param {string[]} names @returns {string} */
export function sentence(event, names) {
  const { yellow, blue, building, count, boxes } = event;
  const name = nameOf(names, event.seat ?? event.row ?? 0);
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
      return t("event-kept", { name, yellow, blue });
    case "passed":
      return t("event-passed", { name, to: nameOf(names, event.to), yellow, blue });
    case "rolled":
      return t("event-rolled", { name, dice: diceName(event.yellow, event.blue) });
    case "marked":
      return t("event-marked", { name, building, yellow, blue, count, boxes });
    case "missed":
      return t("event-missed", { name, building, yellow, blue });
    case "finished":
      return finished(event, names);
    case "over":
      return won(event.winners, names);
    default:
      return event.kind;
  }
}

/** Who won.  @param {number[]} winners @param {string[]} names */
export function won(winners, names) {
  return t("event-over", { names: joined(winners.map((row) => nameOf(names, row))), count: winners.length });
}

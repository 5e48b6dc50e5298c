/** A choice in words: its title, and part by part what it would bring. Pure but for the language. */
import { listed, t } from "../i18n.js";
import { pairOf } from "./choices.js";
import { crossingName, nameOf, signed } from "./words.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").View} View */
/** @typedef {{text: string, strong: boolean}} Part */

/** What the choice does, as a button says it.  @param {Choice} choice */
export function title(choice) {
  const [yellow, blue] = pairOf(choice);
  switch (choice.kind) {
    case "construct":
      return t("choice-construct", { building: choice.building, yellow, blue });
    case "second":
      return t("choice-second", { building: choice.building, yellow, blue, coins: -choice.coins });
    case "change":
      return t(choice.dice[0][0] === "y" ? "choice-change-yellow" : "choice-change-blue", {
        pips: choice.dice[0][1],
        to: choice.to,
        coins: -choice.coins,
      });
    case "gain":
      return t("choice-gain", { coins: choice.coins });
    case "keep":
      return t("choice-keep", { yellow, blue });
    case "done":
      return t("choice-done");
  }
}

/** The title where the drawing shows the place anyway.  @param {Choice} choice */
export function shortTitle(choice) {
  if (choice.kind === "construct") return t("choice-construct-short", { building: choice.building });
  if (choice.kind === "second") return t("choice-second-short", { building: choice.building });
  return title(choice);
}

/** The change of points if the game ended now.  @param {Choice} choice */
export function pointsNow(choice) {
  return t("brings-points", { points: Math.abs(choice.points), signed: signed(choice.points) });
}

/** @param {Line} line @returns {Part} */
function linePart(line) {
  const args = { line: line.line, number: line.number, marks: line.marks, points: line.points };
  return line.points
    ? { text: t("brings-line", args), strong: true }
    : { text: t("brings-line-begun", args), strong: false };
}

/** What the choice would bring, the most important first.  @param {Choice} choice @param {View} view @param {string[]} names @returns {Part[]} */
export function brings(choice, view, names) {
  /** @type {Part[]} */
  const parts = [];
  if ("building" in choice) {
    const { count, boxes, place, shared, points } = choice.type;
    const id = !place ? "brings-type" : shared > 1 ? "brings-type-shared" : "brings-type-place";
    const args = { building: choice.building, count, boxes, place: place ?? 0, shared, points };
    parts.push({ text: t(id, args), strong: choice.type_points > 0 }, ...choice.lines.map(linePart));
  }
  if (choice.kind === "change") parts.push(opens(choice, view));
  if ((choice.kind === "gain" || choice.kind === "second") && choice.coins) {
    const args = { coins: Math.abs(choice.coins), signed: signed(choice.coins) };
    parts.push({ text: t("brings-coins", args), strong: choice.coins > 0 });
  }
  if (choice.kind === "keep" && choice.passes) {
    const { to, yellow, blue } = choice.passes;
    parts.push({ text: t("brings-pass", { name: nameOf(names, to), yellow, blue }), strong: true });
    const [mine, ours] = pairOf(choice);
    parts.push({ text: crossingName(view, mine, ours), strong: false });
  }
  if (choice.kind === "done") parts.push({ text: t("brings-done"), strong: false });
  return parts;
}

/** The crossings a turned die would open.  @param {Choice} choice @param {View} view @returns {Part} */
function opens(choice, view) {
  const names = choice.cells.map(([yellow, blue]) => crossingName(view, yellow, blue));
  return names.length
    ? { text: t("brings-opens", { buildings: listed(names) }), strong: true }
    : { text: t("brings-opens-nothing"), strong: false };
}

/** All that it would bring, in one line.  @param {Choice} choice @param {View} view @param {string[]} names */
export function effects(choice, view, names) {
  const parts = brings(choice, view, names).map((part) => part.text);
  if (choice.kind !== "done" && choice.kind !== "keep") parts.push(pointsNow(choice));
  return parts.join("; ");
}

/** Title and effects in one sentence, as a list of choices reads it.  @param {Choice} choice @param {View} view @param {string[]} names */
export const fullName = (choice, view, names) => `${title(choice)}: ${effects(choice, view, names)}`;

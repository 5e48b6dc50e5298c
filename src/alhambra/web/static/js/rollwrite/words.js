/** Names of rows, buildings, crossings and dice in the page's language. */
import { listed, t } from "../i18n.js";
import { buildingAt } from "./choices.js";

/** @typedef {import("./types.js").View} View */

/** Who a row of the score sheet is; rows behind the names are virtual players.  @param {string[]} names @param {number} row */
export function nameOf(names, row) {
  return names[row] ?? t("virtual-player", { letter: "ABCD"[row - names.length] ?? "" });
}

/** Whose face a row of the score sheet has; that of a virtual player is its letter.  @param {import("../table/names.js").Player[]} players @param {number} row @param {number} seats how many sit at the table @returns {import("../face.js").Who | undefined} */
export const whoOf = (players, row, seats) => players[row]?.who ?? (row < seats ? undefined : { figure: null, number: 1, initial: "ABCD"[row - seats] ?? "" });

/** A number with its sign, and a true minus.  @param {number} number */
export function signed(number) {
  return number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : "\u00b10";
}

/** The building at a crossing, with its place.  @param {View} view @param {number} yellow @param {number} blue */
export function crossingName(view, yellow, blue) {
  return t("crossing-name", { building: buildingAt(view, yellow, blue), yellow, blue });
}

/** Some dice in words: yellow 3 and 4, blue 5.  @param {number[]} yellow @param {number[]} blue */
export function diceName(yellow, blue) {
  const parts = [];
  if (yellow.length) parts.push(t("dice-yellow", { pips: listed(yellow.map(String)) }));
  if (blue.length) parts.push(t("dice-blue", { pips: listed(blue.map(String)) }));
  return parts.join(", ");
}

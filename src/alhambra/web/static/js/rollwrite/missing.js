/** Why a pair is refused, as exactly as a sheet tells it: it is built, or a die is missing and so many coins would turn one to it. Pure but for the language. */
import { t } from "../i18n.js";
import { at, built, buildingAt } from "./choices.js";

/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("./types.js").View} View */

/** How many pips the nearest die is away.  @param {number[]} dice @param {number} pips */
const away = (dice, pips) => Math.min(...dice.map((die) => Math.abs(die - pips)));

/**
 * What is built already needs no dice; else which are missing. Null where the reason says it all.
 * @param {{error: import("../types.js").Error, action: string | null}} refusal @param {Pick<View, "mover" | "rows" | "grid">} view
 * @returns {{text: string, hasRule: boolean} | null} `hasRule`: it tells of the rule that the reason has
 */
export function refusedPair({ error: { reason }, action }, view) {
  const pair = action?.match(/^(?:construct|second) y(\d) b(\d)$/);
  const row = view.rows[view.mover ?? -1];
  if (!pair || !row || !reason) return null;
  const [yellow, blue] = [Number(pair[1]), Number(pair[2])];
  if (built(row).has(at(yellow, blue))) {
    return { text: t("refused-built", { building: buildingAt(view, yellow, blue), yellow, blue }), hasRule: reason === "ALREADY_BUILT" };
  }
  const text = reason === "NO_SUCH_DIE" ? missingPair(yellow, blue, row) : null;
  return text ? { text, hasRule: true } : null;
}

/** @param {number} yellow @param {number} blue @param {Row} row of whoever tried it */
function missingPair(yellow, blue, row) {
  if (!row.yellow.length || !row.blue.length) return null;
  const [far, off] = [away(row.yellow, yellow), away(row.blue, blue)];
  if (!far && !off) return null;
  const coins = far + off;
  const first = t("missing-dice", { which: far && off ? "both" : far ? "yellow" : "blue", yellow, blue });
  const left = row.circled - row.crossed;
  return `${first} ${t("missing-coins", { coins, left, enough: left >= coins ? "yes" : "no" })}`;
}

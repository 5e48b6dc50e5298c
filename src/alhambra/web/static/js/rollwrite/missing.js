/** Why there is no such pair at a sheet: which die is missing, and the coins that would turn one to it. Pure but for the language. */
import { t } from "../i18n.js";

/** @typedef {import("./types.js").Row} Row */

/** How many pips the nearest die is away.  @param {number[]} dice @param {number} pips */
const away = (dice, pips) => Math.min(...dice.map((die) => Math.abs(die - pips)));

/**
 * A refused pair in words; null where no pair is missing.
 * @param {string | null | undefined} action @param {Row | undefined} row of whoever tried it
 */
export function missingPair(action, row) {
  const pair = action?.match(/^construct y(\d) b(\d)$/);
  if (!pair || !row || !row.yellow.length || !row.blue.length) return null;
  const [yellow, blue] = [Number(pair[1]), Number(pair[2])];
  const [far, off] = [away(row.yellow, yellow), away(row.blue, blue)];
  if (!far && !off) return null;
  const coins = far + off;
  const first = t("missing-dice", { which: far && off ? "both" : far ? "yellow" : "blue", yellow, blue });
  const left = row.circled - row.crossed;
  return `${first} ${t("missing-coins", { coins, left, enough: left >= coins ? "yes" : "no" })}`;
}

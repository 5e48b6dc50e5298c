/** Tiles, money, places and players of the board game in the page's language. */
import { listed, t } from "../i18n.js";
import { readCard, readTile, sorted } from "./names.js";

/** @import { CardName, Currency, TileName } from "./shapes.js" */

const DIRK = "Dirk";
/** The six types in the order of the score ladder. */
export const TYPES = /** @type {const} */ (["P", "S", "A", "C", "G", "T"]);
/** The currencies of the market's slots. */
export const CURRENCIES = /** @type {const} */ (["y", "g", "b", "o"]);

/** Who a row of a scoring is; behind the seats there may be Dirk.  @param {string[]} names @param {number} row */
export const rowName = (names, row) => names[row] ?? DIRK;

/** A tile, such as `garden 10`.  @param {TileName} name */
export function tileName(name) {
  const { building, price } = readTile(name);
  return t("palace-tile-name", { building, price });
}

/** Tiles in a sentence.  @param {TileName[]} names */
export const tileNames = (names) => listed(names.map(tileName));

/** @param {number} slot */
export const currencyName = (slot) => t("palace-currency", { currency: CURRENCIES[slot] });

/** Cards, currency by currency: `denar 4 + 7 and ducat 3`.  @param {CardName[]} cards */
export function moneyName(cards) {
  /** @type {Map<Currency, number[]>} */
  const values = new Map();
  for (const card of sorted(cards)) {
    const { currency, value } = readCard(card);
    values.set(currency, [...(values.get(currency) ?? []), value]);
  }
  return listed([...values].map(([currency, some]) => t("palace-money", { currency, values: some.join(" + ") })));
}

/** A place by its way from the fountain: `two east, one south of the fountain`.  @param {number} x @param {number} y */
export function spotName(x, y) {
  const parts = [
    x && t("palace-steps", { steps: Math.abs(x), way: x > 0 ? "E" : "W" }),
    y && t("palace-steps", { steps: Math.abs(y), way: y > 0 ? "N" : "S" }),
  ];
  return t("palace-spot", { steps: parts.filter(Boolean).join(", ") });
}

/** Everybody side by side at the end: points of types, lines and coins, and the sheets. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { TYPES } from "./choices.js";
import { Drawing } from "./drawing.js";
import { Symbol } from "./symbols.js";

/** @import { View } from "./types.js" */
/** @import { Column } from "../ending/ranking.js" */

/** A row and a column of a sheet. */
const LineSign = () => html`<svg class="line-sign" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><path d="M4 24h16v16H4zm20-20h16v16H24zm0 20h16v16H24zm20 0h16v16H44zM24 44h16v16H24z" /></svg>`;
const CoinSign = () => html`<svg class="coin-sign" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><circle cx="32" cy="32" r="27" /><circle class="rim" cx="32" cy="32" r="19" /></svg>`;

/** What something that decided a game is about.  @param {{sign: string}} props */
export function Sign({ sign }) {
  const building = /** @type {any} */ (TYPES.find((one) => one === sign));
  if (building) return html`<${Symbol} building=${building} />`;
  return sign === "line" ? html`<${LineSign} />` : html`<${CoinSign} />`;
}

/** @param {View} view @returns {Column[]} */
export function compared(view) {
  const accounts = view.outcome?.accounts ?? [];
  const hasBonus = accounts.some(({ bonus }) => bonus > 0);
  const isPart = true;
  return [
    ...TYPES.map((building, type) => ({ key: building, isPart, sign: html`<${Symbol} building=${/** @type {any} */ (building)} />`, name: t("building", { building }), cells: accounts.map(({ types }) => ({ value: types[type].points, place: types[type].place, detail: t("account-count", { count: types[type].count, boxes: view.boxes[type] }) })) })),
    { key: "line", isPart, sign: html`<${LineSign} />`, name: t("score-lines"), cells: accounts.map(({ is_virtual, lines }) => ({ value: is_virtual ? null : lines.reduce((sum, { points }) => sum + points, 0), detail: t("score-lines") })) },
    { key: "coin", isPart, sign: html`<${CoinSign} />`, name: t("score-coins"), cells: accounts.map(({ is_virtual, coin_points }) => ({ value: is_virtual ? null : coin_points, detail: t("score-coins") })) },
    ...(hasBonus ? [{ key: "bonus", isPart, sign: t("score-bonus"), name: t("score-bonus"), cells: accounts.map(({ bonus }) => ({ value: bonus, detail: t("score-bonus") })) }] : []),
  ];
}

const NOTHING = { turns: { y: [], b: [] }, none: /** @type {Set<string>} */ (new Set()) };

/** The sheet of a row.  @param {{view: View, row: number, name: string}} props */
export function Built({ view, row, name }) {
  const label = t("end-sheet-of", { name, count: view.rows[row].marks.length });
  return html`<${Drawing} isBare view=${view} row=${view.rows[row]} yellow=${[]} blue=${[]} turns=${NOTHING.turns} legal=${NOTHING.none} shown=${null} fresh=${NOTHING.none} label=${label} price=${0} />`;
}

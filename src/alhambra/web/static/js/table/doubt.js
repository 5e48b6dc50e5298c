/** Doubt about the dice: what this browser finds wrong with them, said where nobody overlooks it. */
import { html, useMemo } from "../dom.js";
import { noted } from "../fairness.js";
import { locale, t } from "../i18n.js";
import { areKept, leftOut, notedSeal, sealOf } from "../promises.js";
import { seatNames } from "./names.js";

/** @typedef {import("../types.js").TableView} Table */

/** What is wrong with the dice of a table, as far as this browser can tell; empty if nothing is.  @param {Table} table */
export function suspicion(table) {
  const first = noted(table.id);
  if (first !== null && first !== table.commitment) return "fair-other";
  const begun = table.status !== "gathering";
  const seal = begun ? notedSeal(table) : null;
  if (seal !== null && seal !== sealOf(table)) return "fair-other-seal";
  if (begun && table.seats.some(({ promise }) => promise) && !areKept(table)) return "fair-broken";
  return leftOut(table).length ? "fair-left-out" : "";
}

/** @param {{table: Table}} props */
export function Doubt({ table }) {
  const doubt = useMemo(() => suspicion(table), [table]);
  if (!doubt) return null;
  const names = new Intl.ListFormat(locale(), { type: "conjunction" }).format(leftOut(table).map((seat) => seatNames(table)[seat]));
  const was = doubt === "fair-other" ? noted(table.id) : doubt === "fair-other-seal" ? notedSeal(table) : null;
  return html`<p class="bar bad doubt" role="alert">${t(doubt, { names })}${was && html` <code>${was}</code>`}</p>`;
}

/** Doubt about the dice: what this browser finds wrong with them, said where nobody overlooks it. */
import { html, useEffect, useMemo, useState } from "../dom.js";
import { get } from "../api.js";
import { noted } from "../fairness.js";
import { listed, t } from "../i18n.js";
import { areKept, begin, isSetBack, leftOut, notedSeal, sealOf } from "../promises.js";
import { useAsking } from "./asking.js";
import { seatNames } from "./names.js";

/** @typedef {import("../types.js").TableView} Table */

/** What is wrong with the dice of a table, as far as this browser can tell; empty if nothing is.  @param {Table} table */
export function suspicion(table) {
  const first = noted(table.id);
  if (first !== null && first !== table.commitment) return "fair-other";
  const begun = table.status !== "gathering";
  if (isSetBack(table)) return begun ? "fair-set-back-begun" : "fair-set-back";
  const seal = begun ? notedSeal(table) : null;
  if (seal !== null && seal !== sealOf(table)) return "fair-other-seal";
  if (begun && table.seats.some(({ promise }) => promise) && !areKept(table)) return "fair-broken";
  return leftOut(table).length ? "fair-left-out" : "";
}

/** The same, once the server was asked anew: what the page shows may be older than what it has told since.  @param {Table | null} table */
export function useDoubt(table) {
  const doubt = useMemo(() => (table ? suspicion(table) : ""), [table]);
  const [sure, setSure] = useState("");
  useEffect(() => {
    if (!doubt || !table) return setSure("");
    get(`/api/tables/${table.id}`).then((now) => setSure(suspicion(now)), () => setSure(doubt));
  }, [doubt]);
  return doubt === sure ? doubt : "";
}

/** Doubts that a new attempt ends, in which everybody promises other words. */
const MENDED = ["fair-set-back", "fair-left-out"];

/** @param {{table: Table, doubt: string, onTable: (table: Table) => void}} props */
export function Doubt({ table, doubt, onTable }) {
  const { busy, problem, ask } = useAsking();
  const names = listed(leftOut(table).map((seat) => seatNames(table)[seat]));
  const was = doubt === "fair-other" ? noted(table.id) : doubt === "fair-other-seal" ? notedSeal(table) : null;
  const isMended = MENDED.includes(doubt) && table.status === "gathering" && table.seats.some((seat) => seat.mine) && table.seats.every(({ kind }) => kind !== "open");
  const anew = () => ask(async () => onTable(await begin(table, { anew: true })));
  return html`<div class="bar bad doubt" role="alert">
    <p>${t(doubt, { names })}${was && html` <code>${was}</code>`}</p>
    ${isMended && html`<button type="button" aria-disabled=${busy ? "true" : null} onClick=${anew}>${t("fair-anew")}</button>`}
    ${problem && html`<p class="problem">${problem}</p>`}
  </div>`;
}

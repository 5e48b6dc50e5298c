/** Who is waited for once somebody wants to begin: their device must promise its words, or tell them. */
import { html, useEffect, useState } from "../dom.js";
import { listed, t } from "../i18n.js";
import { begin } from "../promises.js";
import { useAsking } from "./asking.js";
import { seatNames } from "./names.js";

/** @typedef {import("../types.js").TableView} Table */

/** How long devices may take before anybody hears of it. */
const PATIENCE = 1500;

/** The seats that hold up the beginning.  @param {Table} table @returns {number[]} */
export function waitedFor(table) {
  if (!table.called || table.status !== "gathering") return [];
  return table.seats.flatMap((seat, number) => {
    const isAwaited = table.asked ? seat.promise !== null && seat.luck !== "told" : seat.kind === "person" && !seat.handed && !table.missing.includes(number) && !["mine", "promised"].includes(seat.luck);
    return isAwaited ? [number] : [];
  });
}

/** May the game begin without the words of a seat? Not where somebody is here, nor soon after they promised.  @param {import("../types.js").SeatView} seat */
export const mayBeLeftOut = ({ mine, promise, present, away }) => mine || (promise ? away : !present);

/** The seats to begin without, if those that hold up the beginning may be left out.  @param {Table} table @returns {number[]} */
export function leaving(table) {
  const left = table.asked ? table.missing.filter((seat) => mayBeLeftOut(table.seats[seat])) : table.missing;
  return [...new Set([...left, ...waitedFor(table).filter((seat) => mayBeLeftOut(table.seats[seat]))])];
}

/** @param {{table: Table, onTable: (table: Table) => void}} props */
export function Waiting({ table, onTable }) {
  const seats = waitedFor(table);
  const who = `${table.attempt} ${table.asked} ${seats.join()}`;
  const [late, setLate] = useState("");
  const { busy, problem, ask } = useAsking();
  useEffect(() => {
    if (!seats.length) return;
    const timer = setTimeout(() => setLate(who), PATIENCE);
    return () => clearTimeout(timer);
  }, [who]);
  if (!seats.length || late !== who) return null;
  const named = (/** @type {number[]} */ some) => listed(some.map((seat) => seatNames(table)[seat]));
  const without = leaving(table);
  const left = seats.filter((seat) => without.includes(seat));
  const start = () => ask(async () => onTable(await begin(table, { without, anew: table.asked })));
  return html`<div class="waits" role="status">
    <p>${t(table.asked ? "waits-told" : "waits-promised", { names: named(seats) })}</p>
    ${left.length > 0 && html`<button type="button" aria-disabled=${busy ? "true" : null} onClick=${start}>${t("waits-without", { names: named(left) })}</button>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}

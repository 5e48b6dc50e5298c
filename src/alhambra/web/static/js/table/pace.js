/** How quickly bots act, as this device's player likes it. */
import { html, signal, useId } from "../dom.js";
import { t } from "../i18n.js";
import { keep, kept } from "../kept.js";

/** @typedef {"quick" | "calm" | "slow"} Pace */

const PACES = /** @type {Pace[]} */ (["quick", "calm", "slow"]);
const KEY = "pace";

/** What was chosen here; null: nothing, and bots are calm. */
export const pace = signal(/** @type {Pace | null} */ (PACES.includes(kept(KEY)) ? kept(KEY) : null));

/** Whether bots hurry until it is one's own turn, whatever is chosen. */
export const hurried = signal(false);

/** What to tell the server; null: nothing was ever chosen.  @returns {Pace | null} */
export const wished = () => (hurried.value ? "quick" : pace.value);

/** @param {Pace} chosen */
function choosePace(chosen) {
  pace.value = chosen;
  keep(KEY, chosen);
}

export const isQuick = () => pace.value === "quick";

/** @param {boolean} isSo */
export const setQuick = (isSo) => choosePace(isSo ? "quick" : "calm");

/** More bots than these in a row are seen more quickly. */
const MANY = 3;
const QUICK = 0.6;

/** By what the times of what is seen to happen are multiplied; 0: it is not.  @param {import("../types.js").TableView} table */
export function speedOf(table) {
  if (hurried.value) return 0;
  return isQuick() || table.seats.filter(({ bot }) => bot !== null).length > MANY ? QUICK : 1;
}

/** The choice, at a table with bots.  @param {{table: import("../types.js").TableView}} props */
export function PaceWish({ table }) {
  const field = useId();
  if (!table.seats.some(({ bot }) => bot !== null)) return null;
  const isShared = table.seats.some(({ kind, mine }) => kind === "person" && !mine);
  const now = pace.value ?? "calm";
  /** @param {Event} event */
  const choose = (event) => choosePace(/** @type {Pace} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value));
  return html`<p class="confirm-wish"><label for=${field}>${t("pace-wish")}</label>
    <select id=${field} name="pace" value=${now} aria-describedby=${isShared ? `${field}-shared` : null} onChange=${choose}>${PACES.map((one) => html`<option key=${one} value=${one} selected=${one === now}>${t(`pace-${one}`)}</option>`)}</select>
    ${isShared && html`<small id=${`${field}-shared`} class="muted">${t("pace-shared")}</small>`}</p>`;
}

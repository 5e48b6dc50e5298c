/** How quickly bots act, as this device's player likes it. */
import { html, signal, useId } from "../dom.js";
import { t } from "../i18n.js";
import { keep, kept } from "../kept.js";

/** @typedef {"quick" | "calm" | "slow"} Pace */

const PACES = /** @type {Pace[]} */ (["quick", "calm", "slow"]);
const KEY = "pace";

/** What was chosen here; null: nothing, and bots are calm. */
export const pace = signal(/** @type {Pace | null} */ (PACES.includes(kept(KEY)) ? kept(KEY) : null));

/** The choice, at a table with bots.  @param {{table: import("../types.js").TableView}} props */
export function PaceWish({ table }) {
  const field = useId();
  if (!table.seats.some(({ bot }) => bot !== null)) return null;
  const isShared = table.seats.some(({ kind, mine }) => kind === "person" && !mine);
  const now = pace.value ?? "calm";
  /** @param {Event} event */
  const choose = (event) => {
    pace.value = /** @type {Pace} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value);
    keep(KEY, pace.value);
  };
  return html`<p class="confirm-wish"><label for=${field}>${t("pace-wish")}</label>
    <select id=${field} name="pace" value=${now} aria-describedby=${isShared ? `${field}-shared` : null} onChange=${choose}>${PACES.map((one) => html`<option key=${one} value=${one} selected=${one === now}>${t(`pace-${one}`)}</option>`)}</select>
    ${isShared && html`<small id=${`${field}-shared`} class="muted">${t("pace-shared")}</small>`}</p>`;
}

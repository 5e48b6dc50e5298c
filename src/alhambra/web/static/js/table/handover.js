/** People at one device whose hands are secret: it goes from one to the next, and nobody's hand is on the screen in between. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { isMyTurn, mine } from "../state.js";

/** @typedef {import("../state.js").State} State */

/**
 * What may be on the screen while somebody holds the device: the seat it must be given to first, or null, and the view,
 * without what only another than the holder may see.
 * @param {State} state @param {number | null} holder the seat of whoever said that they have it
 * @returns {{to: number | null, view: any}}
 */
export function guarded({ table, view, ...state }, holder) {
  if (!table || !view || !table.secrets || view.over || mine(table).length < 2) return { to: null, view };
  const { own, ...seen } = /** @type {any} */ (view);
  if (!own || own.seat === holder) return { to: null, view };
  return { to: isMyTurn({ table, view, ...state }) ? own.seat : null, view: seen };
}

/** The screen between two persons.  @param {{name: string, onTaken: () => void}} props */
export function HandOver({ name, onTaken }) {
  return html`<section class="hand-over card" aria-labelledby="hand-over">
    <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <rect class="device" x="33" y="4" width="30" height="48" rx="5" /><path class="glass" d="M37 10h22v34H37z" />
      <path class="way" d="M70 28h18m-7-7 7 7-7 7" /><path class="way" d="M8 28h14" stroke-dasharray="3 4" />
      <path class="veil" d="M41 38V25c0-4 3-6 7-9 4 3 7 5 7 9v13z" />
    </svg>
    <h2 id="hand-over">${t("handover-title", { name })}</h2>
    <p>${t("handover-text", { name })}</p>
    <p><button type="button" class="primary" onClick=${onTaken}>${t("handover-taken", { name })}</button></p>
  </section>`;
}

/** An action asks once, as each player likes it: always, when something is revealed after it, or never. */
import { html, signal, useEffect, useId, useRef, useState } from "../dom.js";
import { t } from "../i18n.js";
import { keep, kept } from "../kept.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../games.js").Game} Game */
/** @typedef {"always" | "matters" | "never"} Wish */

const WISHES = /** @type {Wish[]} */ (["always", "matters", "never"]);
const KEY = "confirm";

/** What this device's player wishes. */
const wish = signal(/** @type {Wish | null} */ (null));

/** What is wished where nothing was chosen: among people nothing that is revealed can be taken back.  @param {State} state @returns {Wish} */
export function usual({ table }) {
  return (table?.seats.filter(({ kind }) => kind === "person").length ?? 0) > 1 ? "matters" : "never";
}

/** @param {State} state @returns {Wish} */
function wished(state) {
  const known = wish.value ?? kept(KEY);
  return WISHES.includes(known) ? known : usual(state);
}

/**
 * Must an action be confirmed? It matters where something is revealed after it and there was something to choose.
 * @param {State} state @param {Game} game @param {string} action @param {Wish} how
 */
export function asks({ table, view, choices }, game, action, how) {
  if (how === "never" || !table || !choices?.some((one) => one.action === action)) return false;
  return how === "always" || (choices.length > 1 && game.isLast(action, view));
}

/**
 * Acts at once, or after it was confirmed; `dialog` is to be drawn.
 * @param {State} state @param {Game} game @param {(action: string) => void} act
 */
export function useConfirming(state, game, act) {
  const [held, setHeld] = useState(/** @type {{action: string, version: number} | null} */ (null));
  const isOpen = held !== null && held.version === state.version;
  /** @param {string} action @param {{isConfirmed?: boolean}} [how] a finger has confirmed it already */
  const tried = (action, { isConfirmed = false } = {}) =>
    !isConfirmed && asks(state, game, action, wished(state)) ? setHeld({ action, version: state.version }) : act(action);
  const dialog = isOpen && html`<${Question} state=${state} isLast=${game.isLast(held.action, state.view)} onYes=${() => { setHeld(null); act(held.action); }} onNo=${() => setHeld(null)} />`;
  return { act: tried, dialog };
}

/** @param {{state: State, isLast: boolean, onYes: () => void, onNo: () => void}} props */
function Question({ state, isLast, onYes, onNo }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog ref=${dialog} class="confirming" aria-labelledby="confirming" onClose=${onNo}>
    <h2 id="confirming">${t(isLast ? "confirm-title" : "confirm-any")}</h2>
    ${isLast && html`<p>${t("confirm-text")}</p>`}
    <p class="row"><button type="button" class="primary" onClick=${onYes}>${t("confirm-yes")}</button>
      <button type="button" onClick=${() => dialog.current?.close()}>${t("confirm-no")}</button></p>
    <${ConfirmWish} state=${state} />
  </dialog>`;
}

/** When it asks.  @param {{state: State}} props */
export function ConfirmWish({ state }) {
  const field = useId();
  /** @param {Event} event */
  const choose = (event) => {
    const chosen = /** @type {Wish} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value);
    keep(KEY, chosen);
    wish.value = chosen;
  };
  return html`<p class="confirm-wish"><label for=${field}>${t("confirm-wish")}</label>
    <select id=${field} value=${wished(state)} onChange=${choose}>${WISHES.map((one) => html`<option key=${one} value=${one} selected=${one === wished(state)}>${t(`confirm-${one}`)}</option>`)}</select></p>`;
}

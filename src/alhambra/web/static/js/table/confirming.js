/** The last action before something is revealed asks once, as each player likes it: always, when it matters, or never. */
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

/** @returns {Wish} */
function wished() {
  const known = wish.value ?? kept(KEY);
  return WISHES.includes(known) ? known : "matters";
}

/**
 * Must an action be confirmed? It matters where nobody could take it back any more and there was something to choose.
 * @param {State} state @param {Game} game @param {string} action @param {Wish} how
 */
export function asks({ table, view, choices }, game, action, how) {
  if (how === "never" || !table || !choices?.some((one) => one.action === action) || !game.isLast?.(action, view)) return false;
  const people = table.seats.filter(({ kind }) => kind === "person").length;
  return how === "always" || (people > 1 && choices.length > 1);
}

/**
 * Acts at once, or after it was confirmed; `dialog` is to be drawn.
 * @param {State} state @param {Game} game @param {(action: string) => void} act
 */
export function useConfirming(state, game, act) {
  const [held, setHeld] = useState(/** @type {{action: string, version: number} | null} */ (null));
  const isOpen = held !== null && held.version === state.version;
  /** @param {string} action */
  const tried = (action) => (asks(state, game, action, wished()) ? setHeld({ action, version: state.version }) : act(action));
  const dialog = isOpen && html`<${Question} onYes=${() => { setHeld(null); act(held.action); }} onNo=${() => setHeld(null)} />`;
  return { act: tried, dialog };
}

/** @param {{onYes: () => void, onNo: () => void}} props */
function Question({ onYes, onNo }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog ref=${dialog} class="confirming" aria-labelledby="confirming" onClose=${onNo}>
    <h2 id="confirming">${t("confirm-title")}</h2>
    <p>${t("confirm-text")}</p>
    <p class="row"><button type="button" class="primary" onClick=${onYes}>${t("confirm-yes")}</button>
      <button type="button" onClick=${() => dialog.current?.close()}>${t("confirm-no")}</button></p>
    <${ConfirmWish} />
  </dialog>`;
}

/** When it asks. */
export function ConfirmWish() {
  const field = useId();
  /** @param {Event} event */
  const choose = (event) => {
    const chosen = /** @type {Wish} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value);
    keep(KEY, chosen);
    wish.value = chosen;
  };
  return html`<p class="confirm-wish"><label for=${field}>${t("confirm-wish")}</label>
    <select id=${field} value=${wished()} onChange=${choose}>${WISHES.map((one) => html`<option key=${one} value=${one} selected=${one === wished()}>${t(`confirm-${one}`)}</option>`)}</select></p>`;
}

/** An action asks once, as each player likes it: always, when something is revealed after it, or never. */
import { html, signal, useId, useLayoutEffect, useRef, useState } from "../dom.js";
import { t } from "../i18n.js";
import { keep, kept } from "../kept.js";
import { announce } from "../shell.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../games.js").Game} Game */
/** @typedef {import("../games.js").Asked} Asked */
/** @typedef {"always" | "matters" | "never"} Wish */

const WISHES = /** @type {Wish[]} */ (["always", "matters", "never"]);
const KEY = "confirm";

/** What this device's player wishes. */
const wish = signal(/** @type {Wish | null} */ (null));

/** Do several people play? Then nothing can be taken back once something was revealed.  @param {State} state */
export const isAmongPeople = ({ table }) => (table?.seats.filter(({ kind }) => kind === "person").length ?? 0) > 1;

/** What is wished where nothing was chosen.  @param {State} state @returns {Wish} */
export const usual = (state) => (isAmongPeople(state) ? "matters" : "never");

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

/** Who comes after somebody; nobody where one plays alone.  @param {string[]} names @param {number} mover */
export const nextName = (names, mover) => (names.length > 1 ? names[(mover + 1) % names.length] : "");

/**
 * Acts at once, or after it was confirmed; what is `asked` is drawn by the board, where one decides.
 * @param {State} state @param {Game} game @param {string[]} names @param {(action: string) => void} act
 * @returns {{act: (action: string, how?: {isConfirmed?: boolean}) => void, asked: Asked | null}}
 */
export function useConfirming(state, game, names, act) {
  const [held, setHeld] = useState(/** @type {{action: string, version: number, isKeyed: boolean} | null} */ (null));
  /** @param {string} action @param {{isConfirmed?: boolean}} [how] a finger has confirmed it already */
  const tried = (action, { isConfirmed = false } = {}) =>
    !isConfirmed && asks(state, game, action, wished(state)) ? setHeld({ action, version: state.version, isKeyed: document.activeElement?.matches(":focus-visible") ?? false }) : act(action);
  const choice = held?.version === state.version ? state.choices?.find(({ action }) => action === held.action) : undefined;
  if (!choice || !held) return { act: tried, asked: null };
  const { action } = choice;
  const what = game.named?.(choice, state.view, names) ?? "";
  const brief = game.named?.(choice, state.view, names, { isBrief: true }) ?? "";
  const next = nextName(names, state.view?.mover ?? 0);
  const question = html`<${Question} what=${what} brief=${brief} next=${next} isKeyed=${held.isKeyed} isLast=${game.isLast(action, state.view)} isFinal=${isAmongPeople(state)} onYes=${() => { setHeld(null); act(action); }} onNo=${() => setHeld(null)} />`;
  return { act: tried, asked: { action, question } };
}

/** Asks in the place of the decision, so that what is meant stays to be seen.  @param {{what: string, brief: string, next: string, isKeyed: boolean, isLast: boolean, isFinal: boolean, onYes: () => void, onNo: () => void}} props `brief`: the same where there is little room */
function Question({ what, brief, next, isKeyed, isLast, isFinal, onYes, onNo }) {
  const yes = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    // Whoever plays by keyboard goes on where it asks; a mouse stays where it is.
    if (isKeyed) yes.current?.focus();
    announce([t(isLast ? "confirm-title" : "confirm-any"), what].join(" "));
  }, []);
  // Where a mouse acted, Enter is meant for the question until keys have gone elsewhere.
  const isElsewhere = useRef(isKeyed);
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.target instanceof HTMLElement && event.target.closest("dialog, input, textarea, select")) return;
      if (event.key === "Escape") {
        event.stopPropagation();
        onNo();
      } else if (event.key === "Enter" && !event.repeat && (document.activeElement === document.body || !isElsewhere.current)) {
        event.preventDefault();
        onYes();
      } else isElsewhere.current ||= /^(Tab|Arrow|Home|End)/.test(event.key);
    };
    addEventListener("keydown", key, true);
    return () => removeEventListener("keydown", key, true);
  });
  // The second press of a double click, or a key that is held down, was not meant for these buttons.
  return html`<div class="confirming" role="group" aria-labelledby="confirming">
    <h2 id="confirming">${t(isLast ? "confirm-title" : "confirm-any")}</h2>
    ${isLast && next && html`<p class="then muted">${t("confirm-then", { name: next })}</p>`}
    <p class="meant"><span class="at-length">${what}</span><span class="in-brief">${brief}</span></p>
    ${isLast && isFinal && html`<p class="muted"><span class="at-length">${t("confirm-text")}</span><span class="in-brief">${t("confirm-text-brief", { name: next })}</span></p>`}
    <p class="row"><button ref=${yes} type="button" class="primary" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.repeat && event.preventDefault()}
        onClick=${(/** @type {MouseEvent} */ event) => event.detail < 2 && onYes()}>${t(isLast ? "confirm-end" : "confirm-yes")} <kbd aria-hidden="true">Enter</kbd></button>
      <button type="button" onClick=${(/** @type {MouseEvent} */ event) => event.detail < 2 && onNo()}>${t("confirm-no")} <kbd aria-hidden="true">Esc</kbd></button></p>
  </div>`;
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

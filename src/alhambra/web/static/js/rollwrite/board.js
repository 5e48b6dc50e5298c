/** Everything of a Roll & Write position that is drawn, and the choices on it. */
import { html, useEffect, useMemo, useRef, useState } from "../dom.js";
import { t } from "../i18n.js";
import { words } from "../api.js";
import { useFlights } from "../flights.js";
import { scrolling } from "../motion.js";
import { Actions, AllChoices } from "./actions.js";
import { coinsOf } from "./choices.js";
import { Coins } from "./coins.js";
import { flightsOf } from "./flights.js";
import { newsOf } from "./happened.js";
import { missingPair } from "./missing.js";
import { Others } from "./others.js";
import { Preview } from "./preview.js";
import { ScoreSheet } from "./scoresheet.js";
import { Sheet } from "./sheet.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").View} View */

/** What there is to decide now, in a sentence.  @param {View} view @param {Choice[] | null} choices @param {string[]} names */
export function hintOf(view, choices, names) {
  if (view.over) return t("hint-over");
  if (!choices) return view.mover === null ? "" : t("hint-wait", { name: nameOf(names, view.mover) });
  if (view.phase === "second") return t("hint-second", { coins: -coinsOf(choices.find((one) => one.kind === "second")) });
  if (view.phase === "keep") {
    const [passed] = choices.flatMap((one) => (one.kind === "keep" && one.passes ? [one.passes] : []));
    return t("hint-keep", { name: nameOf(names, passed?.to ?? 0) });
  }
  if (choices.every((one) => one.kind === "construct")) return t("hint-crossing");
  return choices.some((one) => one.kind === "construct") ? t("hint-turn") : t("hint-gain");
}

/** @typedef {Omit<import("../games.js").BoardProps, "view" | "choices"> & {view: View, choices: Choice[] | null}} Props */

/** @type {any[]} */
const NO_EVENTS = [];

/** @param {Props} props virtual players are named here, behind the names of the seats */
export function Board({ view, names, seat, choices: all, pending = null, onAct, asked = null, refusal = null, without = [], quiet = false, told = [], since = [], events = NO_EVENTS, tools, speed, children }) {
  const [looked, setLooked] = useState(/** @type {number | null} */ (null));
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  const [armed, setArmed] = useState(/** @type {string | null} */ (null));
  const [calmed, setCalmed] = useState(/** @type {object | null} */ (null));
  const touch = useRef(false);
  const isPlain = without.includes("coins");
  // A lesson that does without coins does without what they are spent and gained for.
  const choices = useMemo(() => (isPlain && all ? all.filter(({ kind }) => kind !== "change" && kind !== "gain") : all), [all, isPlain]);

  useEffect(() => {
    const still = (/** @type {string | null} */ action) => (choices?.some((choice) => choice.action === action) ? action : null);
    setPointed(still);
    setArmed(still);
  }, [choices]);
  useEffect(() => setLooked(null), [seat, view.mover]);
  const { board, keyed } = useKeptFocus(choices);

  const large = looked ?? seat;
  useFlights(events, (event) => flightsOf(event, large), board, speed);
  const isOwn = large === view.mover;
  const mine = choices && isOwn ? choices : null;
  const find = (/** @type {string | null} */ action) => choices?.find((choice) => choice.action === action) ?? null;
  const shown = find(asked?.action ?? null) ?? find(pointed) ?? find(armed);

  /** @param {string} action @param {boolean} [isConfirmed] */
  const play = (action, isConfirmed = false) => {
    setArmed(null);
    setPointed(null);
    onAct?.(action, { isConfirmed });
  };
  /** @type {import("./sheet.js").Hand} */
  const hand = {
    point: (choice) => setPointed(choice?.action ?? null),
    press: (event, choice, action) => {
      if (pending) return;
      keyed.current = event.detail === 0;
      setCalmed(refusal);
      if (choice && touch.current && event.detail !== 0 && armed !== action) setArmed(action);
      else play(action, armed === action);
    },
  };
  /** The sheet looked at comes into view, where it is not.  @param {number} whose */
  const look = (whose) => {
    setLooked(whose);
    board.current?.querySelector(".desk")?.scrollIntoView({ block: "nearest", behavior: scrolling() });
  };
  const cancel = () => { setArmed(null); setPointed(null); setCalmed(refusal); };

  const news = useMemo(() => newsOf(since), [since]);
  const row = view.rows[large];
  const name = nameOf(names, large);
  const props = { view, names, shown, pending, hand };
  return html`<div class="board" ref=${board}
    onPointerDownCapture=${(/** @type {PointerEvent} */ event) => {
      touch.current = event.pointerType !== "mouse";
      if (touch.current) setPointed(null); // what a mouse still lies on
      if (!(/** @type {Element} */ (event.target).closest(".bubble"))) setCalmed(refusal);
    }}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && cancel()}>
    <section class="desk" aria-label=${t("sheet-of", { name })}>
      ${(large !== seat || !onAct) && html`<p class="looking"><span>${t("sheet-of", { name })}</span>
        ${large !== seat && html`<button type="button" onClick=${() => setLooked(null)}>${t("sheet-back", { name: nameOf(names, seat) })}</button>`}</p>`}
      <div class="place">
        <${Sheet} ...${props} seat=${large} name=${name} choices=${mine} shown=${isOwn ? shown : null} news=${news} />
        <${Bubble} refusal=${refusal === calmed ? null : refusal} view=${view} onClose=${cancel} />
      </div>
      ${!isPlain && html`<${Coins} circled=${row.circled} crossed=${row.crossed} coins=${view.coins} change=${isOwn ? coinsOf(shown) : 0} />`}
    </section>
    ${onAct && !view.over && html`<section class="decide" aria-label=${t("decide")}>
      ${asked ? html`<div class="preview asking">${asked.question}</div>` : html`<${Preview} choice=${shown} armed=${shown !== null && shown.action === armed} view=${view} names=${names} hint=${quiet ? "" : hintOf(view, choices, names)} told=${choices ? told : []}
        pending=${pending !== null} onConfirm=${() => armed && play(armed, true)} onCancel=${cancel} />`}
      <${Actions} ...${props} choices=${choices ?? []} />
      <div class="also">${choices && html`<${AllChoices} ...${props} choices=${choices} />`}${tools}</div>
    </section>`}
    <div class="side">
      ${!without.includes("scores") && html`<${ScoreSheet} view=${view} names=${names} mover=${view.mover} seat=${large} alone=${without.includes("virtual")} />`}
      ${!without.includes("others") && html`<${Others} view=${view} names=${names} seat=${large} news=${news} onLook=${look} />`}
      ${children}
    </div>
  </div>`;
}

/**
 * Whoever plays by keyboard never has to look for the focus: where the pressed button is gone, the next choice gets it.
 * @param {Choice[] | null} choices
 */
function useKeptFocus(choices) {
  const board = useRef(/** @type {HTMLDivElement | null} */ (null));
  const keyed = useRef(false);
  useEffect(() => {
    const on = document.activeElement;
    // A crossing that is built stays where it is, but there is nothing more to do at it.
    const isDone = on?.matches(".crossings .target:not(.legal)") ?? false;
    if (!choices || !keyed.current || (on && on !== document.body && !isDone)) return;
    /** @type {HTMLElement | null | undefined} */ (board.current?.querySelector('.crossings .legal[tabindex="0"], .actions .choice'))?.focus();
  }, [choices]);
  return { board, keyed };
}

/** Why an action was refused, near the place it was meant for.  @param {{refusal: Props["refusal"], view: View, onClose: () => void}} props */
function Bubble({ refusal, view, onClose }) {
  const { game, mover } = view;
  const missing = refusal?.error.reason === "NO_SUCH_DIE" ? missingPair(refusal.action, view.rows[mover ?? -1]) : null;
  const cell = refusal?.action?.match(/y(\d) b(\d)/);
  const row = cell ? Number(cell[1]) : 7;
  // Below the crossing in the upper half of the sheet, above it in the lower one; without a crossing at the foot.
  const place = row > 3 ? { bottom: `${(7 - row) * 12.5 + 1}%` } : { top: `${(row + 2) * 12.5 + 1}%` };
  return html`<div class="bubble-place" role="status" aria-live="polite" style=${place}>
    ${refusal && html`<div class="bubble">
      <p>${missing ?? words(refusal.error, game)} ${refusal.error.rule && html`<a href="/rules/${game}#${refusal.error.rule}" target="_blank" rel="noopener">${t("rule-link", { rule: refusal.error.rule })}</a>`}</p>
      <button type="button" class="quiet icon" aria-label=${t("refusal-close")} onClick=${onClose}>×</button>
    </div>`}
  </div>`;
}

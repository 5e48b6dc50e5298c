/** Everything of a Roll & Write position that is drawn, and the choices on it. */
import { html, useEffect, useMemo, useRef, useState } from "../dom.js";
import { t } from "../i18n.js";
import { useAnswer } from "../answering.js";
import { useFlights } from "../flights.js";
import { scrolling } from "../motion.js";
import { Told } from "../told.js";
import { Actions, AllChoices } from "./actions.js";
import { coinsOf } from "./choices.js";
import { Coins } from "./coins.js";
import { flightsOf } from "./flights.js";
import { actorsOf, lastDeeds, newsOf } from "./happened.js";
import { hintOf, Instruction, useIsNew } from "./instruction.js";
import { Others } from "./others.js";
import { Preview } from "./preview.js";
import { ScoreNote, ScoreSheet } from "./scoresheet.js";
import { Sheet } from "./sheet.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").View} View */

/** @typedef {Omit<import("../games.js").BoardProps, "view" | "choices"> & {view: View, choices: Choice[] | null}} Props */

/** @type {any[]} */
const NO_EVENTS = [];
/** @type {import("../table/names.js").Player[]} */
const NO_PLAYERS = [];

/** @param {Props} props virtual players are named here, behind the names of the seats */
export function Board({ view, names, players = NO_PLAYERS, seat, choices: all, pending = null, onAct, asked = null, refusal = null, without = [], quiet = false, told = [], since = [], ringed, events = NO_EVENTS, speed, watching = null, advice = null, children }) {
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
  // A bot's idea is shown while nothing else is looked at.
  const meant = find(asked?.action ?? null);
  const shown = asked?.onLeave ? find(pointed) ?? find(armed) ?? meant : meant ?? find(pointed) ?? find(armed);

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
      asked?.onLeave?.();
      keyed.current = event.detail === 0;
      setCalmed(refusal);
      if (choice && touch.current && event.detail !== 0 && armed !== action) setArmed(action);
      else play(action, armed === action);
    },
    turn: (ways) => {
      if (pending) return;
      asked?.onLeave?.();
      setCalmed(refusal);
      setPointed(null);
      setArmed(ways[(ways.findIndex(({ action }) => action === armed) + 1) % ways.length].action);
    },
  };
  /** The sheet looked at comes into view, where it is not.  @param {number} whose */
  const look = (whose) => {
    setLooked(whose);
    board.current?.querySelector(".desk")?.scrollIntoView({ block: "nearest", behavior: scrolling() });
  };
  const cancel = () => { asked?.onLeave?.(); setArmed(null); setPointed(null); setCalmed(refusal); };

  const isNew = useIsNew(view, onAct !== undefined);
  const { answer, reply } = useAnswer(choices ? true : view.mover);
  const answerPress = () => {
    if (onAct && !all && !view.over && view.mover !== null) reply(t("not-yet", { name: nameOf(names, view.mover) }));
  };

  const news = useMemo(() => newsOf(ringed ?? since), [ringed, since]);
  const deeds = useMemo(() => lastDeeds(events), [events]);
  const row = view.rows[large];
  const name = nameOf(names, large);
  const props = { view, names, shown, pending, hand };
  return html`<div class="board" ref=${board}
    onPointerDownCapture=${(/** @type {PointerEvent} */ event) => {
      touch.current = event.pointerType !== "mouse";
      if (touch.current) setPointed(null); // what a mouse still lies on
      if (!(/** @type {Element} */ (event.target).closest(".refusal"))) setCalmed(refusal);
    }}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && cancel()}>
    <section class="desk" aria-label=${t("sheet-of", { name })}>
      ${(large !== seat || !onAct) && html`<p class="looking"><span>${t("sheet-of", { name })}</span>
        ${large !== seat && html`<button type="button" onClick=${() => setLooked(null)}>${t("sheet-back", { name: nameOf(names, seat) })}</button>`}</p>`}
      <div class="place" onClick=${answerPress}>
        <${Sheet} ...${props} seat=${large} name=${name} choices=${mine} shown=${isOwn ? shown : null} news=${news} />
      </div>
      ${!isPlain && html`<${Coins} circled=${row.circled} crossed=${row.crossed} coins=${view.coins} change=${isOwn ? coinsOf(shown) : 0} />`}
    </section>
    <div class="beside">
      ${onAct && !view.over && html`<section class="decide" aria-label=${t("decide")}>
        ${!choices && watching ? html`<div class="instruction watched">${answer && html`<p class="answer">${answer}</p>`}${watching}</div>` : html`<${Instruction} view=${view} hint=${quiet ? "" : hintOf(view, choices, names, isNew)} hasSteps=${choices !== null && !isPlain} />`}
        <div class="ways"><${Actions} ...${props} choices=${choices ?? []} />${choices && html`<${AllChoices} ...${props} choices=${choices} />`}${!asked && advice}</div>
        <${Preview} choice=${shown} isArmed=${shown !== null && shown.action === armed} question=${asked?.question} refusal=${refusal === calmed ? null : refusal}
          view=${view} names=${names} more=${choices?.some(({ kind }) => kind === "change") ? t("hint-dice") : ""}
          isPending=${pending !== null} onConfirm=${() => armed && play(armed, true)} onCancel=${cancel} />
      </section>`}
      ${choices && html`<${Told} lines=${told} faces=${actorsOf(since).map((one) => players[one]?.who)} />`}
      ${!without.includes("scores") && html`<${ScoreSheet} view=${view} names=${names} players=${players} mover=${view.mover} seat=${large} alone=${without.includes("virtual")} />`}
      ${!without.includes("others") && html`<${Others} view=${view} names=${names} players=${players} seat=${large} news=${news} deeds=${deeds} onLook=${look} />`}
      <div class="side">${children}${!view.over && !without.includes("scores") && html`<${ScoreNote} />`}</div>
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

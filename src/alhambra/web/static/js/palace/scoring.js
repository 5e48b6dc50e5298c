/** The scorings of a game: the ways to them, and a walk through each, at one's own pace. */
import { html, signal, useEffect, useMemo, useRef, useState } from "../dom.js";
import { t } from "../i18n.js";
import { asNow, heldIn, STEPS, TOTAL, WALLS } from "./scorings.js";
import { BuildingSign } from "./symbols.js";
import { WalkGrounds } from "./walkgrounds.js";
import { ScoringTable } from "./walktable.js";
import { stepName, Why } from "./walkwords.js";
import { TYPES } from "./words.js";

/** @import { Event } from "./types.js" */
/** @import { Held } from "./scorings.js" */
/** @typedef {number | "now"} Which The number of a scoring that was held, or the next one as if it came now. */

const opened = signal(/** @type {Which | null} */ (null));

/** Opens a scoring.  @param {Which} which */
export function show(which) {
  opened.value = which;
}

/** The name of a scoring as a heading.  @param {Held} held */
const titleOf = ({ number, isHeld }) => t(isHeld ? "palace-scoring-name" : "palace-scoring-if", { number });

/** @param {{step: number, go: (step: number) => void}} props */
function Steps({ step, go }) {
  return html`<nav class="walk-steps" aria-label=${t("palace-walk-steps")}>${Array.from({ length: STEPS }, (_, index) => html`<button key=${index} type="button"
    class=${index < step ? "past" : ""} aria-current=${index === step ? "step" : null} aria-label=${stepName(index)} title=${stepName(index)} onClick=${() => go(index)}>
    ${index < WALLS ? html`<${BuildingSign} building=${TYPES[index]} />` : html`<span>${stepName(index)}</span>`}
  </button>`)}</nav>`;
}

/** Another scoring to look at.  @param {{all: Held[], held: Held}} props */
function Others({ all, held }) {
  if (all.length < 2) return null;
  return html`<p class="walk-others" role="group" aria-label=${t("palace-scorings")}>${all.map((one) => html`<button key=${one.isHeld ? one.number : "now"} type="button" class="small"
    aria-pressed=${one === held ? "true" : "false"} onClick=${() => show(one.isHeld ? one.number : "now")}>
    ${one.isHeld ? html`${t("palace-scoring-short", { number: one.number })}<span class="unseen"> ${titleOf(one)}</span>` : t("palace-scoring-now")}
  </button>`)}</p>`;
}

/** @param {{all: Held[], held: Held, names: string[], seat?: number, bag: number[], onClose: () => void}} props */
function Walk({ all, held, names, seat, bag, onClose }) {
  const id = held.isHeld ? held.number : 0;
  const [place, setPlace] = useState({ id, step: held.isHeld ? 0 : TOTAL });
  const step = place.id === id ? place.step : held.isHeld ? 0 : TOTAL;
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const on = useRef(/** @type {HTMLElement | null} */ (null));
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    dialog.current?.showModal();
    on.current?.focus();
  }, []);
  /** @param {number} to */
  const go = (to) => {
    setPlace({ id, step: Math.max(0, Math.min(TOTAL, to)) });
    body.current?.scrollTo({ top: 0 });
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(step + way);
  };
  const after = all.find((one) => one.isHeld && held.isHeld && one.number > held.number);
  const title = titleOf(held);
  return html`<dialog ref=${dialog} class="walk" aria-labelledby="walk-title" onClose=${onClose} onKeyDown=${onKeyDown}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && dialog.current?.close()}>
    <div class="walk-inside">
      <header>
        <h2 id="walk-title">${title}</h2>
        <p>${t("palace-walk-places-count", { number: held.number })} ${held.isHeld && t("palace-walk-calm")}</p>
        <${Others} all=${all} held=${held} />
        <button type="button" class="quiet icon walk-close" aria-label=${t("dialog-close")} title=${t("dialog-close")} onClick=${() => dialog.current?.close()}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M5.3 4 12 10.6 18.7 4 20 5.3 13.4 12l6.6 6.7-1.3 1.3-6.7-6.6L5.3 20 4 18.7l6.6-6.7L4 5.3z" /></svg>
        </button>
        <${Steps} step=${step} go=${go} />
      </header>
      <div class="walk-body" ref=${body} tabindex="0" role="region" aria-label=${stepName(step)}>
        <${ScoringTable} held=${held} names=${names} seat=${seat} step=${step} label=${title} bag=${held.isHeld ? null : bag} />
        <${Why} held=${held} step=${step} names=${names} />
        <${WalkGrounds} held=${held} names=${names} step=${step} />
      </div>
      <footer>
        ${step < TOTAL && html`<button type="button" class="link" onClick=${() => { go(TOTAL); on.current?.focus(); }}>${t("palace-walk-skip")}</button>`}
        <button type="button" class="walk-back" aria-disabled=${step === 0 ? "true" : null} onClick=${() => go(step - 1)}>${t("palace-walk-back")}</button>
        <button ref=${on} type="button" class="primary" onClick=${() => (step < TOTAL ? go(step + 1) : after ? show(after.number) : dialog.current?.close())}>
          ${step < TOTAL ? t("palace-walk-next", { what: stepName(step + 1) }) : after ? t("palace-walk-another", { number: after.number }) : t("palace-walk-done")}
        </button>
      </footer>
    </div>
  </dialog>`;
}

/**
 * The ways to the scorings, and the one that is open. During play a scoring opens by itself when it is held.
 * @param {{story: Event[], view: any, names: string[], seat?: number, isLive?: boolean}} props
 * `isLive`: the standings lead to them
 */
export function Scorings({ story, view, names, seat, isLive = false }) {
  const held = useMemo(() => heldIn(story, view), [story, view]);
  const now = asNow(view);
  const known = useRef(held.length);
  useEffect(() => {
    const fresh = held[known.current];
    known.current = held.length;
    if (isLive && fresh) show(fresh.number);
  }, [held.length]);
  useEffect(() => () => { opened.value = null; }, []);
  const all = now ? [...held, now] : held;
  const which = opened.value;
  const open = which === null ? null : which === "now" ? now : held.find(({ number }) => number === which);
  const walk = open && html`<${Walk} all=${all} held=${open} names=${names} seat=${seat} bag=${view.bag} onClose=${() => { opened.value = null; }} />`;
  if (isLive) return walk;
  return html`<div class="scorings-line">
    ${held.map(({ number }) => html`<button key=${number} type="button" class="small quiet" aria-haspopup="dialog" onClick=${() => show(number)}
      aria-label=${t("palace-scoring-open", { number })}>${t("palace-scoring-name", { number })}</button>`)}
    ${now && html`<button type="button" class="small quiet" aria-haspopup="dialog" onClick=${() => show("now")}>${t("palace-scoring-now")}</button>`}
    ${walk}
  </div>`;
}

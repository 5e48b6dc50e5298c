/** Asking a bot what it would do: only where no other person plays, and only when one wants to know. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../dom.js";
import { post } from "../api.js";
import { Face } from "../face.js";
import { locale, t } from "../i18n.js";
import { keys } from "../pointing.js";
import { announce } from "../shell.js";
import { isMyTurn } from "../state.js";
import { useAsking } from "./asking.js";
import { characterOf, wholeName } from "./names.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../types.js").Advice} Answer */
/** @typedef {import("../games.js").Game} Game */
/** @typedef {Answer["ideas"][number] & {what: string}} Idea with what it is, in a sentence */

/** May advice be asked for: is it my turn, and plays no other person here?  @param {State} state */
export function isAdvisable(state) {
  return isMyTurn(state) && (state.table?.seats.every((seat) => seat.kind !== "person" || seat.mine) ?? false);
}

/**
 * A button that asks, and the answer where one decides: one idea after the other, each of them lit on the board.
 * @param {State} state @param {Game} game @param {string[]} names @param {(action: string) => void} act
 * @returns {{offer: any, asked: import("../games.js").Asked | null}}
 */
export function useAdvice(state, game, names, act) {
  const [given, setGiven] = useState(/** @type {{answer: Answer, at: number} | null} */ (null));
  const { busy, problem, ask } = useAsking();
  const askedAt = useRef(-1);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => setGiven(null), [state.ply]);
  if (!isAdvisable(state) || !game.named) return { offer: null, asked: null };
  const fetch = () => ask(async () => {
    askedAt.current = state.ply;
    const answer = await post(`/api/tables/${state.table?.id}/advice`, {});
    setGiven(answer.ply === state.ply ? { answer, at: 0 } : null);
  });
  const offer = html`<span class="advice"><button ref=${button} type="button" class="ask" aria-label=${t(busy ? "advice-waiting" : "advice-ask")} title=${t("advice-ask")} aria-disabled=${busy ? "true" : null} onClick=${fetch}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.2 1 2.1h5c0-.9.3-1.6 1-2.1A6 6 0 0 0 12 3z" /></svg>
      <span>${t(busy ? "advice-waiting" : "advice-ask")}</span></button>
    ${problem && askedAt.current === state.ply && html`<span class="problem" role="alert">${problem}</span>`}</span>`;
  const ideas = (given?.answer.ply === state.ply ? given.answer.ideas : []).flatMap((idea) => {
    const choice = state.choices?.find((one) => one.action === idea.action);
    return choice ? [{ ...idea, what: game.named?.(choice, state.view, names) ?? "" }] : [];
  });
  if (!given || !ideas.length) return { offer, asked: null };
  const at = given.at % ideas.length;
  const close = () => {
    setGiven(null);
    // Whoever pressed something else stays there.
    if (keys.isLast) requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  };
  const isForPoints = state.table?.seats.length === 1 && state.table.options.goal !== "versus";
  const question = html`<${Advised} answer=${given.answer} isForPoints=${isForPoints} idea=${ideas[at]} at=${at} count=${ideas.length} onDo=${() => act(ideas[at].action)} onNext=${() => setGiven({ ...given, at: at + 1 })} onClose=${close} />`;
  return { offer, asked: { action: ideas[at].action, question, onLeave: close } };
}

/** One idea: what to do, what is expected of it, and buttons to do it or not.  @param {{answer: Answer, isForPoints: boolean, idea: Idea, at: number, count: number, onDo: () => void, onNext: () => void, onClose: () => void}} props */
function Advised({ answer, isForPoints, idea, at, count, onDo, onNext, onClose }) {
  const yes = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const bot = characterOf(answer.bot);
  const points = new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(idea.points);
  const chance = new Intl.NumberFormat(locale(), { style: "percent" }).format(idea.chance);
  const expects = isForPoints ? t("advice-expects-points", { points }) : t("advice-expects", { points, chance });
  useLayoutEffect(() => announce([t("advice-of", { bot: wholeName(bot) }), idea.what, expects].join(" ")), [idea.action]);
  useLayoutEffect(() => {
    if (keys.isLast) yes.current?.focus({ preventScroll: true });
  }, []);
  return html`<div class="advised" role="group" aria-label=${t("advice-ready")}>
    <${Face} who=${bot.who} size=${44} />
    <div class="idea"><p class="muted">${count > 1 ? t("advice-nth", { bot: bot.name, at: at + 1, count }) : t("advice-of", { bot: bot.name })}</p>
      <p class="meant">${idea.what}</p>
      <p class="muted">${expects}${answer.hurried && ` ${t("bar-hurried")}`}</p></div>
    <p class="row"><button ref=${yes} type="button" class="primary" onClick=${onDo}>${t("advice-do")}</button>
      ${count > 1 && html`<button type="button" onClick=${onNext}>${t("advice-next")}</button>`}
      <button type="button" onClick=${onClose}>${t("advice-close")}</button></p>
  </div>`;
}

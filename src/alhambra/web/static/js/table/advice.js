/** Asking a bot what it would do: only where no other person plays, and only when one wants to know. */
import { html, useEffect, useState } from "../dom.js";
import { post } from "../api.js";
import { locale, t } from "../i18n.js";
import { announce } from "../shell.js";
import { isMyTurn } from "../state.js";
import { useAsking } from "./asking.js";
import { characterOf, wholeName } from "./names.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../types.js").Advice} Answer */

/** May advice be asked for: is it my turn, and plays no other person here?  @param {State} state */
export function isAdvisable(state) {
  return isMyTurn(state) && (state.table?.seats.every((seat) => seat.kind !== "person" || seat.mine) ?? false);
}

/** @param {{state: State, game: import("../games.js").Game, names: string[], onAct: (action: string) => void}} props */
export function Advice({ state, game, names, onAct }) {
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const { busy, problem, ask } = useAsking();
  const table = /** @type {import("../types.js").TableView} */ (state.table);
  useEffect(() => setAnswer(null), [state.ply]);
  const fetch = () => ask(async () => {
    const found = await post(`/api/tables/${table.id}/advice`, {});
    setAnswer(found.ply === state.ply ? found : null);
    announce(t("advice-ready"));
  });
  if (!isAdvisable(state) || !game.named) return null;
  return html`<section class="advice">
    <button type="button" aria-disabled=${busy ? "true" : null} onClick=${fetch}>${t(busy ? "advice-waiting" : "advice-ask")}</button>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${answer && answer.ply === state.ply && html`<div role="group" aria-label=${t("advice-ready")}>
      <p>${t("advice-of", { bot: wholeName(characterOf(answer.bot)) })}</p>
      ${answer.hurried && html`<p class="muted">${t("bar-hurried")}</p>`}
      <ol>${answer.ideas.map((idea) => html`<li key=${idea.action}><${Thought} ...${{ idea, state, game, names, onAct }} /></li>`)}</ol>
    </div>`}
  </section>`;
}

/** One idea: what to do, what is expected of it, and a button that does it.  @param {any} props */
function Thought({ idea, state, game, names, onAct }) {
  const choice = state.choices.find((/** @type {any} */ one) => one.action === idea.action);
  if (!choice) return null;
  const points = new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(idea.points);
  const chance = new Intl.NumberFormat(locale(), { style: "percent" }).format(idea.chance);
  return html`<span>${game.named(choice, state.view, names)}</span>
    <span class="muted">${t("advice-expects", { points, chance })}</span>
    <button type="button" class="small" onClick=${() => onAct(idea.action)}>${t("advice-do")}</button>`;
}

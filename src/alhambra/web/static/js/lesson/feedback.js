/** What is said to something the learner did: praise, a hint, or the way on. */
import { html } from "../dom.js";
import { has, t } from "../i18n.js";

/** @typedef {import("../types.js").LessonMoment} LessonMoment */

/**
 * @param {{game: import("../games.js").Game, name: string, moment: LessonMoment, said: "new" | "done" | "half" | "other", names: string[], again: () => void}} props `name`: the game's
 */
export function Feedback({ game, name, moment, said, names, again }) {
  const { step, events, numbers } = moment;
  if (said === "new") return null;
  const happened = events.length > 0 && html`<p class="muted small">${events.map((event) => game.sentence(event, names)).join(" ")}</p>`;
  if (said === "done") {
    return html`<div class="note good">
      ${happened}
      <p><strong>${t("lesson-well-done")}</strong> ${t(`lesson-${name}-${step}-done`, numbers)}</p>
    </div>`;
  }
  return html`<div class="note">
    ${happened} ${has(`lesson-${name}-${step}-${said}`) && html`<p>${t(`lesson-${name}-${step}-${said}`, numbers)}</p>`}
    <button type="button" class="small" onClick=${again}>${t("lesson-again")}</button>
  </div>`;
}

/** The steps of the lesson as a row of numbers: where one is, and the way to any other. */
import { html } from "../dom.js";
import { t } from "../i18n.js";

/** @param {{name: string, steps: string[], at: number, passed: string[], go: (at: number) => void}} props `name`: the game's */
export function Progress({ name, steps, at, passed, go }) {
  const nameOf = (/** @type {string} */ step, /** @type {number} */ number) => t(passed.includes(step) ? "lesson-step-passed" : "lesson-step-named", { number: number + 1, title: t(`lesson-${name}-${step}-title`) });
  return html`<nav aria-label=${t("lesson-steps")}>
    <ol class="progress">
      ${steps.map(
        (step, number) => html`<li key=${step}>
          <button
            type="button"
            class=${`progress-step ${passed.includes(step) ? "passed" : ""}`}
            aria-current=${number === at ? "step" : undefined}
            aria-label=${nameOf(step, number)}
            title=${t(`lesson-${name}-${step}-title`)}
            onClick=${() => go(number)}
          >
            ${number + 1}
          </button>
        </li>`,
      )}
    </ol>
  </nav>`;
}

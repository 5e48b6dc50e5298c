/** The steps of the lesson as a row of numbers: where one is, and the way to any other. */
import { html } from "../dom.js";
import { t } from "../i18n.js";

/** @param {{name: string, steps: string[], at: number, reached: number, go: (at: number) => void}} props `name`: the game's */
export function Progress({ name, steps, at, reached, go }) {
  return html`<nav aria-label=${t("lesson-steps")}>
    <ol class="progress">
      ${steps.map(
        (step, number) => html`<li key=${step}>
          <button
            type="button"
            class=${`progress-step ${number < reached ? "passed" : ""}`}
            aria-current=${number === at ? "step" : undefined}
            aria-label=${`${number + 1}: ${t(`lesson-${name}-${step}-title`)}`}
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

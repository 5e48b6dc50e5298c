/** Points over time as a curve, readable as a list too. */
import { html } from "../dom.js";
import { t } from "../i18n.js";

const [WIDTH, HEIGHT, EDGE, LEFT] = [340, 110, 10, 34];

/** @param {{scores: number[]}} props the latest last */
export function Curve({ scores }) {
  if (scores.length < 2) return null;
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const x = (/** @type {number} */ at) => LEFT + (at * (WIDTH - LEFT - EDGE)) / (scores.length - 1);
  const y = (/** @type {number} */ score) => HEIGHT - EDGE - ((score - low) * (HEIGHT - 2 * EDGE)) / Math.max(high - low, 1);
  const path = scores.map((score, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(score).toFixed(1)}`).join("");
  const label = t("mygames-curve", { scores: scores.slice(-20).join(", "), low, high });
  return html`<svg class="curve" role="img" aria-label=${label} viewBox="0 0 ${WIDTH} ${HEIGHT}">
    ${[...new Set([low, high])].map((score) => html`<text key=${score} x="0" y=${y(score) + 4}>${score}</text><path class="grid" d="M${LEFT} ${y(score)}H${WIDTH - EDGE}" />`)}
    <path d=${path} /><circle cx=${x(scores.length - 1)} cy=${y(scores[scores.length - 1])} r="4" />
  </svg>`;
}

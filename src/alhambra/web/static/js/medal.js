/** A medal on its ribbon: a star of sixteen points, drawn by us. */
import { html } from "./dom.js";

/** @param {number} count @param {number} near @param {number} far */
function star(count, near, far) {
  return Array.from({ length: 2 * count }, (_, at) => {
    const [angle, size] = [(at * Math.PI) / count, at % 2 ? near : far];
    return `${(32 + size * Math.sin(angle)).toFixed(1)},${(46 - size * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}

const RAYS = star(16, 23, 30);

/** @param {{metal: string, isEarned?: boolean}} props */
export function Medal({ metal, isEarned = true }) {
  return html`<svg class="medal-drawing ${metal} ${isEarned ? "" : "ahead"}" viewBox="0 0 64 78" aria-hidden="true" focusable="false">
    <path class="ribbon" d="M18 0h12l3 12-9 10zM46 0H34l-3 12 9 10z" />
    <polygon class="rays" points=${RAYS} />
    <circle class="coin" cx="32" cy="46" r="15" /><circle class="rim" cx="32" cy="46" r="12" />
  </svg>`;
}

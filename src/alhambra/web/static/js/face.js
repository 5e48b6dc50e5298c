/** The face of whoever sits at a table, in a niche. */
import { html, useState } from "./dom.js";
import { FIGURES, Portrait } from "./figures.js";

/**
 * Whose face it is: a bot's by its level, numbered where one level sits twice; a person's by the first letter of the
 * name, or plain where there is none.
 * @typedef {{figure: string | null, number: number, initial: string}} Who
 */

const NICHE = "M6 64V33C6 14 17 4 32 4s26 10 26 29v31z";

/** How many were drawn: `useId` begins anew in the header, which is drawn apart from the page. */
let count = 0;

/** @type {Who} */
export const SOMEBODY = { figure: null, number: 1, initial: "" };

/**
 * @param {{who?: Who, size?: number, isActive?: boolean, label?: string}} props `size`: width in pixels; `label`: what a
 * screen reader says, nothing where the name stands beside it
 */
export function Face({ who = SOMEBODY, size = 28, isActive = false, label = "" }) {
  const [clip] = useState(() => `niche-${(count += 1)}`);
  const figure = who.figure !== null && Object.hasOwn(FIGURES, who.figure) ? who.figure : null;
  return html`<svg class="portrait ${figure ?? "person"} ${isActive ? "active" : ""}" viewBox="2 0 60 64" width=${size} height=${Math.round((size * 64) / 60)}
    role=${label ? "img" : undefined} aria-label=${label || undefined} aria-hidden=${label ? undefined : "true"} focusable="false">
    <clipPath id=${clip}><path d=${NICHE} /></clipPath>
    <path class="niche" fill=${figure ? FIGURES[figure].niche : undefined} d=${NICHE} />
    <g clip-path=${`url(#${clip})`}>${figure ? html`<${Portrait} figure=${figure} number=${who.number} />` : html`<${Person} initial=${who.initial} />`}</g>
    <path class="edge" d=${NICHE} fill="none" />
    ${who.number > 1 && html`<g class="number"><circle cx="15" cy="52" r="11" /><text x="15" y="58" text-anchor="middle">${who.number}</text></g>`}
  </svg>`;
}

/** @param {{initial: string}} props */
function Person({ initial }) {
  if (initial) return html`<text class="initial" x="32" y="49" text-anchor="middle">${initial}</text>`;
  return html`<g class="nobody"><circle cx="32" cy="29" r="11" /><path d="M10 64c1-12 9-19 22-19s21 7 22 19z" /></g>`;
}

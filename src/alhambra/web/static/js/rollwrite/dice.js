/** Dice with pips, yellow and blue. */
import { html } from "../dom.js";

const PIPS = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** A die inside another drawing, around its centre.  @param {{colour: "y" | "b", pips: number, x: number, y: number, size?: number, look?: string}} props */
export function DieShape({ colour, pips, x, y, size = 80, look = "" }) {
  const step = size * 0.26;
  return html`<g class="die ${colour === "y" ? "yellow" : "blue"} ${look}" data-die=${colour + pips} transform="translate(${x} ${y})">
    <g class="tumble">
      <rect x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx=${size * 0.2} />
      ${PIPS[pips].map(([dx, dy]) => html`<circle cx=${dx * step} cy=${dy * step} r=${size * 0.095} />`)}
    </g>
  </g>`;
}

/** A die in a line of text; its name is for whoever does not see it.  @param {{colour: "y" | "b", pips: number, label?: string}} props */
export function SmallDie({ colour, pips, label }) {
  return html`<svg class="small-die" viewBox="-44 -44 88 88" role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"} focusable="false">
    <${DieShape} colour=${colour} pips=${pips} x=${0} y=${0} />
  </svg>`;
}

/** Roll & Write at a glance: two dice, for the start page. */
import { html } from "../dom.js";
import { DieShape } from "./dice.js";

export function Cover() {
  return html`<svg class="cover-dice" viewBox="0 0 160 150" focusable="false">
    <g transform="rotate(-8 60 60)"><${DieShape} colour="y" pips=${2} x=${60} y=${60} /></g>
    <g transform="rotate(10 122 108)"><${DieShape} colour="b" pips=${4} x=${122} y=${108} size=${60} /></g>
  </svg>`;
}

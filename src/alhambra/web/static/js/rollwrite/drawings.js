/** The drawing of the rules page: a sheet with four dice, and the crossings they make. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { Drawing } from "./drawing.js";

const GRID = ["PSACGT", "ACGTPS", "GTPTAC", "SACGTP", "CGTPSA", "TGSACG"];
/** Three buildings and four dice, as a game begins. */
const ROW = { marks: [[1, 1], [2, 5], [6, 6]], yellow: [2, 4], blue: [1, 5] };

function Sheet() {
  const view = /** @type {any} */ ({ grid: GRID, round: 1, rounds: 18, over: false });
  const label = t("rollwrite-drawing-sheet");
  return html`<div class="rule-drawings"><figure>
    <${Drawing} view=${view} row=${ROW} yellow=${ROW.yellow} blue=${ROW.blue} turns=${{ y: [], b: [] }} legal=${new Set(["2,1", "4,1", "4,5"])} shown=${null} fresh=${new Set()} label=${label} price=${0} />
    <figcaption>${label}</figcaption>
  </figure></div>`;
}

export const drawings = { sheet: () => html`<${Sheet} />` };

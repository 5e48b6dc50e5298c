/** The first three on blocks of a wall, whoever reads it too; stars where that is the winner. */
import { html } from "../dom.js";
import { Face } from "../face.js";
import { Faceless } from "./ranking.js";

/** @typedef {import("./course.js").Ranked} Ranked */

/** From the left; the first stands in the middle. */
const STANDS = [1, 0, 2, 3];
/** Across and down, in per cent of the picture, and how large. */
const STARS = [[4, 18, 26], [22, 11, 20], [40, 6, 13], [58, 5, 13], [68, 14, 22], [88, 12, 25], [33, 29, 15], [14, 43, 17], [78, 33, 15], [95, 39, 19], [3, 64, 18], [91, 60, 17]];
/** A star of eight points in a square of 32. */
const STAR = "M16 1l3.600 6.300 7-1.900-1.900 7L31 16l-6.300 3.600 1.900 7-7-1.900L16 31l-3.600-6.300-7 1.900 1.900-7L1 16l6.300-3.600-1.900-7 7 1.900z";
const COLOURS = "PGCCASTSPGAT";

/** Whom there is room for: three, and me behind them.  @param {Ranked[]} ranking @param {number | null} own */
export function onBlocks(ranking, own) {
  const shown = ranking.slice(0, 3);
  const mine = ranking.find(({ row }) => row === own);
  return mine && !shown.includes(mine) ? [...shown, mine] : shown;
}

/** Battlements and stones, as wide as their place.  */
const Stones = () => html`<svg class="stones" viewBox="0 0 138 180" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
  <path class="masonry" d="M0 0h14v9h12V0h18v9h12V0h26v9h12V0h18v9h12V0h14v180H0z" />
  <path class="joints" d="${[28, 48, 68, 88, 108, 128, 148, 168].map((y, row) => `M0 ${y}h138${[20, 58, 96, 134].map((x) => `M${x - (row % 2) * 19} ${y}v20`).join("")}`).join("")}" /></svg>`;

/** @param {{ranking: Ranked[], own: number | null, players: import("../table/names.js").Player[], isWon: boolean, isFresh: boolean}} props `isFresh`: the game has ended just now */
export function Podium({ ranking, own, players, isWon, isFresh }) {
  const shown = onBlocks(ranking, own);
  return html`<div class="podium ${isFresh ? "rising" : ""}" aria-hidden="true">
    ${isWon && html`<div class="stars">${STARS.map(([x, y, size], star) => html`<svg key=${star} class="star of-${COLOURS[star]}" viewBox="0 0 32 32" width=${size} height=${size} style=${{ left: `${x}%`, top: `${y}%`, "--late": `${(star * 7) % 12}` }}><path d=${STAR} /></svg>`)}</div>`}
    <div class="blocks">${STANDS.flatMap((at) => shown[at] ?? []).map(({ row, name, points, place }) => html`<div key=${row} class="block at-${Math.min(place, 4)} ${row === own ? "mine" : ""}">
      ${place === 1 && isWon && row === own && html`<svg class="crown" viewBox="0 0 32 32"><path d=${STAR} /></svg>`}
      ${players[row] ? html`<${Face} who=${players[row].who} size=${92} isActive=${row === own} label="" />` : html`<${Faceless} name=${name} />`}
      <div class="block-wall"><${Stones} /><p><b>${points}</b><span>${place} ${players[row] ? name : ""}</span></p></div>
    </div>`)}</div>
  </div>`;
}

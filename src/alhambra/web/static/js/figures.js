/** Those who sit at a table, as parts of drawings in a box of 64 by 64; the niche around them is drawn by `face.js`. */
import { html } from "./dom.js";

/** A cloth and its shade, in the order of the levels that wear them first. */
const CLOTHS = [
  ["#78a63c", "#55782a"],
  ["#b5362c", "#86261e"],
  ["#2c68ad", "#1f4d82"],
  ["#70439a", "#512d73"],
  ["#0f5f63", "#0a4346"],
];

/**
 * What tells one figure from another.
 * @typedef {object} Figure
 * @property {string} niche colour of the wall behind
 * @property {string} skin
 * @property {string} shade the neck
 * @property {string} nose
 * @property {number} eyes how far down the eyes are
 * @property {any} [behind] what hangs behind the shoulders
 * @property {any} [beside] what hangs behind the face
 * @property {any} over hair, beard and headgear, before the eyes
 * @property {any} [before] brows, mouth and what is held, before everything
 */

const curve = (/** @type {string} */ d, /** @type {string} */ colour, width = 1.7) =>
  html`<path d=${d} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" />`;

/** @type {Record<string, Figure>} */
export const FIGURES = {
  apprentice: {
    niche: "#dfe9dd",
    skin: "#b97f56",
    shade: "#9a6642",
    nose: "#8c5a38",
    eyes: 33,
    over: html`<path fill="#2f2118" d="M19.6 30.5c-2.3-2.3-1.5-5.3.5-6.5-.6-3.4 2-5.8 4.6-5.7 1-3 4.6-4 6.7-2.6 2-2 6-1.5 7.3.9 3-.5 5.4 2 5 4.8 2.7 1.3 3 5 .7 8.6-1.1-3.2-3-5.3-5.5-6.3-2.6 1.7-5.5 1.9-8 .9-2.5 1.7-6 1.9-8 1.2-1.6 1.2-2.6 2.7-3.3 4.7z" />
      ${curve("M42.2 35.5l10-13", "#e6c66a", 2.6)}${curve("M41.4 36.6l1.7-2.2", "#26211a", 2.6)}`,
    before: html`${curve("M23.6 28.6q2.8-1.6 5.4-.2M35 28.4q2.6-1.4 5.4.2", "#2f2118")}
      <path d="M27.6 42q4.4 4.6 8.8 0z" fill="#fff8ee" stroke="#7a3b2c" stroke-width="1.2" stroke-linejoin="round" />`,
  },
  mason: {
    niche: "#f4e1d2",
    skin: "#e0b08c",
    shade: "#c48f6b",
    nose: "#b67f5b",
    eyes: 34,
    beside: html`<path fill="#6b3f22" d="M20 32c-1.5 6-.8 10.5 1.5 14l4-3V30z M44 32c1.5 6 .8 10.5-1.5 14l-4-3V30z" />`,
    over: html`<path fill="#6b3f22" d="M21 31c1.6-4.5 5.5-7 11-7s9.4 2.5 11 7l.6-5-5-6H26l-5.5 6z" />
      <path fill="#e07f28" d="M18.8 27.5C19.5 18.7 24.5 13.5 32 13.5s12.5 5.2 13.2 14c-3.7-3.3-8-5-13.2-5s-9.5 1.7-13.2 5z" />
      <path fill="#b9631a" d="M44 23.5l7.5-2.5-2.2 4.4 3.7 3.2-8-.6z" />
      <g fill="#fff2df"><circle cx="26.5" cy="18.8" r="1.2" /><circle cx="32" cy="17" r="1.2" /><circle cx="37.5" cy="18.8" r="1.2" /></g>`,
    before: html`${curve("M23.6 30q2.8-1.6 5.4-.2M35 29.8q2.6-1.4 5.4.2", "#6b3f22")}${curve("M28.4 43.5q3.6 2.8 7.2 0", "#8f3b2c")}
      <path fill="#8d8372" d="M50 40l6.5 11.5h-13z" />${curve("M50 51.5V60", "#7a5c44", 3)}`,
  },
  foreman: {
    niche: "#dbe4ef",
    skin: "#cf9a70",
    shade: "#b07d54",
    nose: "#a06d45",
    eyes: 34,
    over: html`<path fill="#3a2a1e" d="M20.6 32.5c.9 2.3 2 3.7 3.6 4.4 2.3-1.2 5-.9 7.800.5 2.8-1.4 5.5-1.7 7.8-.5 1.6-.7 2.7-2.1 3.6-4.400.9 11.5-3.5 20.5-11.4 20.5s-12.3-9-11.4-20.5z" />
      <path fill="#cf9a70" d="M28.2 41.6q3.8 2.8 7.6 0-3.8-1.3-7.6 0z" />
      <path fill="#e6c66a" d="M7.5 26.5c4.5-2.3 9.5-3.4 13.5-3.7C21.8 14.5 25.7 10 32 10s10.2 4.5 11 12.8c4 .3 9 1.4 13.5 3.7-7 3.2-15.5 4.5-24.5 4.5s-17.5-1.3-24.5-4.5z" />
      <path fill="#a3281f" d="M20.9 23.3c7-1.2 15.2-1.2 22.2 0l-.5-3.5c-6.6-1.1-14.6-1.1-21.2 0z" />`,
  },
  architect: {
    niche: "#e7deee",
    skin: "#a96f48",
    shade: "#8b5836",
    nose: "#8a5a36",
    eyes: 34,
    behind: html`<path fill="#f6efe0" d="M32 9c10.5 0 16.5 7.5 16.5 18.5 0 11 1.5 20 5.5 29l-10 7.5H20l-10-7.5c4-9 5.5-18 5.5-29C15.5 16.5 21.5 9 32 9z" />`,
    beside: html`<path fill="#e2d7c0" d="M16 40c.5 9-1 14-3.5 19L24 52z M48 40c-.5 9 1 14 3.5 19L40 52z" />`,
    over: html`<path fill="#f6efe0" d="M19 31C19 19.5 24 14 32 14s13 5.5 13 17c-1.3 0-2.3-.5-2.6-1.5C41 24.5 37.5 22 32 22s-9 2.5-10.4 7.5c-.3 1-1.3 1.5-2.6 1.5z" />
      ${curve("M20.6 24.5C23 19.6 27 17.6 32 17.6s9 2 11.4 6.9", "#b98a1d", 2)}<path fill="#b98a1d" d="M32 15.2l2.4 2.6-2.4 2.6-2.4-2.6z" />`,
    before: html`${curve("M23.6 30q2.8-1.6 5.4-.2M35 29.8q2.6-1.4 5.4.2", "#3b2416")}${curve("M28.4 43.2q3.6 2.8 7.2 0", "#7a2f2a")}
      ${curve("M45.5 62l4.5-17 4.5 17M47 55.5h6", "#9a7412", 2.2)}<circle cx="50" cy="43.5" r="2.4" fill="#9a7412" />`,
  },
  master: {
    niche: "#d5e6e4",
    skin: "#c58f68",
    shade: "#a6734e",
    nose: "#9c6a45",
    eyes: 33.5,
    over: html`<path fill="#fffdf8" d="M20.6 33c.6 2.4 1.8 3.9 3.6 4.6 2.4-1 5-.7 7.800.7 2.8-1.4 5.4-1.7 7.8-.7 1.8-.7 3-2.2 3.6-4.6 1.3 10-2 17.5-5.4 20.5-1.6 1.6-3.4 4-6 7-2.6-3-4.4-5.4-6-7C22.6 50.5 19.3 43 20.6 33z" />
      <path fill="#8d4b36" d="M28.6 42.2q3.4 2.4 6.8 0-3.4-1.1-6.8 0z" />
      <path fill="#f2e6c8" d="M17.5 27.5C13 20.5 18.5 9.5 32 9.5s19 11 14.5 18c-3.5-2.6-8.3-4-14.5-4s-11 1.4-14.5 4z" />
      ${curve("M18 22.5c5-6 14-9.5 24-9M20 26c6-4.5 15-6.5 25.5-3.5M25 11.5c7-.5 14 2 20 7.5", "#cdb887", 1.6)}
      <path fill="#b5362c" d="M32 12.5l1.5 2.9 3.1-1-1 3.1 2.9 1.5-2.9 1.5 1 3.1-3.1-1L32 25.5l-1.5-2.9-3.1 1 1-3.1-2.9-1.5 2.9-1.5-1-3.1 3.1 1z" /><circle cx="32" cy="19" r="1.7" fill="#f2c12e" />`,
    before: curve("M23.4 29.6q2.8-2 5.6-.4M35 29.2q2.8-1.6 5.600.4", "#fffdf8", 2.2),
  },
};

const LEVELS = Object.keys(FIGURES);

/** A figure in the cloth of its number: the first of a level wears the level's own, the next the next one.  @param {{figure: string, number: number}} props */
export function Portrait({ figure, number }) {
  const { skin, shade, nose, eyes, behind, beside, over, before } = FIGURES[figure];
  const [cloth, collar] = CLOTHS[(LEVELS.indexOf(figure) + number - 1) % CLOTHS.length];
  return html`${behind}
    <path fill=${cloth} d="M8 64c1-9 8-13.5 16.5-15h15C48 50.5 55 55 56 64z" />
    <path fill=${collar} d="M25.5 49c1.2 4.6 3.6 7 6.5 7s5.3-2.4 6.5-7l-2-.6h-9z" />
    ${beside}
    <path fill=${shade} d="M27.5 42h9v7.5c0 2.5-2 4.2-4.5 4.2s-4.5-1.7-4.5-4.2z" />
    <path fill=${skin} d="M21 29.5C21 21.5 25.5 17 32 17s11 4.5 11 12.5c0 9.5-4.8 18-11 18s-11-8.5-11-18z" />
    <circle cx="20.8" cy="34" r="2.5" fill=${skin} /><circle cx="43.2" cy="34" r="2.5" fill=${skin} />
    ${over}
    <g fill="#26211a"><circle cx="26.4" cy=${eyes} r="1.75" /><circle cx="37.6" cy=${eyes} r="1.75" /></g>
    ${curve(`M32 ${eyes + 1}l-1.6 4.2h2.4`, nose, 1.3)}
    ${before}`;
}

/** Our six building symbols: silhouettes in a square of 64, drawn by hand as paths. */
import { html } from "../dom.js";

/** @typedef {import("../types.js").Building} Building */

/** @type {Record<Building, string>} */
const SHAPES = {
  // A garden kiosk: a dome on slender columns.
  P: "M32 5a2.6 2.6 0 0 1 1.3 4.8C43 12 51.5 19 53 28H11c1.5-9 10-16 19.7-18.2A2.6 2.6 0 0 1 32 5zM9 30h46v5h-3v17h-5V35H34.5v17h-5V35H17v17h-5V35H9zM6 54h52v5H6z",
  // A palace: an onion dome between two small ones, and a door.
  S: "M32 4c1 4 3 6 6 9 4 4 5 9 3 14h5c0-4 1.5-6 4.5-9 3 3 4.5 5 4.5 9h3v32H6V27h3c0-4 1.5-6 4.5-9 3 3 4.5 5 4.5 9h5c-2-5-1-10 3-14 3-3 5-5 6-9zM25 59h14V45c0-4-3-6-7-9-4 3-7 5-7 9zM13 36v9h5v-9zM46 36v9h5v-9z",
  // A wall on three horseshoe arches.
  A: "M5 15h7v4h6v-4h8v4h5v-4h8v4h6v-4h8v4h6v40H5zM10 59h10V46c2-1.5 2.5-3 2.5-5 0-4.5-3.300-7.5-7.5-7.5S7.5 36.5 7.5 41c0 2 .5 3.5 2.5 5zM27 59h10V46c2-1.5 2.5-3 2.5-5 0-4.5-3.300-7.5-7.5-7.5s-7.5 3-7.5 7.5c0 2 .5 3.5 2.5 5zM44 59h10V46c2-1.5 2.5-3 2.5-5 0-4.5-3.300-7.5-7.5-7.5s-7.5 3-7.5 7.5c0 2 .5 3.5 2.5 5z",
  // A house of many rooms under a low roof.
  C: "M32 6l27 14v5H5v-5zM9 28h46v31H37V48H27v11H9zM15 33v8h7v-8zM28.5 33v8h7v-8zM42 33v8h7v-8zM15 47v7h7v-7zM42 47v7h7v-7z",
  // A tree between two cypresses.
  G: "M14 8c5 7 7 15 7 22 0 7-2 12-5 14v9h-4v-9c-3-2-5-7-5-14 0-7 2-15 7-22zM50 8c5 7 7 15 7 22 0 7-2 12-5 14v9h-4v-9c-3-2-5-7-5-14 0-7 2-15 7-22zM32 24c5.5 0 9.5 4 9.5 9.5 0 5-3 8.800-7.5 9.800v9.7h-4v-9.7c-4.5-1-7.5-4.800-7.5-9.800 0-5.5 4-9.5 9.5-9.5zM5 54h54v5H5z",
  // A tower with battlements and one window.
  T: "M17 5h7v5h4.5V5h7v5H40V5h7v13l-3 4v28l5 4v5H15v-5l5-4V22l-3-4zM28 40h8V30c0-3-1.5-4.5-4-6-2.5 1.5-4 3-4 6z",
};

/** A building symbol inside another drawing.  @param {{building: Building, x: number, y: number, size: number}} props */
export function Shape({ building, x, y, size }) {
  return html`<path class="symbol" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${size / 64})" d=${SHAPES[building]} />`;
}

/** A building symbol on its own, in the colour of its type.  @param {{building: Building}} props */
export function Symbol({ building }) {
  return html`<svg class="sign of-${building}" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path class="symbol" fill-rule="evenodd" d=${SHAPES[building]} />
  </svg>`;
}

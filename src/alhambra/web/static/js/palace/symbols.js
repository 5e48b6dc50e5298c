/** The six buildings with roof and body, and the four coins: drawn by hand in squares of 64 and 24. */
import { html, steady } from "../dom.js";

/** @import { Building } from "../types.js" */
/** @import { Currency } from "./shapes.js" */

/** Roof, then body. @type {Record<Building, [string, string]>} */
const BUILDINGS = {
  // A garden kiosk: a dome over three arches.
  P: [
    "M32 3a2.6 2.6 0 0 1 1.2 4.9V11c10 1.5 18.3 8.5 19.8 17h4v5.5H7V28h4c1.5-8.5 9.8-15.5 19.8-17V7.9A2.6 2.6 0 0 1 32 3z",
    "M10 35.5h44V54h4v5H6v-5h4zM13.5 54h10V44.5a5 5 0 0 0-10 0zM27 54h10V44.5a5 5 0 0 0-10 0zM40.5 54h10V44.5a5 5 0 0 0-10 0z",
  ],
  // A palace: an onion dome between two small ones, a gate and two windows.
  S: [
    "M32 2c.8 4.2 3 6.5 6 9.5 4.5 4.5 6 9.5 3 15.5H23c-3-6-1.5-11 3-15.5 3-3 5.2-5.3 6-9.5zM12.5 15c.6 3 2 4.6 3.9 6.5 3 3 3.6 6.4 1.9 10H6.7c-1.7-3.6-1.1-7 1.9-10 1.9-1.9 3.3-3.5 3.9-6.5zM51.5 15c.6 3 2 4.6 3.9 6.5 3 3 3.6 6.4 1.9 10H45.7c-1.7-3.6-1.1-7 1.9-10 1.9-1.9 3.3-3.5 3.9-6.5z",
    "M20.5 29h23v4.5H59V59H5V33.5h15.5zM25 59h14V46.5c0-4-3.5-6.5-7-9.5-3.5 3-7 5.5-7 9.5zM10 50h5.5v-6.5a2.75 2.75 0 0 0-5.5 0zM48.5 50H54v-6.5a2.75 2.75 0 0 0-5.5 0z",
  ],
  // A parapet on three horseshoe arches.
  A: [
    "M4 12h8v5h6v-5h8v5h2.5v-5h7v5H38v-5h8v5h6v-5h8v14H4z",
    "M5.5 28h53v31H54V47.5c1.6-1.2 2.3-2.7 2.3-4.5a7.3 7.3 0 0 0-14.6 0c0 1.8.7 3.3 2.3 4.5V59h-6.7V47.5c1.6-1.2 2.3-2.7 2.3-4.5a7.3 7.3 0 0 0-14.6 0c0 1.8.7 3.3 2.3 4.5V59H20V47.5c1.6-1.2 2.3-2.7 2.3-4.5a7.3 7.3 0 0 0-14.6 0c0 1.8.7 3.3 2.3 4.5V59H5.5z",
  ],
  // A house of many rooms under a low roof.
  C: [
    "M32 6l27.5 14.5V26h-55v-5.5z",
    "M8.5 28h47v31H37V48.5a5 5 0 0 0-10 0V59H8.5zM14.5 33v7.5H22V33zM28.25 33v7.5h7.5V33zM42 33v7.5h7.5V33zM14.5 46v7.5H22V46zM42 46v7.5h7.5V46z",
  ],
  // A round tree between two cypresses.
  G: [
    "M14 5c5 8 7.5 16 7.5 23.5S18.5 43 14 44.5C9.5 43 6.5 36 6.5 28.5S9 13 14 5zM50 5c5 8 7.5 16 7.5 23.5S54.5 43 50 44.5c-4.5-1.5-7.5-8.5-7.5-16S45 13 50 5zM32 19a10 10 0 0 1 8.5 15.3A10 10 0 0 1 32 44.5a10 10 0 0 1-8.5-10.2A10 10 0 0 1 32 19z",
    "M12 45.5h4V54h14v-8.5h4V54h14v-8.5h4V54h7v5H5v-5h7z",
  ],
  // A tower with a battlement and one window.
  T: [
    "M16 4h7.5v5h4.7V4h7.6v5h4.7V4H48v12.5L44.5 21h-25L16 16.5z",
    "M20 23h24v27l5 4.5V59H15v-4.5l5-4.5zM28 42h8V32.5c0-3-1.7-4.5-4-6.5-2.3 2-4 3.5-4 6.5z",
  ],
};

/** @type {Record<Currency, string>} */
const SIGNS = {
  // A lily.
  y: "M12 4.3c2 2.2 2.6 4.3 1.5 7.7h-3c-1.1-3.4-.5-5.5 1.5-7.7zM9.4 12c.2-2.8-1.1-4.3-2.7-4.1-1.5.2-2.2 1.7-1.5 2.9.4.7 1.1.9 1.7.6 0 1.3.8 2.2 2.1 2.3zM14.6 12c-.2-2.8 1.1-4.3 2.7-4.1 1.5.2 2.2 1.7 1.5 2.9-.4.7-1.1.9-1.7.6 0 1.3-.8 2.2-2.1 2.3zM7.8 13.3h8.4v1.8H7.8zM10.2 15.9h3.6c-.1 1.5-.8 2.8-1.8 3.8-1-1-1.7-2.3-1.8-3.8z",
  // A crescent.
  g: "M14.7 5.3a7.2 7.2 0 1 0 4.2 9.6 5.7 5.7 0 1 1-4.2-9.6z",
  // A star of eight points.
  b: "M12 4.6l2 2.6 3.2-.4-.4 3.2 2.6 2-2.6 2 .4 3.2-3.2-.4-2 2.6-2-2.6-3.2.4.4-3.2-2.6-2 2.6-2-.4-3.2 3.2.4zM12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z",
  // A lozenge.
  o: "M12 4.2l5.8 7.8-5.8 7.8-5.8-7.8zM12 8.2L9.2 12l2.8 3.8 2.8-3.8z",
};

/** A building inside another drawing, its top left corner where it says.  @param {{building: Building, x?: number, y?: number, size?: number}} props */
export function BuildingShape({ building, x = 0, y = 0, size = 64 }) {
  const [roof, body] = BUILDINGS[building];
  return html`<g class="building" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${size / 64})">
    <path class="roof" d=${roof} /><path class="body" d=${body} />
  </g>`;
}

/** A building on its own, in the colour of its type, as high as the text around it. */
export const BuildingSign = steady((/** @type {{building: Building}} */ { building }) =>
  html`<svg class="sign of-${building}" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><${BuildingShape} building=${building} /></svg>`);

/** A coin of a currency, as high as the text around it. */
export const Coin = steady((/** @type {{currency: Currency}} */ { currency }) =>
  html`<svg class="mint in-${currency}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle class="disc" cx="12" cy="12" r="11.25" /><circle class="rim" cx="12" cy="12" r="9.6" />
    <path fill-rule="evenodd" d=${SIGNS[currency]} />
  </svg>`);

/** Cards in a hand, drawn. */
export const CardsSign = () => html`<svg class="cards-sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d="M7.5 3.5h9v13h-9zM7.5 5.2l-4 1 2.4 10.6 1.6-.4" /></svg>`;

/** A wall, drawn. */
export const WallSign = () => html`<svg class="wall-sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d="M1 3h4v3h3V3h4v3h3V3h4v14H1zM1 10.2h18M1 13.6h18M7 6.6v3.6M13 6.6v3.6M4 10.2v3.4M10 10.2v3.4M16 10.2v3.4M7 13.6V17M13 13.6V17" /></svg>`;

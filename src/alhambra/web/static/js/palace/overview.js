/** Somebody's grounds as they stand, for the start page. */
import { html } from "../dom.js";
import { fit } from "./camera.js";
import { Grounds } from "./grounds.js";

const BOX = { width: 200, height: 220 };

/** @param {{view: import("./types.js").View, seat: number}} props */
export function Overview({ view, seat }) {
  const { grounds } = view.seats[seat];
  const wall = view.next.accounts[seat].wall;
  const camera = fit([{ x: 0, y: 0 }, ...grounds], BOX, { most: 52, margin: 0.4 });
  return html`<${Grounds} look="still" tiles=${grounds} wall=${{ sides: wall, label: String(wall.length) }} box=${BOX} camera=${camera} label="" />`;
}

/** Somebody's sheet as it stands, for the start page. */
import { html } from "../dom.js";
import { Drawing } from "./drawing.js";

/** @param {{view: import("./types.js").View, seat: number}} props */
export function Overview({ view, seat }) {
  const row = view.rows[seat];
  return html`<${Drawing} view=${view} row=${row} yellow=${row.yellow} blue=${row.blue} turns=${{ y: [], b: [] }} legal=${new Set()} shown=${null} fresh=${new Set()} label="" price=${0} />`;
}

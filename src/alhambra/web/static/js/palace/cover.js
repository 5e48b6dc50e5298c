/** The board game at a glance: three tiles, for the start page. */
import { html } from "../dom.js";
import { Tile } from "./tile.js";

const TILES = ["tower-9NW", "garden-10N", "pavilion-5NE"];

export function Cover() {
  return TILES.map((tile) => html`<${Tile} key=${tile} tile=${tile} />`);
}

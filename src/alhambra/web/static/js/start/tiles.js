/** The picture of the start page: a wall of tiles in the colours of the six buildings, drawn by us. */
import { html } from "../dom.js";

const WALL = ["PSACGT", "ACGTPS", "GTPTAC", "SACGTP"];
const SIZE = 60;

/** An eight-pointed star around a middle: two squares, one turned. */
const STAR = Array.from({ length: 16 }, (_, at) => {
  const angle = (at * Math.PI) / 8;
  const far = at % 2 ? 15.3 : 20;
  return `${(30 + far * Math.sin(angle)).toFixed(1)},${(30 - far * Math.cos(angle)).toFixed(1)}`;
}).join(" ");

/** A wall of star tiles; a few are turned over, as on a sheet where buildings are marked.  @param {{rows?: number, columns?: number}} props */
export function Tiles({ rows = WALL.length, columns = WALL[0].length }) {
  const tiles = WALL.slice(0, rows).flatMap((line, y) =>
    Array.from({ length: columns }, (_, x) => {
      const building = line[x % line.length];
      const marked = (x * 5 + y * 3) % 7 === 2;
      return html`<g transform=${`translate(${x * SIZE} ${y * SIZE})`} class=${`tile tile-${building}${marked ? " tile-marked" : ""}`}>
        <rect class="tile-ground" width=${SIZE} height=${SIZE} />
        <path class="tile-corner" d="M0 0h13L0 13zM60 0v13L47 0zM60 60H47l13-13zM0 60V47l13 13z" />
        <polygon class="tile-star" points=${STAR} />
        <circle class="tile-eye" cx="30" cy="30" r="7" />
      </g>`;
    }),
  );
  return html`<svg class="tiles" viewBox="0 0 ${columns * SIZE} ${rows * SIZE}" preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false">
    ${tiles}
  </svg>`;
}

/** The points of everybody as a drawn chart, and as a table for whoever does not see it. */
import { html } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("./course.js").Mark} Mark */

const [HIGH, LEFT, TOP, BOTTOM] = [280, 34, 12, 26];
/** On a phone fewer units are wider, so that what is written stays legible. */
const WIDTHS = { wide: { width: 640, right: 132, stops: 10 }, narrow: { width: 360, right: 104, stops: 4 } };
/** Lines differ by colour, dashes and their marks. */
const DASHES = ["", "9 4", "3 4", "12 4 3 4", "6 3", "2 3"];
const SHAPES = ["M-4-4h8v8h-8z", "M0-5 5 4H-5z", "M-5 0 0-5 5 0 0 5z", "M-4-4 4 4M4-4-4 4", "M0-5v10M-5 0H5", "M-5-4H5L0 5z"];

/** A step of the scale so that there are four or five lines.  @param {number} most */
const stepFor = (most) => [5, 10, 20, 25, 50, 100].find((step) => most / step <= 5) ?? 200;

/** Heights of the names at the right, in order and never one on the other.  @param {number[]} wanted @returns {number[]} */
export function spread(wanted) {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one] - wanted[other]);
  const found = [...wanted];
  let last = -Infinity;
  for (const index of order) {
    found[index] = Math.max(wanted[index], last + 15);
    last = found[index];
  }
  const over = Math.max(0, last - (HIGH - 4));
  return found.map((height) => height - over);
}

/** @param {{course: Mark[], rows: {row: number, name: string}[], own: number[], title: string, children?: any}} props */
export function Chart({ course, rows, own, title, children }) {
  const { width, right, stops } = WIDTHS[matchMedia("(max-width: 40rem)").matches ? "narrow" : "wide"];
  const most = Math.max(1, ...course.flatMap(({ points }) => rows.map(({ row }) => points[row] ?? 0)));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ at) => LEFT + ((width - LEFT - right) * at) / Math.max(1, course.length - 1);
  const y = (/** @type {number} */ points) => TOP + (HIGH - TOP - BOTTOM) * (1 - points / top);
  const last = course[course.length - 1];
  const heights = spread(rows.map(({ row }) => y(last.points[row] ?? 0) + 5));
  const every = Math.max(1, Math.ceil((course.length - 1) / stops));
  return html`<figure class="chart card">
    <figcaption>${title}</figcaption>${children}
    <svg viewBox="0 0 ${width} ${HIGH}" aria-hidden="true" focusable="false">
      ${Array.from({ length: top / step + 1 }, (_, at) => html`<g key=${at}><path class="grid" d="M${LEFT} ${y(at * step)}H${width - right}" /><text class="scale" x=${LEFT - 6} y=${y(at * step) + 4}>${at * step}</text></g>`)}
      ${course.map(({ label }, at) => ((at % every === 0 && course.length - 1 - at > every / 2) || at === course.length - 1) && html`<text key=${at} class="stop" x=${x(at)} y=${HIGH - 8}>${label}</text>`)}
      ${rows.map(({ row, name }, at) => html`<g key=${row} class="line line-${row % 6} ${own.includes(row) ? "mine" : ""}">
        <path class="way" stroke-dasharray=${DASHES[row % 6]} d=${course.map(({ points }, stop) => `${stop ? "L" : "M"}${x(stop)} ${y(points[row] ?? 0)}`).join("")} />
        ${course.map(({ points }, stop) => (stop % every === 0 || stop === course.length - 1) && html`<path key=${stop} class="dot" transform="translate(${x(stop)} ${y(points[row] ?? 0)})" d=${SHAPES[row % 6]} />`)}
        <text class="who" x=${width - right + 10} y=${heights[at]}>${name.length > 10 ? `${name.slice(0, 9)}…` : name} <tspan>${last.points[row]}</tspan></text>
      </g>`)}
    </svg>
    <div class="unseen"><table><caption>${title}</caption>
      <thead><tr><th scope="col">${t("chart-when")}</th>${rows.map(({ row, name }) => html`<th key=${row} scope="col">${name}</th>`)}</tr></thead>
      <tbody>${course.map(({ title: when, points }, at) => html`<tr key=${at}><th scope="row">${when}</th>${rows.map(({ row }) => html`<td key=${row}>${points[row]}</td>`)}</tr>`)}</tbody>
    </table></div>
  </figure>`;
}

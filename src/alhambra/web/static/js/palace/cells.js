/** The places of the own grounds as a grid to press and to walk in; one of them is in the tab order. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../dom.js";
import { mouse } from "../pointing.js";
import { extent, over, placeAt } from "./camera.js";
import { at } from "./names.js";

/** @import { Box, Camera, Place } from "./shapes.js" */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** How far beyond the tiles one may walk. */
const AROUND = 2;

/** @param {string} key @returns {Place} */
export function placeOf(key) {
  const [x, y] = key.split(",").map(Number);
  return { x, y };
}

/** From north to south, and from west to east.  @param {Place} a @param {Place} b */
const inReadingOrder = (a, b) => b.y - a.y || a.x - b.x;

/**
 * Where a key leads from a place; null if it does not walk. N and P walk the lit places.
 * @param {{key: string} & Partial<KeyboardEvent>} event @param {Place} from @param {{places: Place[], lit: Place[]}} grounds @returns {Place | null}
 */
export function walk({ key, shiftKey, ctrlKey, metaKey, altKey }, from, { places, lit }) {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "Home") return { x: 0, y: 0 };
  const letter = key.toLowerCase();
  if (letter === "n" || letter === "p") {
    if (!lit.length) return null;
    const all = [...lit].sort(inReadingOrder);
    const here = all.findIndex(({ x, y }) => x === from.x && y === from.y);
    if (here >= 0) return all[(here + (letter === "n" ? 1 : all.length - 1)) % all.length];
    const later = all.findIndex((one) => inReadingOrder(from, one) < 0);
    return letter === "n" ? all[later < 0 ? 0 : later] : all[(later < 0 ? all.length : later || all.length) - 1];
  }
  const step = shiftKey ? null : STEPS[key];
  if (!step) return null;
  const { west, east, south, north } = extent(places);
  const x = Math.min(east + AROUND, Math.max(west - AROUND, from.x + step[0]));
  const y = Math.min(north + AROUND, Math.max(south - AROUND, from.y + step[1]));
  return { x, y };
}

/**
 * @typedef {object} CellsProps
 * @property {Camera} camera
 * @property {Box} box
 * @property {string} label
 * @property {Place[]} tiles with the fountain
 * @property {Place[]} lit
 * @property {string | null} here where keys begin; null: where they are
 * @property {(place: Place) => string} name
 * @property {(place: Place) => string | null} actionAt what a press there means
 * @property {string | null} pending
 * @property {(place: Place, event: MouseEvent) => void} onPress
 * @property {(place: Place | null) => void} onPoint
 */

/** @param {CellsProps} props */
export function Cells({ camera, box, label, tiles, lit, here, name, actionAt, pending, onPress, onPoint }) {
  const [wanted, setWanted] = useState(/** @type {Place | null} */ (null));
  const grid = useRef(/** @type {HTMLDivElement | null} */ (null));
  const walked = useRef(false);
  useEffect(() => setWanted(null), [here]);
  const now = wanted ?? (here ? placeOf(here) : { x: 0, y: 0 });
  const nowKey = at(now.x, now.y);
  useLayoutEffect(() => {
    if (!walked.current) return;
    walked.current = false;
    /** @type {HTMLElement | null | undefined} */ (grid.current?.querySelector(`[data-cell="${nowKey}"]`))?.focus();
  }, [nowKey]);

  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const from = /** @type {HTMLElement} */ (event.target).dataset.cell;
    const to = from && walk(event, placeOf(from), { places: [...tiles, ...lit], lit });
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    walked.current = at(to.x, to.y) !== nowKey;
    setWanted(to);
    if (!walked.current) /** @type {HTMLElement} */ (grid.current?.querySelector(`[data-cell="${nowKey}"]`))?.focus();
  };
  /** @param {MouseEvent} event */
  const under = (event) => {
    const { left, top } = /** @type {HTMLElement} */ (grid.current).getBoundingClientRect();
    return placeAt(camera, box, event.clientX - left, event.clientY - top);
  };
  const keys = new Set(lit.map(({ x, y }) => at(x, y)));
  const all = new Map([...tiles, ...lit, now].map(({ x, y }) => [at(x, y), { x, y }]));
  const rows = new Map([...all.values()].sort(inReadingOrder).map(({ y }) => [y, /** @type {Place[]} */ ([])]));
  for (const place of [...all.values()].sort(inReadingOrder)) rows.get(place.y)?.push(place);
  const { west, north } = extent([...all.values()]);
  return html`<div ref=${grid} class="cells" style=${over(camera, box)} role="grid" aria-label=${label} onKeyDown=${key}
    onPointerMove=${(/** @type {PointerEvent} */ event) => mouse.isPointing(event) && !event.buttons && onPoint(under(event))}
    onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && onPoint(null)}
    onClick=${(/** @type {MouseEvent} */ event) => {
      const cell = /** @type {HTMLElement} */ (event.target).dataset.cell;
      const place = cell ? placeOf(cell) : under(event);
      setWanted(place);
      onPress(place, event);
    }}>
    ${[...rows].map(([y, places]) => html`<div key=${y} role="row" aria-rowindex=${north - y + 1}>
      ${places.map((place) => {
        const cell = at(place.x, place.y);
        const action = actionAt(place);
        return html`<button key=${cell} type="button" role="gridcell" aria-colindex=${place.x - west + 1} data-cell=${cell} data-action=${action} class="target ${keys.has(cell) ? "legal" : ""} ${pending !== null && pending === action ? "pending" : ""}"
          style=${`--x: ${place.x}; --y: ${place.y}`} aria-label=${name(place)} tabindex=${cell === nowKey ? 0 : -1}
          onFocus=${(/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && onPoint(place)} onBlur=${() => onPoint(null)} />`;
      })}</div>`)}
  </div>`;
}

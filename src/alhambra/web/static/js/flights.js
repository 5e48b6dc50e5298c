/** Things that go from one place on the table to another fly there: shortly, over everything, and until somebody acts. */
import { html, render, useLayoutEffect, useRef } from "./dom.js";
import { isStill } from "./motion.js";
import { arc, inTurn } from "./arcs.js";

/**
 * `from` finds what flies, as it lies before something happened; `to` where it goes, as that lies afterwards. Of several the
 * first that is seen.
 * @typedef {object} Flight
 * @property {string[]} from
 * @property {string[]} to
 * @property {any} [what] markup of what comes out of the middle of `from`, where it did not lie open; as large as the first of `like`
 * @property {string[]} [like]
 * @property {string[]} [same] looked for before `to`: what is found there is the same thing, so it is not seen twice
 * @property {string[]} [hides] what is not seen either until it has landed
 * @property {boolean} [isMarked] a frame shows where it will be before it lands, and a ring runs outward when it has
 * @property {boolean} [isTraced] where motion is unwelcome, a still line shows the way for a moment
 * @property {number} [after] when it begins, in milliseconds
 * @property {number} [takes] how long it takes
 */

/** @typedef {{copy: Element | null, box: DOMRect, flight: Flight & {after: number, takes: number}}} Lifted */

/** With more news than that somebody has leapt through a story, or come back. */
const MOST_NEWS = 14;
/** How far what is seen may be behind what is true, in milliseconds; then what still flies lands. */
const MOST_BEHIND = 900;
/** How long a still line is seen, how long before its landing a place is framed, and how long the ring after it takes. */
const [LINE, FRAMED, RINGED] = [1000, 200, 300];
const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";

/** @param {string[]} selectors @returns {Element | null} */
function seen(selectors) {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) if (found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}

/** A copy of something, to be carried; part of a drawing gets a drawing of its own.  @param {Element} source */
function copyOf(source) {
  const copy = /** @type {Element} */ (source.cloneNode(true));
  if (!(source instanceof SVGGElement)) return copy;
  const { x, y, width, height } = source.getBBox();
  const around = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  around.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  around.append(copy);
  return around;
}

/** A box of some size around the middle of another.  @param {DOMRect} box @param {DOMRect | undefined} size */
function around({ left, top, width, height }, size) {
  const [wide, high] = [size?.width ?? 40, size?.height ?? 40];
  return new DOMRect(left + (width - wide) / 2, top + (height - high) / 2, wide, high);
}

/** What is in the air. @type {Set<{end: () => void}>} */
const flying = new Set();
/** When the last of it lands. */
let landed = 0;

/** Everything lands at once. */
export function land() {
  for (const flight of [...flying]) flight.end();
  landed = 0;
}

let isHeeding = false;

/** From the first flight on, whatever somebody does ends all. */
function heed() {
  if (isHeeding) return;
  isHeeding = true;
  for (const kind of ["pointerdown", "keydown", "wheel"]) document.addEventListener(kind, land, { capture: true, passive: true });
}

/** An element over the page that nobody hears of or touches.  @param {string} look @param {DOMRect} box @param {Element} board */
function overlay(look, { left, top, width, height }, board) {
  const made = document.createElement("div");
  made.className = look;
  made.setAttribute("aria-hidden", "true");
  made.inert = true;
  for (const [name, value] of Object.entries({ left, top, width, height })) made.style.setProperty(name, `${value}px`);
  board.append(made);
  heed();
  return made;
}

/** @param {Element[]} things @param {Animation[]} motions the first of them is the last to end */
function keepUntilEnd(things, motions) {
  const one = { end: () => (flying.delete(one), things.forEach((thing) => thing.remove()), motions.forEach((motion) => motion.cancel())) };
  flying.add(one);
  motions[0].finished.then(one.end, () => {});
}

/** A frame where something is about to land, and a ring when it has.  @param {DOMRect} goal @param {number} lands @param {Element} board */
function mark(goal, lands, board) {
  const frame = overlay("flight-mark", goal, board);
  const whole = lands + RINGED;
  const at = (/** @type {number} */ when) => Math.max(0, Math.min(1, when / whole));
  const shown = frame.animate([{ opacity: 0 }, { opacity: 0, offset: at(lands - FRAMED) }, { opacity: 1, offset: at(lands - FRAMED + 40) }, { opacity: 1, offset: at(lands), easing: "ease-out" }, { opacity: 0, transform: "scale(1.5)" }], { duration: whole });
  keepUntilEnd([frame], [shown]);
}

/** @param {Lifted} lifted @param {Element} board @param {number} wait */
function carry({ copy, box, flight }, board, wait) {
  const same = seen(flight.same ?? []);
  const goal = (same ?? seen(flight.to))?.getBoundingClientRect();
  if (!goal) return;
  const carrier = overlay("flight", box, board);
  if (copy) carrier.append(copy);
  else render(flight.what, carrier);
  const scale = same ? goal.width / box.width : Math.min(1, goal.width / box.width, goal.height / box.height);
  const [right, down] = [goal.left + goal.width / 2 - box.left - box.width / 2, goal.top + goal.height / 2 - box.top - box.height / 2];
  const path = arc(right, down, box.top).map(({ x, y, part }) => ({
    transform: `translate(${x}px, ${y}px) scale(${1 + (scale - 1) * part})`,
    // What was hidden is seen from its departure on; what goes into a hand or a pile is lost there.
    opacity: !copy && part === 0 ? 0 : same || part < 0.9 ? 1 : 0.3,
  }));
  const delay = wait + flight.after;
  const moving = carrier.animate(path, { duration: flight.takes, delay, easing: EASING, fill: "backwards" });
  const beside = (flight.hides ?? []).flatMap((selector) => [...document.querySelectorAll(selector)]);
  const hidden = (same ? [same, ...beside] : []).map((one) => one.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], { duration: delay + flight.takes }));
  keepUntilEnd([carrier], [moving, ...hidden]);
  if (same && flight.isMarked) mark(goal, delay + flight.takes, board);
}

/** A still line from where something was to where it is.  @param {Lifted} lifted @param {Element} board */
function trace({ box, flight }, board) {
  const goal = seen([...(flight.same ?? []), ...flight.to])?.getBoundingClientRect();
  if (!goal) return;
  const middle = (/** @type {DOMRect} */ { left, top, width, height }) => `${left + width / 2} ${top + height / 2}`;
  const line = overlay("flight-line", new DOMRect(0, 0, innerWidth, innerHeight), board);
  render(html`<svg width="100%" height="100%"><path d="M${middle(box)}L${middle(goal)}" /></svg>`, line);
  const timer = setTimeout(() => one.end(), LINE);
  const one = { end: () => (flying.delete(one), line.remove(), clearTimeout(timer)) };
  flying.add(one);
}

/**
 * Lets fly what a story has new since the last drawing; where motion is unwelcome, lines may show it.
 * @template {object} E
 * @param {E[]} story @param {(event: E) => Flight[]} flightsOf @param {{current: HTMLElement | null}} board
 * @param {number} [speed] by what times are multiplied; 0: nothing flies
 */
export function useFlights(story, flightsOf, board, speed = 1) {
  const before = useRef(story);
  const lifted = useRef(/** @type {Lifted[]} */ ([]));
  const known = before.current;
  if (story !== known && story.length > known.length && known.length > 0 && story[known.length - 1] === known[known.length - 1]) {
    const fresh = story.slice(known.length);
    const isUnseen = document.visibilityState !== "visible" || fresh.length > MOST_NEWS || speed === 0;
    // The page shows still what was before.
    lifted.current = (isUnseen ? [] : inTurn(fresh.map(flightsOf), speed)).flatMap((flight) => {
      const source = seen(flight.from);
      if (!source) return [];
      const box = source.getBoundingClientRect();
      return [flight.what ? { copy: null, box: around(box, seen(flight.like ?? [])?.getBoundingClientRect()), flight } : { copy: copyOf(source), box, flight }];
    });
  }
  before.current = story;
  useLayoutEffect(() => {
    const all = lifted.current;
    lifted.current = [];
    if (!board.current || !all.length) return;
    if (isStill()) {
      for (const one of all) if (one.flight.isTraced) trace(one, board.current);
      return;
    }
    const now = performance.now();
    if (landed - now > MOST_BEHIND * speed) land();
    const wait = Math.max(0, landed - now);
    for (const one of all) carry(one, board.current, wait);
    landed = now + wait + Math.max(...all.map(({ flight }) => flight.after + flight.takes));
  }, [story]);
}

/** Things that go from one place on the table to another fly there: shortly, over everything, and until somebody acts. */
import { useLayoutEffect, useRef } from "./dom.js";

/**
 * `from` finds what flies, as it lies before something happened; `to` where it goes, as that lies afterwards. Of several the
 * first that is seen. `isOne`: what is found there is the same thing, so it is not seen twice.
 * @typedef {{from: string[], to: string[], isOne?: boolean}} Flight
 */

/** How long a flight takes, in milliseconds. */
export const DURATION = 340;
/** With more news than that somebody has leapt through a story, or come back. */
const MOST_NEWS = 14;

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

/** What is in the air. @type {Set<{end: () => void}>} */
const flying = new Set();

/** Everything lands at once. */
export function land() {
  for (const flight of [...flying]) flight.end();
}

let isHeeding = false;

/** From the first flight on, whatever somebody does ends all. */
function heed() {
  if (isHeeding) return;
  isHeeding = true;
  for (const kind of ["pointerdown", "keydown", "wheel"]) document.addEventListener(kind, land, { capture: true, passive: true });
}

/** @param {{copy: Element, box: DOMRect, flight: Flight}} lifted @param {Element} board */
function carry({ copy, box, flight }, board) {
  const target = seen(flight.to);
  if (!target) return;
  const goal = target.getBoundingClientRect();
  const carrier = document.createElement("div");
  carrier.className = "flight";
  carrier.setAttribute("aria-hidden", "true");
  carrier.inert = true;
  for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width, height: box.height })) carrier.style.setProperty(name, `${value}px`);
  carrier.append(copy);
  board.append(carrier);
  heed();
  const scale = flight.isOne ? goal.width / box.width : Math.min(1, goal.width / box.width, goal.height / box.height);
  const [right, down] = [goal.left + goal.width / 2 - box.left - box.width / 2, goal.top + goal.height / 2 - box.top - box.height / 2];
  const way = { duration: DURATION, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
  const moving = carrier.animate([{ transform: "none" }, { transform: `translate(${right}px, ${down}px) scale(${scale})`, opacity: flight.isOne ? 1 : 0.3 }], way);
  const hidden = flight.isOne ? target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: DURATION }) : null;
  const one = { end: () => (flying.delete(one), carrier.remove(), moving.cancel(), hidden?.cancel()) };
  flying.add(one);
  moving.finished.then(one.end, () => {});
}

/**
 * Lets fly what a story has new since the last drawing; nothing where motion is unwelcome.
 * @template {object} E
 * @param {E[]} story @param {(event: E) => Flight[]} flightsOf @param {{current: HTMLElement | null}} board
 */
export function useFlights(story, flightsOf, board) {
  const before = useRef(story);
  const lifted = useRef(/** @type {{copy: Element, box: DOMRect, flight: Flight}[]} */ ([]));
  const known = before.current;
  if (story !== known && story.length > known.length && known.length > 0 && story[known.length - 1] === known[known.length - 1]) {
    const fresh = story.slice(known.length);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState !== "visible" || fresh.length > MOST_NEWS;
    // The page shows still what was before.
    lifted.current = (still ? [] : fresh.flatMap(flightsOf)).flatMap((flight) => {
      const source = seen(flight.from);
      return source ? [{ copy: copyOf(source), box: source.getBoundingClientRect(), flight }] : [];
    });
  }
  before.current = story;
  useLayoutEffect(() => {
    const all = lifted.current;
    lifted.current = [];
    if (board.current) for (const one of all) carry(one, board.current);
  }, [story]);
}

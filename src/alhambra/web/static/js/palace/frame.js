/** The window onto grounds: it measures itself, keeps the camera, and hears wheel, fingers, keys and buttons. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../dom.js";
import { STEP, fitBeside, freeCorner, kept, keyed, moved, outside, pinched, wheeled, zoomed } from "./camera.js";

/** @import { Box, Camera, Place, Point } from "./shapes.js" */
/** @import { FrameProps } from "./props.js" */

/** A finger that moves less than this means a press. */
const SLACK = 7;

/** The size of an element, kept up to date.  @param {{current: HTMLElement | null}} element @returns {Box | null} */
export function useBox(element) {
  const [box, setBox] = useState(/** @type {Box | null} */ (null));
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => setBox({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return box;
}

/** What hands do to the frame.  @param {{current: HTMLElement | null}} element @param {(change: (camera: Camera, box: Box) => Camera) => void} change */
function useHands(element, change) {
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    /** @type {Map<number, Point>} */
    const fingers = new Map();
    let dragged = false;
    const spot = (/** @type {MouseEvent} */ { clientX, clientY }) => {
      const { left, top } = node.getBoundingClientRect();
      return { left: clientX - left, top: clientY - top };
    };
    /** @type {Record<string, (event: any) => void>} */
    const heard = {
      wheel(/** @type {WheelEvent} */ event) {
        event.preventDefault();
        latest.current((camera, size) => wheeled(camera, size, event, spot(event)));
      },
      pointerdown(/** @type {PointerEvent} */ event) {
        if (event.button !== 0) return;
        if (!fingers.size) dragged = false;
        fingers.set(event.pointerId, spot(event));
      },
      pointermove(/** @type {PointerEvent} */ event) {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const now = spot(event);
        if (!dragged && fingers.size === 1 && Math.hypot(now.left - before.left, now.top - before.top) < SLACK) return;
        if (!dragged) {
          dragged = true;
          node.setPointerCapture(event.pointerId);
        }
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        fingers.set(event.pointerId, now);
        latest.current((camera, size) => (other ? pinched(camera, size, [before, other], [now, other]) : moved(camera, now.left - before.left, now.top - before.top)));
      },
      pointerup(/** @type {PointerEvent} */ event) {
        fingers.delete(event.pointerId);
      },
      // The end of a drag is no press of what lies under it; a key pressed there is.
      click(/** @type {MouseEvent} */ event) {
        if (dragged && event.detail > 0) {
          event.stopPropagation();
          event.preventDefault();
        }
        dragged = false;
      },
    };
    heard.pointercancel = heard.pointerup;
    heard.pointerleave = heard.pointerup;
    const how = (/** @type {string} */ kind) => ({ passive: false, capture: kind === "click" });
    for (const kind in heard) node.addEventListener(kind, heard[kind], how(kind));
    return () => { for (const kind in heard) node.removeEventListener(kind, heard[kind], how(kind)); };
  }, []);
}

/** The room that the buttons for near and far take in a corner. */
const [NO_BUTTON, ONE_BUTTON, THREE_BUTTONS] = [{ width: 0, height: 0 }, { width: 56, height: 56 }, { width: 56, height: 148 }];

/** How a look beyond an edge moves the grounds, and the arrow that says so. */
const BEYOND = /** @type {const} */ ([["N", "↑", 0, 1], ["E", "→", -1, 0], ["S", "↓", 0, -1], ["W", "←", 1, 0]]);

/** The places words about a place may cover.  @param {Place} place */
const around = ({ x, y }) => [-2, -1, 0, 1, 2].flatMap((east) => [-1, 0, 1].map((north) => ({ x: x + east, y: y + north })));

/** @param {{d: string}} props */
const Icon = ({ d }) => html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${d} /></svg>`;

/** @param {FrameProps} props */
export function Frame({ places, wanted = [], worded = [], occasion, least = 0, brief = false, isAside = false, labels, draw, children }) {
  const element = useRef(/** @type {HTMLDivElement | null} */ (null));
  const box = useBox(element);
  // Null: as fitted. So whatever changes while nobody touched it, all stays in sight; and so does another occasion.
  const [looked, setMoved] = useState({ occasion, camera: /** @type {Camera | null} */ (null), gliding: true });
  const { camera: own, gliding } = looked.occasion === occasion ? looked : { camera: null, gliding: true };
  const buttons = isAside ? NO_BUTTON : brief ? ONE_BUTTON : THREE_BUTTONS;
  const fitted = box && fitBeside(places, box, buttons, { least, wanted });
  const camera = own ?? fitted;
  const now = useRef({ camera, box, places });
  now.current = { camera, box, places };

  /** @param {(camera: Camera, box: Box) => Camera} change @param {{glide?: boolean}} [how] */
  const change = (change, { glide = false } = {}) => {
    const at = now.current;
    if (!at.camera || !at.box) return;
    at.camera = kept(change(at.camera, at.box), at.box, at.places);
    setMoved({ occasion, camera: at.camera, gliding: glide });
  };
  const refit = () => setMoved({ occasion, camera: null, gliding: true });
  useHands(element, change);

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const to = camera && box && keyed(camera, box, event);
    if (!to) return;
    event.preventDefault();
    if (to === "fit") refit();
    else change(() => to, { glide: true });
  };
  const counts = camera && box ? outside(camera, box, wanted) : null;
  const corner = camera && box ? freeCorner(camera, box, [...places, ...worded.flatMap(around)], buttons) : "NE";
  const zoom = (/** @type {number} */ factor) => () => change((from, size) => zoomed(from, size, factor), { glide: true });
  return html`<div class="ground-frame" onKeyDown=${onKeyDown}>
    <div ref=${element} class="ground-window ${gliding ? "gliding" : ""}">${camera && box && draw(camera, box)}</div>
    ${children}
    ${counts && BEYOND.map(([side, arrow, east, north]) => counts[side] > 0 && html`<button key=${side} type="button" class="beyond at-${side}"
      aria-label=${labels.beyond(side, counts[side])}
      onClick=${() => change((from, size) => moved(from, east * size.width * 0.6, north * size.height * 0.6), { glide: true })}>${arrow} ${counts[side]}</button>`)}
    <div class="zoom ${isAside ? "aside" : `at-${corner}`}">
      ${!brief && html`<button type="button" aria-label=${labels.nearer} title=${labels.nearer} onClick=${zoom(STEP)}><${Icon} d="M12 5v14M5 12h14" /></button>
        <button type="button" aria-label=${labels.farther} title=${labels.farther} onClick=${zoom(1 / STEP)}><${Icon} d="M5 12h14" /></button>`}
      <button type="button" aria-label=${labels.fit} title=${labels.fit} onClick=${refit}><${Icon} d="M14 5h5v5M19 5l-5.5 5.5M10 19H5v-5M5 19l5.5-5.5" /></button>
    </div>
  </div>`;
}

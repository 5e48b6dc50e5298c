/** Words beside a place of grounds: why not here, or what it would bring. */
import { html } from "../dom.js";
import { clamp, spotOf } from "./camera.js";

/** @import { BubbleProps } from "./props.js" */
/** @import { Box, Camera, Place, Point } from "./shapes.js" */

const GAP = 8;

/**
 * Where words of this size stay in the box and cover the fewest places, the one they are about least of all: beside it,
 * below it or above it.
 * @param {Camera} camera @param {Box} box @param {Place} place @param {{size: Box, avoid?: Place[]}} what @returns {Point}
 */
export function beside(camera, box, place, { size: { width, height }, avoid = [] }) {
  const { left, top } = spotOf(camera, box, place);
  const half = camera.scale / 2;
  const far = half + GAP;
  const [lefts, tops] = [[left + far, left - far - width], [top + far, top - far - height]];
  const spots = [
    ...[top - height / 2, top - half, top + half - height, ...tops].flatMap((y) => lefts.map((x) => [x, y])),
    ...[left - width / 2, left - half, left + half - width].flatMap((x) => tops.map((y) => [x, y])),
  ].map(([x, y]) => ({ left: clamp(x, GAP, box.width - width - GAP), top: clamp(y, GAP, box.height - height - GAP) }));
  const covers = (/** @type {Point} */ spot, /** @type {Place} */ other) => {
    const at = spotOf(camera, box, other);
    const wide = Math.min(spot.left + width, at.left + half) - Math.max(spot.left, at.left - half);
    const high = Math.min(spot.top + height, at.top + half) - Math.max(spot.top, at.top - half);
    return wide > 2 && high > 2 ? (wide * high) / camera.scale ** 2 : 0;
  };
  const cost = spots.map((spot) => 20 * covers(spot, place) + avoid.reduce((sum, other) => sum + covers(spot, other), 0));
  return spots[cost.indexOf(Math.min(...cost))];
}

/** @param {BubbleProps} props */
export function Bubble({ camera, box, place, tone, avoid, size = { width: 220, height: 76 }, children }) {
  const width = Math.min(size.width, box.width - 2 * GAP);
  const { left, top } = beside(camera, box, place, { size: { width, height: size.height }, avoid });
  return html`<div class="ground-bubble ${tone}" role="status" style=${{ left: `${left}px`, top: `${top}px`, maxWidth: `${width}px`, minHeight: `${size.height}px` }}>${children}</div>`;
}

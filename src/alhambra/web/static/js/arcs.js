/** The ways of flights, and when each begins. Pure. */
import { DURATION } from "./motion.js";

/** @import { Flight } from "./flights.js" */

/** All that one message tells is seen within so many milliseconds. */
const MOST = 2200;
/** How high an arc is, in pixels. */
const [LOWEST, HIGHEST] = [80, 160];
/** How many steps a way is made of. */
const STEPS = 12;

/**
 * The way of something that goes so far to the right and down, which begins so far below the edge of the window: an arc
 * upwards, or downwards where it would leave the window.
 * @param {number} right @param {number} down @param {number} top @returns {{x: number, y: number, part: number}[]}
 */
export function arc(right, down, top) {
  const far = Math.hypot(right, down);
  const high = Math.min(far / 2, HIGHEST, Math.max(LOWEST, far / 4));
  const up = top + Math.min(0, down) - high < 0 ? -high : high;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    return { x: right * part, y: down * part - 4 * up * part * (1 - part), part };
  });
}

/**
 * The flights of several events, one event after the other, all of them soon over.
 * @param {Flight[][]} events @param {number} speed @returns {(Flight & {after: number, takes: number})[]}
 */
export function inTurn(events, speed) {
  let begin = 0;
  const all = events.flatMap((flights) => {
    const timed = flights.map((flight) => ({ ...flight, after: begin + (flight.after ?? 0), takes: flight.takes ?? DURATION }));
    begin = Math.max(begin, ...timed.map(({ after, takes }) => after + takes));
    return timed;
  });
  const factor = speed * Math.min(1, MOST / begin);
  return all.map((flight) => ({ ...flight, after: flight.after * factor, takes: flight.takes * factor }));
}

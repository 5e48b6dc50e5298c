/** What flies over the table of Roll & Write: dice to what another builds with them, and those that one passes to a neighbour. Pure. */

/** @import { Flight } from "../flights.js" */
/** @import { Event } from "./types.js" */

/** How long dice are in the air, in milliseconds. */
const DICE = 420;

/** @param {number} seat @param {number} large whose sheet is large @param {string} die */
const place = (seat, large, die) => (seat === large ? `.drawing [data-die="${die}"]:not(.ghost)` : `.others [data-row="${seat}"] [data-die="${die}"]`);

/** @param {Event} event @param {number} large @returns {Flight[]} */
export function flightsOf(event, large) {
  if (event.kind === "passed") {
    return [`y${event.yellow}`, `b${event.blue}`].map((die) => ({ from: [place(event.seat, large, die)], same: [place(event.to, large, die)], to: [], takes: DICE, isTraced: die[0] === "y" }));
  }
  // On a large sheet the mark itself is seen to be drawn.
  if (event.kind !== "built" || event.seat === large) return [];
  const mark = `.others [data-row="${event.seat}"] [data-at="${event.yellow},${event.blue}"]`;
  const dice = [`y${event.yellow}`, `b${event.blue}`].map((die) => ({ from: [place(event.seat, large, die)], takes: DICE }));
  return [{ ...dice[0], to: [mark] }, { ...dice[1], same: [mark], hides: [`.others [data-row="${event.seat}"] [data-ring="${event.yellow},${event.blue}"]`], to: [], isMarked: true }];
}

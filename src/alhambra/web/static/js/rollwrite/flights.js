/** What flies over the table of Roll & Write: the dice that one passes to a neighbour. Pure. */

/** @import { Flight } from "../flights.js" */
/** @import { Event } from "./types.js" */

/** How long dice are in the air, in milliseconds. */
const DICE = 420;

/** @param {number} seat @param {number} large whose sheet is large @param {string} die */
const place = (seat, large, die) => (seat === large ? `.drawing [data-die="${die}"]:not(.ghost)` : `.others [data-row="${seat}"] [data-die="${die}"]`);

/** @param {Event} event @param {number} large @returns {Flight[]} */
export function flightsOf(event, large) {
  if (event.kind !== "passed") return [];
  return [`y${event.yellow}`, `b${event.blue}`].map((die) => ({ from: [place(event.seat, large, die)], same: [place(event.to, large, die)], to: [], takes: DICE, isTraced: die[0] === "y" }));
}

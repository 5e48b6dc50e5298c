/** What flies over the table of the board game: money from the display to whoever took it, tiles from the market to grounds. Pure. */

/** @import { Flight } from "../flights.js" */
/** @import { Event } from "./types.js" */

/** Where somebody sits on the page.  @param {number} seat */
const person = (seat) => [`.others [data-row="${seat}"]`, `.chips [data-row="${seat}"]`, `.standings [data-row="${seat}"] .who`];

/** The places of cards in a display, of equal cards each once.  @param {string[]} display @param {string[]} cards */
function placesOf(display, cards) {
  const left = [...display];
  return cards.flatMap((card) => {
    const place = left.indexOf(card);
    if (place < 0) return [];
    left[place] = "";
    return [place];
  });
}

/**
 * @param {Event} event @param {{seat: number, display: string[]}} before whose things are large, and the display as it lay
 * @returns {Flight[]}
 */
export function flightsOf(event, { seat, display }) {
  if (event.kind === "took") {
    const to = (/** @type {string} */ card) => (event.seat === seat ? [...[2, 1, 0].map((copy) => `.hand [data-card="${card} ${copy}"]`), ".hand-box", ...person(seat)] : person(event.seat));
    return placesOf(display, event.cards ?? []).map((place) => ({ from: [`.display li:nth-child(${place + 1}) .money`], to: to(display[place]) }));
  }
  if (event.kind === "bought") {
    const to = event.seat === seat ? [".to-place", ".stock", ".lot"] : person(event.seat);
    return [{ from: [`.market .slot:nth-child(${event.slot + 1}) .tile-alone`], to }];
  }
  if ((event.kind === "placed" || event.kind === "built") && event.seat === seat) {
    return [{ from: [`.strip [data-tile="${event.tile}"] .tile-alone`, ".stock .tile-alone"], to: [`.lot .grounds [data-at="${event.x},${event.y}"]`], isOne: true }];
  }
  return [];
}

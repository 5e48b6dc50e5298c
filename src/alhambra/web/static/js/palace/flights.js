/** What flies over the table of the board game: money to hands and to the discards, tiles from the market to grounds. Pure. */
import { html } from "../dom.js";
import { Card } from "./card.js";
import { placesOf } from "./picking.js";
import { Tile } from "./tile.js";

/** @import { Flight } from "../flights.js" */
/** @import { Bought, Event } from "./types.js" */
/** @import { Looked } from "./standings.js" */

/** How long the cards and tiles of the others are in the air, and how long one card begins after the other, in milliseconds. */
const [CARD, TILE, BUILDING, APART] = [420, 520, 420, 90];

/** Where somebody sits on the page.  @param {number} seat */
const person = (seat) => [`.rail [data-row="${seat}"] .portrait`, `.chips [data-row="${seat}"] .portrait`, `.standings [data-row="${seat}"] .who`, `.chips [data-row="${seat}"]`];

/** Where a tile that somebody bought waits until it is built.  @param {number} seat @param {string} tile */
const waiting = (seat, tile) => [`[data-row="${seat}"] [data-tile="${tile}"]`];

/** Where tiles lie in somebody's grounds, as large as they are to be seen.  @param {number} seat @param {{x: number, y: number}} place @param {Looked | null} looked */
const place = (seat, { x, y }, looked) => [...(looked === seat ? [`.lot .grounds [data-at="${x},${y}"]`] : []), `[data-row="${seat}"] [data-at="${x},${y}"]`];

const DISCARDS = [".deck"];

/** Which cards of a hand these are: of equal ones each once.  @param {string[]} cards */
const keysOf = (cards) => cards.map((card, index) => `${card} ${cards.slice(0, index).filter((one) => one === card).length}`);

/** The cards paid go to the discards; then the tile goes to whoever bought it.  @param {Bought} event @param {boolean} isOwn @returns {Flight[]} */
function bought(event, isOwn) {
  const cards = event.cards ?? [];
  const slot = [`.market .slot:nth-child(${event.slot + 1}) .tile-alone`];
  if (isOwn) {
    return [...keysOf(cards).map((key) => ({ from: [`.hand [data-card="${key}"]`], to: DISCARDS })), { from: slot, to: [".to-place", ".stock", ".lot"] }];
  }
  const from = person(event.seat);
  const paid = cards.map((card, index) => ({ from, to: DISCARDS, what: html`<${Card} card=${card} />`, like: [".display .money", ".hand .money"], after: index * APART, takes: CARD }));
  return [...paid, { from: slot, same: waiting(event.seat, event.tile), to: from, after: cards.length ? CARD + (cards.length - 1) * APART : 0, takes: TILE, isTraced: true }];
}

/**
 * @param {Event} event @param {{seat: number, display: string[], looked?: Looked | null}} before whose things are large, the display as it
 * lay, and whose grounds are looked at instead of the own
 * @returns {Flight[]}
 */
export function flightsOf(event, { seat, display, looked = null }) {
  if (event.kind === "took") {
    const isOwn = event.seat === seat;
    const to = (/** @type {string} */ card) => (isOwn ? [...[2, 1, 0].map((copy) => `.hand [data-card="${card} ${copy}"]`), ".hand-box", ...person(seat)] : person(event.seat));
    const how = (/** @type {number} */ index) => (isOwn ? {} : { after: index * APART, takes: CARD, isTraced: true });
    return placesOf(display, event.cards ?? []).map((found, index) => ({ from: [`.display li:nth-child(${found + 1}) .money`], to: to(display[found]), ...how(index) }));
  }
  if (event.kind === "bought") return bought(event, event.seat === seat);
  if (event.kind !== "placed" && event.kind !== "built" && event.kind !== "exchanged" && event.kind !== "removed") return [];
  if (event.seat === seat) {
    if (event.kind === "removed" || event.kind === "exchanged") return [];
    return [{ from: [`.strip [data-tile="${event.tile}"] .tile-alone`, ".stock .tile-alone"], same: [`.lot .grounds [data-at="${event.x},${event.y}"]`], to: [] }];
  }
  const [from, there] = [person(event.seat), place(event.seat, event, looked)];
  const back = event.kind === "removed" || event.kind === "exchanged" ? [{ from: there, to: from, takes: BUILDING, isTraced: event.kind === "removed" }] : [];
  if (event.kind === "removed") return back;
  return [...back, { from: [...waiting(event.seat, event.tile), ...from], same: there, to: from, what: html`<${Tile} tile=${event.tile} />`, after: back.length ? BUILDING : 0, takes: BUILDING, hides: [`[data-row="${event.seat}"] [data-ring="${event.x},${event.y}"]`], isMarked: true, isTraced: true }];
}

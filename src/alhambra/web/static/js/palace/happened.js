/** What everybody did, so that it is seen: tiles built, cards taken and paid, since one's own last action and in the last turn of each. Pure. */

/** @import { Bought, Built, Event, Exchanged, GaveToDirk, Passed, Placed, Removed, Reserved, Took } from "./types.js" */
/** @import { Place } from "./shapes.js" */

/** What a seat does, as opposed to what chance brings. @typedef {Took | Bought | Placed | Reserved | GaveToDirk | Built | Removed | Exchanged | Passed} Deed */

const DEEDS = new Set(["took", "bought", "placed", "reserved", "gave", "built", "removed", "exchanged", "passed"]);

/** @param {Event} event @returns {event is Deed & {ply: number}} */
const isDeed = (event) => DEEDS.has(event.kind);

/**
 * @typedef {object} Since
 * @property {Map<number, (Deed & {ply: number})[]>} deeds of each of the others, in order
 * @property {Map<number, Place[]>} places where each of the others has built
 * @property {Set<number>} slots that have a new tile
 * @property {string[]} cards that are new in the display
 * @property {string[]} dirk tiles that are new with Dirk
 */

/** All since the last deed of a seat; before the first everything is as new as anything else.  @param {Event[]} story @param {number} seat */
export function since(story, seat) {
  const last = story.findLastIndex((event) => isDeed(event) && event.seat === seat);
  return gathered(last < 0 ? [] : story.slice(last + 1));
}

/** What some events did, to be shown.  @param {Event[]} events @returns {Since} */
export function gathered(events) {
  /** @type {Since} */
  const found = { deeds: new Map(), places: new Map(), slots: new Set(), cards: [], dirk: [] };
  for (const event of events) {
    if (isDeed(event)) found.deeds.set(event.seat, [...(found.deeds.get(event.seat) ?? []), event]);
    if (event.kind === "placed" || event.kind === "built" || event.kind === "exchanged") {
      found.places.set(event.seat, [...(found.places.get(event.seat) ?? []), { x: event.x, y: event.y }]);
    }
    if (event.kind === "tile") found.slots.add(event.slot);
    if (event.kind === "bought") found.slots.delete(event.slot);
    if (event.kind === "laid") found.cards.push(...(event.cards ?? []));
    if (event.kind === "gave") found.dirk.push(event.tile);
    if (event.kind === "drew") found.dirk.push(...event.tiles);
  }
  return found;
}

/** The cards that a seat has taken, as far as they are known.  @param {Since} news @param {number} seat */
export const takenBy = (news, seat) => (news.deeds.get(seat) ?? []).flatMap((deed) => (deed.kind === "took" ? (deed.cards ?? []) : []));

/** @typedef {{deeds: (Deed & {ply: number})[], before: (Deed & {ply: number})[], places: Place[]}} LastTurn What a seat did in its last turn, in the one before it, and where it has built. */

/** The last turn of every seat that has had one; it stays when others act.  @param {Event[]} story @returns {Map<number, LastTurn>} */
export function lastTurns(story) {
  /** @type {Map<number, LastTurn>} */
  const found = new Map();
  let mover = -1;
  for (const event of story) {
    if (!isDeed(event)) continue;
    const { deeds, before, places } = found.get(event.seat) ?? NOTHING_DONE;
    const isNew = event.seat !== mover;
    mover = event.seat;
    const built = event.kind === "placed" || event.kind === "built" || event.kind === "exchanged" ? [{ x: event.x, y: event.y }] : [];
    found.set(event.seat, isNew ? { deeds: [event], before: deeds, places: built } : { deeds: [...deeds, event], before, places: [...places, ...built] });
  }
  return found;
}

/** @type {LastTurn} */
const NOTHING_DONE = { deeds: [], before: [], places: [] };

/** The places of a row where new cards lie; of equal cards the later ones.  @param {string[]} display @param {string[]} cards */
export function newPlaces(display, cards) {
  const left = [...cards];
  const found = new Set();
  for (let place = display.length - 1; place >= 0; place--) {
    const index = left.indexOf(display[place]);
    if (index < 0) continue;
    left.splice(index, 1);
    found.add(place);
  }
  return found;
}

/** What a player has picked up so far, and how each press changes it. Pure: presses lead to actions, the rules decide. */
import { told } from "./hand.js";
import { readCard } from "./names.js";
import { buying, isPlacing, taking } from "./turn.js";

/** @import { CardName } from "./shapes.js" */
/** @import { Held, Turn } from "./turn.js" */
/** @import { Choice as Prospect, View } from "./types.js" */

/**
 * A slot whose tile is to be paid, cards of the hand, cards of the display, or a tile in one's fingers.
 * @typedef {{kind: "nothing"} | {kind: "slot", slot: number} | {kind: "cards", keys: string[]} | {kind: "display", places: number[]} | ({kind: "tile"} & Held)} Picked
 */

/** What a press leads to: something else is picked, or an action is played. @typedef {{picked: Picked, action: string | null}} Step */

/** Several cards may come to this much together (AL-3.2). */
export const MOST_SEVERAL = 5;

/** @type {Picked} */
export const NOTHING = { kind: "nothing" };

/** @param {Picked} picked @returns {Step} */
const only = (picked) => ({ picked, action: null });

/** What is picked by itself: while tiles are placed, the first that waits.  @param {View} view @returns {Picked} */
export function resting(view) {
  return isPlacing(view) && view.bought.length ? { kind: "tile", tile: view.bought[0], from: "bought" } : NOTHING;
}

/** The cards behind keys of the hand.  @param {string[]} keys @returns {CardName[]} */
export const cardsOf = (keys) => keys.map((key) => key.split(" ")[0]);

/** @param {CardName[]} cards */
export const worth = (cards) => cards.reduce((sum, card) => sum + readCard(card).value, 0);

/**
 * A slot: cards picked before pay its tile if they can; else its payments are opened, or closed again.
 * @param {Picked} picked @param {number} slot @param {{view: View, turn: Turn}} now @returns {Step}
 */
export function pressSlot(picked, slot, { view, turn }) {
  const tile = view.market[slot];
  if (!tile) return only(picked);
  if (picked.kind === "cards") {
    const action = buying(tile, cardsOf(picked.keys));
    if (turn.byAction.has(action)) return { picked: NOTHING, action };
  }
  return only(picked.kind === "slot" && picked.slot === slot ? NOTHING : { kind: "slot", slot });
}

/** A card of the hand is picked too, or no longer; another currency begins anew.  @param {Picked} picked @param {string} key @returns {Step} */
export function pressCard(picked, key) {
  const keys = picked.kind === "cards" && picked.keys.every((one) => one[0] === key[0]) ? picked.keys : [];
  const now = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
  return only(now.length ? { kind: "cards", keys: now } : NOTHING);
}

/**
 * A card of the display is picked too, or no longer; where that would be too much, it alone.
 * @param {Picked} picked @param {number} place @param {CardName[]} display @returns {Step}
 */
export function pressDisplay(picked, place, display) {
  const places = picked.kind === "display" ? picked.places : [];
  if (places.includes(place)) {
    const rest = places.filter((one) => one !== place);
    return only(rest.length ? { kind: "display", places: rest } : NOTHING);
  }
  return only({ kind: "display", places: isTooMuch(places, place, display) ? [place] : [...places, place].sort() });
}

/** @param {number[]} places @param {number} place @param {CardName[]} display */
const isTooMuch = (places, place, display) => places.length > 0 && worth([...places, place].map((one) => display[one])) > MOST_SEVERAL;

/** The places of cards in a display, of equal cards each once.  @param {string[]} display @param {string[]} cards */
export function placesOf(display, cards) {
  const left = [...display];
  return cards.flatMap((card) => {
    const found = left.indexOf(card);
    if (found < 0) return [];
    left[found] = "";
    return [found];
  });
}

/** What one would have picked to play a choice, so that all it is about is lit.  @param {Prospect} choice @param {CardName[]} display @returns {Picked} */
export function pickedFor(choice, display) {
  switch (choice.kind) {
    case "take":
      return { kind: "display", places: placesOf(display, choice.cards) };
    case "buy":
      return { kind: "slot", slot: choice.slot };
    case "pass":
      return NOTHING;
    case "build":
    case "exchange":
      return { kind: "tile", tile: choice.tile, from: "reserve" };
    default:
      return { kind: "tile", tile: choice.tile, from: choice.kind === "remove" ? "grounds" : "bought" };
  }
}

/** By place, the sum that a card of the display would make where it is too much.  @param {Picked} picked @param {CardName[]} display @returns {Record<number, string>} */
export function struck(picked, display) {
  if (picked.kind !== "display") return {};
  const { places } = picked;
  const others = display.map((_, place) => place).filter((place) => !places.includes(place) && isTooMuch(places, place, display));
  return Object.fromEntries(others.map((place) => [place, String(worth([...places, place].map((one) => display[one])))]));
}

/** A tile is taken in hand, or put back.  @param {Picked} picked @param {Held} held @param {View} view @returns {Step} */
export function pressTile(picked, held, view) {
  const isSame = picked.kind === "tile" && picked.tile === held.tile && picked.from === held.from;
  return only(isSame ? (isPlacing(view) ? picked : NOTHING) : { kind: "tile", ...held });
}

/** Money is taken.  @param {Picked} picked @param {CardName[]} display @returns {Step} */
export function take(picked, display) {
  if (picked.kind !== "display") return only(picked);
  return { picked: NOTHING, action: taking(picked.places.map((place) => display[place])) };
}

/**
 * Cards of the hand as they are drawn: which are lifted, and which are of no use now.
 * @param {Picked} picked @param {CardName[]} hand @param {CardName[] | null} paid the cards of the payment that is looked at
 */
export function handLook(picked, hand, paid) {
  const all = told(hand);
  const lifted = picked.kind === "cards" ? new Set(picked.keys) : lift(all, paid ?? []);
  const currency = picked.kind === "slot" ? "ygbo"[picked.slot] : picked.kind === "cards" ? picked.keys[0][0] : null;
  const faded = new Set(currency ? all.filter(({ card }) => card[0] !== currency).map(({ key }) => key) : []);
  return { chosen: lifted, faded };
}

/** @param {{card: CardName, key: string}[]} all @param {CardName[]} paid */
function lift(all, paid) {
  const left = [...all];
  return new Set(paid.map((card) => left.splice(left.findIndex((one) => one.card === card), 1)[0]?.key));
}

/**
 * What cards of the hand make of the tile in their slot.
 * @typedef {{slot: number, tile: string | null, sum: number, price: number, missing: number, over: number, spare: CardName | null, action: string | null}} Sum
 * `spare` is a card that could be left out, so that the payment is refused (AL-3.3)
 */

/** @param {string[]} keys @param {View} view @param {(tile: string) => number} priceOf @returns {Sum} */
export function sumOf(keys, view, priceOf) {
  const cards = cardsOf(keys);
  const slot = "ygbo".indexOf(keys[0][0]);
  const tile = view.market[slot];
  const sum = worth(cards);
  const price = tile ? priceOf(tile) : 0;
  const over = Math.max(0, sum - price);
  const spare = tile ? (cards.find((card) => readCard(card).value <= over) ?? null) : null;
  const pays = tile && sum >= price && !spare;
  return { slot, tile, sum, price, missing: Math.max(0, price - sum), over, spare, action: pays ? buying(tile, cards) : null };
}

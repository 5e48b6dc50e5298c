/** The own hand, by currency; cards move over each other where there are many. */
import { html } from "../dom.js";
import { Card } from "./card.js";
import { newPlaces } from "./happened.js";
import { sorted } from "./names.js";

/** @import { HandProps } from "./props.js" */
/** @import { CardName } from "./shapes.js" */

/** Which of equal cards is which: `b4` and `b4` become `b4 0` and `b4 1`.  @param {CardName[]} cards */
export function told(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return sorted(cards).map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card} ${copy}` };
  });
}

/** The keys of cards that have come to a hand; of equal cards the later ones.  @param {CardName[]} hand @param {string[]} cards */
export function newKeys(hand, cards) {
  const all = told(hand);
  return new Set([...newPlaces(all.map(({ card }) => card), cards)].map((place) => all[place].key));
}

/** More cards than some screens have room for. */
const MANY = 10;

/** @param {HandProps} props */
export function Hand({ cards, label, chosen, faded, fresh, name, resting, onPress }) {
  const all = told(cards);
  // Many cards that cannot be pressed are still scrolled by keyboard.
  return html`<ul class="hand" aria-label=${label} tabindex=${!onPress && cards.length > MANY ? 0 : null}>
    ${all.map(({ card, key }, index) => {
      const [first, last] = [index - 1, index + 1].map((beside) => all[beside]?.card[0] !== card[0]);
      return html`<li key=${key} class="${first ? "first" : ""} ${last ? "last" : ""}">
        <${Card} card=${card} chosen=${chosen?.has(key)} faded=${faded?.has(key)} fresh=${fresh?.has(key)} label=${name?.(card)} resting=${resting}
          onPress=${onPress && ((/** @type {MouseEvent} */ event) => onPress(card, key, event))} more=${{ "data-card": key }} />
      </li>`;
    })}
  </ul>`;
}

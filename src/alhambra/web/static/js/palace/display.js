/** The money cards face up beside the market; their places stay when cards go. */
import { html } from "../dom.js";
import { Card } from "./card.js";

/** @import { DisplayProps } from "./props.js" */

/** @param {DisplayProps} props */
export function Display({ cards, label, chosen, over = {}, faded, fresh, name, resting, onPress }) {
  return html`<ul class="display" aria-label=${label}>
    ${cards.map((card, place) => html`<li key=${place}>
      ${card
        ? html`<${Card} key=${card} card=${card} chosen=${chosen?.has(place)} faded=${faded?.has(place)} fresh=${fresh?.has(place)} over=${over[place]}
            label=${name?.(card, place)} resting=${resting} onPress=${onPress && ((/** @type {MouseEvent} */ event) => onPress(card, place, event))} more=${{ "data-place": place }} />`
        : html`<span class="money empty" aria-hidden="true"></span>`}
    </li>`)}
  </ul>`;
}

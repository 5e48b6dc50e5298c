/** A money card: value, coin and code in its left part, so that cards may overlap. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { readCard } from "./names.js";
import { Coin } from "./symbols.js";

/** @import { CardProps } from "./props.js" */
/** @import { CardName } from "./shapes.js" */

/** @param {{card: CardName}} props */
function Face({ card }) {
  const { currency, value } = readCard(card);
  return html`<span class="value">${value}</span><${Coin} currency=${currency} /><span class="code">${t("palace-currency-code", { currency })}</span>`;
}

/** The back of a card: an arch with a star. */
function Back() {
  return html`<svg viewBox="0 0 46 64" aria-hidden="true" focusable="false">
    <path class="arch" d="M5 5h36v54H5zM11 59V29c0-9 6-13 12-18 6 5 12 9 12 18v30z" fill-rule="evenodd" />
    <path class="star" d="M16 30h14v14H16zM23 27l10 10-10 10-10-10z" />
  </svg>`;
}

/** @param {CardProps} props */
export function Card({ card, chosen = false, faded = false, over, fresh = false, label, resting = false, onPress, more }) {
  const looks = [card ? `in-${readCard(card).currency}` : "back", chosen && "chosen", faded && "faded", over !== undefined && "too-much", fresh && "fresh"];
  const look = `money ${looks.filter(Boolean).join(" ")}`;
  const face = html`${card ? html`<${Face} card=${card} />` : html`<${Back} />`}${over !== undefined && html`<s class="over">${over}</s>`}`;
  if (!onPress) return html`<span class=${look} role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"}>${face}</span>`;
  return html`<button type="button" class=${look} aria-disabled=${resting ? "true" : null} aria-pressed=${resting ? null : chosen ? "true" : "false"} onClick=${onPress} ...${more}><span class="unseen">${label}</span><span class="sight" aria-hidden="true">${face}</span></button>`;
}

/** An amount in a line of text: the coin and its value.  @param {{card: CardName}} props */
export function Amount({ card }) {
  const { currency, value } = readCard(card);
  return html`<span class="amount"><${Coin} currency=${currency} />${value}</span>`;
}

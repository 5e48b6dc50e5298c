/** The market: four slots, each with its currency, its tile, and what can be done about it. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { readTile } from "./names.js";
import { Coin } from "./symbols.js";
import { Tile } from "./tile.js";

/** @import { MarketProps, SlotProps } from "./props.js" */
/** @import { Offer } from "./shapes.js" */

/** A word in a pill; exact ones carry the mark of equality.  @param {{kind: Offer["kind"], label: string, brief?: string}} props */
export function Pill({ kind, label, brief }) {
  return html`<span class="pill ${kind}">
    ${kind === "exact" && html`<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><circle cx="10" cy="10" r="9" /><path d="M5.5 7.6h9M5.5 12.4h9" /></svg>`}
    <span class=${brief ? "at-length" : ""}>${label}</span>${brief && html`<span class="in-brief">${brief}</span>`}
  </span>`;
}

/** @param {SlotProps} props */
export function MarketSlot({ slot, chosen = false, fresh = false, empty = "", resting = false, onPress, more }) {
  const { currency, tile, name, label, offer } = slot;
  const look = `slot in-${currency} ${tile ? offer?.kind ?? "idle" : "empty"} ${chosen ? "chosen" : ""}`;
  const inside = html`<span class="head"><${Coin} currency=${currency} /><span class="code">${t("palace-currency-code", { currency })}</span><span class="name">${name}</span>
      ${tile && html`<span class="cost">${readTile(tile).price}</span>`}</span>
    ${tile && html`<${Tile} key=${tile} tile=${tile} look=${fresh ? "fresh" : ""} />`}
    ${tile ? offer && html`<${Pill} ...${offer} />` : html`<${Pill} kind="short" label=${empty} />`}`;
  if (!onPress || !tile) return html`<div class=${look} role=${label ? "img" : null} aria-label=${label}>${inside}</div>`;
  return html`<button type="button" class=${look} aria-disabled=${resting ? "true" : null} aria-pressed=${resting ? null : chosen ? "true" : "false"} onClick=${onPress} ...${more}><span class="unseen">${label}</span><span class="sight" aria-hidden="true">${inside}</span></button>`;
}

/** @param {MarketProps} props */
export function Market({ slots, label, chosen = null, fresh, empty, resting, onPress }) {
  return html`<div class="market" role="group" aria-label=${label}>
    ${slots.map((slot, index) => html`<${MarketSlot} key=${slot.currency} slot=${slot} chosen=${chosen === index} fresh=${fresh?.has(index)} empty=${empty} resting=${resting}
      onPress=${onPress && ((/** @type {MouseEvent} */ event) => onPress(index, event))} more=${{ "data-slot": slot.currency }} />`)}
  </div>`;
}

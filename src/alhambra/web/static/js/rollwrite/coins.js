/** The coins of a sheet: free, circled, crossed out. */
import { html } from "../dom.js";
import { t } from "../i18n.js";

const STEP = 30;

/** @param {{circled: number, crossed: number, coins: number, change?: number}} props `change`: coins a shown choice gains or spends */
export function Coins({ circled, crossed, coins, change = 0 }) {
  const label = t("coins-described", { left: circled - crossed, crossed, free: coins - circled });
  /** @param {number} index */
  const look = (index) => {
    if (index < crossed) return "crossed";
    if (change < 0 && index < crossed - change) return "circled spending";
    if (index < circled) return "circled";
    return index < circled + change ? "gaining" : "free";
  };
  const all = Array.from({ length: coins }, (_, index) => index);
  return html`<div class="coins">
    <span class="count" aria-hidden="true"><svg viewBox="0 0 30 30" focusable="false"><g class="coin circled" transform="translate(15 15)"><circle r="10" /><circle class="rim" r="12.5" /></g></svg> ${circled - crossed}</span>
    <svg class="coin-row" viewBox="0 0 ${coins * STEP} ${STEP}" role="img" aria-label=${label}>
      ${all.map((index) => html`<g class="coin ${look(index)}" transform="translate(${index * STEP + STEP / 2} ${STEP / 2})">
        <circle r="9" /><circle class="rim" r="12.5" /><path d="M-9-9 9 9M9-9-9 9" />
      </g>`)}
    </svg>
  </div>`;
}

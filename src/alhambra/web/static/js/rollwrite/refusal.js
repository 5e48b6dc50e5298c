/** Why an action was refused: beside the sheet, never over it, and gone by a click. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { words } from "../api.js";
import { refusedPair } from "./missing.js";

/** @typedef {NonNullable<import("../games.js").BoardProps["refusal"]>} Refused */

/** @param {{refusal: Refused, view: import("./types.js").View, onClose: () => void}} props */
export function Refusal({ refusal, view, onClose }) {
  const { game } = view;
  const { rule } = refusal.error;
  const { text, hasRule } = refusedPair(refusal, view) ?? { text: words(refusal.error, game), hasRule: true };
  const close = (/** @type {MouseEvent} */ event) => !(/** @type {Element} */ (event.target).closest("a")) && onClose();
  return html`<div class="refusal" onClick=${close}>
    <p>${text} ${rule && hasRule && html`<a href="/rules/${game}#${rule}" target="_blank" rel="noopener">${t("rule-link", { rule })}</a>`}</p>
    <button type="button" class="quiet icon" aria-label=${t("dialog-close")}>×</button>
  </div>`;
}

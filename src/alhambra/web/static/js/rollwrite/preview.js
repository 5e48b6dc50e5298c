/** What a choice would bring, or why it was refused, in a place that keeps its size; on a touch screen with a button to confirm it. */
import { html, useEffect, useRef } from "../dom.js";
import { t } from "../i18n.js";
import { scrolling } from "../motion.js";
import { brings, pointsNow, shortTitle } from "./brings.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").View} View */

/** Brings the preview into view; where it lies over the page, the crossing that it hides.  @param {HTMLElement} preview */
function show(preview) {
  if (getComputedStyle(preview).position !== "fixed") return preview.scrollIntoView({ block: "nearest", behavior: scrolling() });
  const crossing = document.querySelector(".cell.shown")?.getBoundingClientRect();
  const hidden = crossing ? crossing.bottom - preview.getBoundingClientRect().top : 0;
  if (hidden > 0) scrollBy({ top: hidden + 8, behavior: scrolling() });
}

/**
 * @typedef {object} Props
 * @property {Choice | null} choice
 * @property {boolean} isArmed it is asked for once, by a finger
 * @property {any} question what is asked instead, if anything
 * @property {import("./refusal.js").Refused | null} refusal
 * @property {View} view
 * @property {string[]} names
 * @property {string} more what else there is to do, while nothing is pointed at
 * @property {boolean} isPending
 * @property {() => void} onConfirm
 * @property {() => void} onCancel
 */

/** @param {Props} props */
export function Preview({ choice, isArmed, question, refusal, view, names, more, isPending, onConfirm, onCancel }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    if (isArmed && place.current) show(place.current);
  }, [isArmed]);
  const isRefused = refusal && !choice && !question;
  const state = question ? "asking" : choice ? "" : isRefused ? "refused" : "empty";
  return html`<div class="preview ${state}" ref=${place}>
    <div role="status">${isRefused && html`<${Refusal} refusal=${refusal} view=${view} onClose=${onCancel} />`}</div>
    ${question ?? (choice ? html`<${Weighed} choice=${choice} view=${view} names=${names} />` : !isRefused && html`<p class="more muted">${more}</p>`)}
    ${!question && choice && isArmed && html`<div class="confirm">
      <button type="button" class="primary" disabled=${isPending} onClick=${onConfirm}>${t("choice-confirm")}</button>
      <button type="button" onClick=${onCancel}>${t("choice-cancel")}</button>
    </div>`}
  </div>`;
}

/** @param {{choice: Choice, view: View, names: string[]}} props */
function Weighed({ choice, view, names }) {
  const tells = choice.kind !== "keep" && choice.kind !== "done";
  return html`<div class="weighed">
    <p class="what"><strong>${shortTitle(choice)}</strong>
      ${tells && html` <span class="now ${choice.points > 0 ? "more" : choice.points < 0 ? "less" : ""}">${pointsNow(choice)}</span>`}
    </p>
    <ul class="parts">${brings(choice, view, names).map((part) => html`<li class=${part.strong ? "strong" : ""}>${part.text}</li>`)}</ul>
  </div>`;
}

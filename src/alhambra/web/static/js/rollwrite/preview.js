/** What a choice would bring, in a place that keeps its size; on a touch screen with a button to confirm it. */
import { html, useEffect, useRef } from "../dom.js";
import { t } from "../i18n.js";
import { scrolling } from "../motion.js";
import { Told } from "../told.js";
import { brings, pointsNow, shortTitle } from "./brings.js";

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
 * @param {{choice: Choice | null, armed: boolean, view: View, names: string[], hint: string, told?: import("../told.js").Line[], pending: boolean,
 *   onConfirm: () => void, onCancel: () => void}} props
 */
export function Preview({ choice, armed, view, names, hint, told = [], pending, onConfirm, onCancel }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    if (armed && place.current) show(place.current);
  }, [armed]);
  if (!choice && told.length) return html`<div class="preview since" role="region" tabindex="0" aria-label=${t("told-since")}><${Told} lines=${told} /><p class="hint muted">${hint}</p></div>`;
  if (!choice) return html`<div class="preview empty"><p class="hint">${hint}</p></div>`;
  const tells = choice.kind !== "keep" && choice.kind !== "done";
  return html`<div class="preview" ref=${place}>
    <p class="what"><strong>${shortTitle(choice)}</strong>
      ${tells && html` <span class="now ${choice.points > 0 ? "more" : choice.points < 0 ? "less" : ""}">${pointsNow(choice)}</span>`}
    </p>
    <ul class="parts">${brings(choice, view, names).map((part) => html`<li class=${part.strong ? "strong" : ""}>${part.text}</li>`)}</ul>
    ${armed && html`<div class="confirm">
      <button type="button" class="primary" disabled=${pending} onClick=${onConfirm}>${t("choice-confirm")}</button>
      <button type="button" onClick=${onCancel}>${t("choice-cancel")}</button>
    </div>`}
  </div>`;
}

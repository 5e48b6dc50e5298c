/** The ways to learn: the lesson and the rules. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { kept } from "../kept.js";

export function Learn() {
  const place = kept("lesson");
  return html`<section class="card learn" aria-labelledby="learn">
    <h2 id="learn">${t("start-learn")}</h2>
    <p>${t("start-learn-text")}</p>
    <p class="row">
      <a class="button" href="/lesson">${place?.step && !place.done ? t("start-lesson-on") : t("start-lesson")}</a>
      <a class="button quiet" href="/rules/rollwrite">${t("start-rules")}</a>
    </p>
  </section>`;
}

/** The ways to learn: the lessons and the rules. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { kept } from "../kept.js";

/** @typedef {import("../types.js").GameView} GameOffer */

/** @param {{games: GameOffer[]}} props */
export function Learn({ games }) {
  return html`<section class="card learn" aria-labelledby="learn">
    <h2 id="learn">${t("start-learn")}</h2>
    <p>${t("start-learn-text")}</p>
    ${games.map((game) => html`<${Ways} key=${game.name} game=${game} isAlone=${games.length === 1} />`)}
  </section>`;
}

/** @param {{game: GameOffer, isAlone: boolean}} props */
function Ways({ game: { name, lesson }, isAlone }) {
  const place = kept(`lesson-${name}`);
  return html`${!isAlone && html`<h3>${t(`game-${name}`)}</h3>`}
    <p class="row">
      ${lesson && html`<a class="button" href="/lesson/${name}">${place?.step && !place.done ? t("start-lesson-on") : t("start-lesson")}</a>`}
      <a class="button quiet" href="/rules/${name}">${t("start-rules")}</a>
    </p>`;
}

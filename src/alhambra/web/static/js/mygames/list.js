/** One's finished games one by one, the latest first, each with the way to its replay. */
import { html, useState } from "../dom.js";
import { Face, SOMEBODY } from "../face.js";
import { locale, t } from "../i18n.js";
import { SmallMedal } from "../ending/medal.js";
import { characterOf, countOf } from "../table/names.js";

/** @typedef {import("../types.js").Played} Played */
/** @typedef {import("../table/names.js").Player} Player */

/** How many are listed before one asks for all. */
const FEW = 12;

/** Who the rivals were, those of one level told apart.  @param {string[]} rivals @returns {Player[]} */
export const rivalsOf = (rivals) => rivals.map((bot, at) => (bot === "person"
  ? { name: t("start-somebody"), level: "", who: SOMEBODY }
  : characterOf(bot, countOf(rivals, at))));

/** How a game ended: a medal, or a place.  @param {{game: Played}} props */
function Outcome({ game: { medal, place, rivals, options } }) {
  if (medal) return html`<${SmallMedal} medal=${medal} /> ${t("solo-medal", { medal })}`;
  return rivals.length || options.goal === "versus" ? html`<span class=${place === 1 ? "won" : ""}>${t("mygames-place", { place })}</span>` : null;
}

/** @param {{games: Played[]}} props the latest last */
export function GameList({ games }) {
  const [isAll, setAll] = useState(false);
  const latest = [...games].reverse();
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });
  return html`<section class="card game-list" aria-labelledby="game-list"><h2 id="game-list">${t("mygames-list")}</h2>
    <ol>${(isAll ? latest : latest.slice(0, FEW)).map((one) => html`<li key=${one.table}><a href="/replay/${one.table}">
      <span class="what"><b>${t(`game-${one.game}`)}</b> <time datetime=${new Date(one.finished * 1000).toISOString()}>${day.format(new Date(one.finished * 1000))}</time></span>
      <span class="whom">${one.rivals.length ? rivalsOf(one.rivals).map(({ name, who }, at) => html`<span key=${at} class="rival"><${Face} who=${who} size=${24} label="" /> ${name}</span>`) : t("start-alone")}</span>
      <span class="how"><${Outcome} game=${one} /></span> <strong>${one.score}</strong> <span class="on">${t("table-replay")}</span></a></li>`)}</ol>
    ${!isAll && latest.length > FEW && html`<p><button type="button" onClick=${() => setAll(true)}>${t("mygames-all", { count: latest.length })}</button></p>`}
  </section>`;
}

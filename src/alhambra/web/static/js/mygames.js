/** My games: how those went that I have played to their end, on this server and for nobody else. */
import { html, useEffect, useState } from "./dom.js";
import { get, post, words } from "./api.js";
import { locale, t } from "./i18n.js";
import { SmallMedal } from "./ending/medal.js";
import { Face } from "./face.js";
import { Curve } from "./mygames/curve.js";
import { csv, figuresOf, groups, medals, streaks } from "./mygames/figures.js";
import { GameList } from "./mygames/list.js";
import { Shell } from "./shell.js";
import { characterOf, wholeName } from "./table/names.js";
import { forgetKept } from "./worker.js";

/** @typedef {import("./types.js").MyGames} Games */
/** @typedef {import("./mygames/figures.js").Group} Group */

/** How many points make a curve. */
const SHOWN = 100;

export function MyGamesPage() {
  const [mine, setMine] = useState(/** @type {Games | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const load = () => get("/api/me/games").then(setMine, (error) => setTrouble(words(error)));
  useEffect(() => {
    load();
  }, []);
  const forget = async () => {
    if (!confirm(t("mygames-forget-sure"))) return;
    await post("/api/me/forget").then(() => forgetKept().then(load), (error) => setTrouble(words(error)));
  };
  return html`<${Shell} title=${t("mygames-title")}>
    <article class="my-games">
      <h1 tabindex="-1">${t("mygames-title")}</h1>
      ${trouble && html`<p class="problem" role="alert">${trouble}</p>`}
      ${mine && (mine.games.length ? html`<${Figures} mine=${mine} />` : html`<p>${t("mygames-none")}</p>`)}
      ${mine && html`<p class="muted">${t("mygames-where")}</p>
        <p><button type="button" onClick=${forget}>${t("mygames-forget")}</button></p>`}
      <p><a class="button" href="/">${t("home")}</a></p>
    </article>
  <//>`;
}

/** @param {{mine: Games}} props */
function Figures({ mine }) {
  return html`
    <${Totals} games=${mine.games} />
    <${GameList} games=${mine.games} />
    <div class="groups">${groups(mine.games).map((group) => html`<${GroupCard} key=${`${group.game} ${group.players} ${group.against}`} group=${group} />`)}</div>
    <p class="exports">
      <a class="button" href=${`data:text/csv;charset=utf-8,${encodeURIComponent(csv(mine.games))}`} download="my-games.csv">CSV</a>
      <a class="button" href=${`data:application/json,${encodeURIComponent(JSON.stringify(mine, null, 1))}`} download="my-games.json">JSON</a>
    </p>`;
}

/** All games together.  @param {{games: import("./types.js").Played[]}} props */
function Totals({ games }) {
  const { longest, now } = streaks(games);
  const { games: count, wins } = figuresOf(games.filter(({ rivals }) => rivals.length));
  const share = new Intl.NumberFormat(locale(), { style: "percent" }).format(wins / Math.max(1, count));
  return html`<section class="card totals" aria-labelledby="totals"><h2 id="totals">${t("mygames-totals")}</h2>
    <dl class="facts">
      <div><dt>${t("mygames-games")}</dt><dd>${games.length}</dd></div>
      ${count > 0 && html`<div><dt>${t("mygames-wins")}</dt><dd>${wins} · ${share}</dd></div>`}
      ${longest > 0 && html`<div><dt>${t("mygames-longest")}</dt><dd>${longest}</dd></div><div><dt>${t("mygames-now")}</dt><dd>${now}</dd></div>`}
    </dl>
    <${Medals} games=${games} /></section>`;
}

/** @param {{games: import("./types.js").Played[]}} props */
function Medals({ games }) {
  const found = medals(games);
  return found.length > 0 && html`<p class="medals">${found.map(({ medal, count }) => html`<span key=${medal} class="medal ${medal}"><${SmallMedal} medal=${medal} /> ${t("mygames-medal", { medal, count })}</span>`)}</p>`;
}

/** @param {{group: Group}} props */
function GroupCard({ group }) {
  const { games, wins, mean, best } = group.figures;
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale(), { style: "percent" }).format(wins / games);
  const isAlone = group.players === 1;
  const isOneLevel = !isAlone && group.against !== "mixed" && group.against !== "person";
  return html`<section class="card by-rivals">
    <h2>${t(`game-${group.game}`)}</h2>
    <p>${isOneLevel && html`<${Face} who=${characterOf(group.against).who} size=${28} label="" /> `}${isAlone ? alone(group.against) : t("mygames-players", { players: group.players, rivals: rivals(group.against) })}</p>
    <dl class="facts">
      <div><dt>${t("mygames-games")}</dt><dd>${games}</dd></div>
      ${group.against.startsWith("score") ? null : html`<div><dt>${t("mygames-wins")}</dt><dd>${wins} · ${share}</dd></div>`}
      <div><dt>${t("mygames-mean")}</dt><dd>${number.format(mean)}</dd></div>
      <div><dt>${t("mygames-best")}</dt><dd>${best}</dd></div>
    </dl>
    <${Medals} games=${group.games} />
    <${Curve} scores=${group.games.slice(-SHOWN).map(({ score }) => score)} />
  </section>`;
}

/** @param {string} against */
const rivals = (against) => (against === "mixed" || against === "person" ? t(`mygames-against-${against}`) : wholeName(characterOf(against)));

/** A variant of playing alone.  @param {string} against */
function alone(against) {
  const [goal, virtual] = against.split("-");
  return t("mygames-alone", { goal, virtual });
}

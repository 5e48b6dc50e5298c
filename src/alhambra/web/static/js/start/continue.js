/** The head of the start page: the table to go on with, or for whoever is new, the lessons. */
import { html, useEffect, useState } from "../dom.js";
import { get } from "../api.js";
import { Face } from "../face.js";
import { useGame, useOverview } from "../games.js";
import { listed, t } from "../i18n.js";
import { kept } from "../kept.js";
import { playersOf } from "../table/names.js";
import { isAway } from "../worker.js";
import { ago } from "./mytables.js";
import { PlayMark } from "./playmark.js";
import { Tiles } from "./tiles.js";

/** @typedef {import("../types.js").Mine} Mine */
/** @typedef {import("../types.js").TableView} Table */
/** A table as it stands. @typedef {{table: Table, view: import("../types.js").View | null}} Now */

/** @param {Mine} mine @returns {Now | null} null until it is known */
function useNow({ id, ply, status, names }) {
  const away = isAway.value;
  const [now, setNow] = useState(/** @type {Now | null} */ (null));
  useEffect(() => {
    if (away) return; // the device has kept that the table is there, and not how it stands
    let isWanted = true;
    const moment = status === "gathering" ? null : get(`/api/tables/${id}/plies/${ply}`);
    Promise.all([get(`/api/tables/${id}`), moment]).then(([table, at]) => isWanted && setNow({ table, view: at?.view ?? null }), () => {});
    return () => void (isWanted = false);
  }, [id, ply, status, away, names.join()]);
  return now?.table.id === id ? now : null;
}

/** Where one stands among all who can win: the place and the points.  @param {{row: number, points: number}[]} rows @param {number} seat */
export function standing(rows, seat) {
  const own = rows.find(({ row }) => row === seat)?.points ?? 0;
  return { place: 1 + rows.filter(({ points }) => points > own).length, points: own, isAlone: rows.length === 1 };
}

/** How far a game is and where I stand, in words.  @param {Now} now @param {import("../games.js").Game} game @param {string[]} names */
function stateOf({ table, view }, game, names) {
  if (!view) return "";
  const own = table.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  const { isAlone, ...where } = standing(game.points(view, names), own[0]);
  const stands = own.length === 1 && t(isAlone ? "start-standing-alone" : "start-standing", where);
  return [stands, game.stage(view)].filter(Boolean).join(" · ");
}

/** @param {{mine: Mine, more: number}} props `more`: how many other tables run */
export function Continue({ mine, more }) {
  const now = useNow(mine);
  const { game } = useGame(mine.game);
  const Overview = useOverview(mine.game);
  const title = t(`game-${mine.game}`);
  const players = now ? playersOf(now.table) : [];
  const others = players.filter((_, seat) => !now?.table.seats[seat].mine);
  const seat = now?.table.seats.findIndex((one) => one.mine) ?? 0;
  const [word, way] = mine.status === "over" ? ["start-last", "start-look"] : mine.status === "gathering" ? ["start-gathering", "start-look"] : mine.turn ? ["start-turn-here", "start-continue"] : ["start-waiting", "start-look"];
  return html`<section class="continue card ${mine.turn ? "awaits" : ""}">
    <div class="scene" aria-hidden="true">${now?.view && Overview && html`<${Overview} view=${now.view} seat=${Math.max(seat, 0)} />`}</div>
    <div class="continue-text">
      <p class="when">${t(word)}</p>
      <h1>${mine.status === "playing" ? t("start-continue-game", { game: title }) : title}</h1>
      <p class="with">${others.length > 0 && html`<span class="faces">${others.map(({ who }, at) => html`<${Face} key=${at} who=${who} size=${32} />`)}</span> <span class="with-names">${t("start-with", { names: listed(others.map(({ name }) => name)) })}</span>`}</p>
      <p class="state muted">${now && game && html`<span>${stateOf(now, game, players.map(({ name }) => name))}</span>`} <span class="ago">${ago(mine.created, Date.now() / 1000)}</span></p>
      <p class="row"><a class="button primary" href=${`/table/${mine.id}`}>${mine.turn && html`<${PlayMark} />`}${t(way)}</a>
        ${more > 0 && html`<a class="button quiet more" href="#my-tables">${t("start-more-tables", { count: more })}</a>`}</p>
    </div>
  </section>`;
}

/** For whoever has no table yet.  @param {{games: import("../types.js").GameView[]}} props */
export function Welcome({ games }) {
  return html`<section class="continue welcome card">
    <div class="scene" aria-hidden="true"><${Tiles} /></div>
    <div class="continue-text">
      <h1>${t("start-heading")}</h1>
      <p class="lead">${t("start-lead")}</p>
      <p class="muted">${t("start-learn-text")}</p>
      <p class="row">${games.filter(({ lesson }) => lesson).map(({ name }) => html`<a key=${name} class="button primary" href="/lesson/${name}">${t(isHalfLearned(name) ? "start-lesson-on-of" : "start-lesson-of", { game: t(`game-${name}`) })}</a>`)}</p>
    </div>
  </section>`;
}

/** Was the lesson of a game begun and not ended?  @param {string} name */
function isHalfLearned(name) {
  const place = kept(`lesson-${name}`);
  return Boolean(place?.step && !place.done);
}

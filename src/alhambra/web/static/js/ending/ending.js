/** The end of a game: who won and where I came, the ranking, what decided it, how the points went, what was built, all accounts. */
import { html, useEffect, useRef, useState } from "../dom.js";
import { get } from "../api.js";
import { Face } from "../face.js";
import { t } from "../i18n.js";
import { useListedGame } from "../listed.js";
import { momentsOf } from "../replay/moments.js";
import { isComplete, make, playAgain } from "../start/tablemaking.js";
import { mine } from "../state.js";
import { useAsking } from "../table/asking.js";
import { characterOf } from "../table/names.js";
import { rejoice } from "../table/signals.js";
import { Chart } from "./chart.js";
import { rankingOf, resultOf } from "./course.js";
import { comparedOf, weightiest } from "./decided.js";
import { Medal } from "./medal.js";
import { Podium } from "./podium.js";
import { Ranking, Sources } from "./ranking.js";
import { sentenceOf, titleOf } from "./result.js";
import { Sharing } from "./sharing.js";
import { Comparison, LastGames, soloBadges, soloSentence, soloTitle } from "./solo.js";
import { standingOf } from "./standing.js";
import { strongerOf } from "./stronger.js";
import { yardstickOf } from "./yardstick.js";

/** @typedef {import("../games.js").Game} Game */
/** @typedef {import("../table/live.js").Live} Live */
/** @typedef {import("../table/names.js").Player} Player */
/** @typedef {import("./course.js").Mark} Mark */
/** @typedef {NonNullable<ReturnType<typeof standingOf>>} Standing */

/** How many badges the heading has. */
const BADGES = 2;

/** The points at every stop; null until they are there.  @param {string} id @param {import("./course.js").Stop[]} stops @param {Game} game @returns {Mark[] | null} */
function useCourse(id, stops, game) {
  const [course, setCourse] = useState(/** @type {Mark[] | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    const moments = momentsOf(id);
    /** @param {import("./course.js").Stop} stop @returns {Promise<Mark>} */
    const marked = async ({ points, ...stop }) => {
      if (points) return { ...stop, points };
      const { view } = await moments.at(stop.ply);
      /** @type {number[]} */
      const found = [];
      for (const one of game.points(view, [])) found[one.row] = one.points;
      return { ...stop, points: found };
    };
    const walk = async () => {
      /** @type {Mark[]} */
      const found = [];
      for (const stop of stops) if (isWanted) found.push(await marked(stop));
      if (isWanted && found.length > 1) setCourse(found);
    };
    walk().catch(() => {}); // the account says it too
    return () => void (isWanted = false);
  }, [id, stops.length]);
  return course;
}

/** This game among my own ones; undefined until it is known, null where there is nothing to know.  @param {string} id @param {boolean} isMine @param {string[]} levels @returns {Standing | null | undefined} */
function useStanding(id, isMine, levels) {
  const [games, setGames] = useState(/** @type {import("../types.js").Played[] | null | undefined} */ (isMine ? undefined : null));
  useEffect(() => {
    if (isMine) get("/api/me/games").then((found) => setGames(found.games), () => setGames(null));
  }, [id]);
  return games && standingOf(games, id, levels);
}

/** What is worth a badge.  @param {Standing | null | undefined} standing @param {string | null} well @param {boolean} isWon @returns {string[]} */
export function badgesOf(standing, well, isWon) {
  const best = standing && standing.beaten !== null ? t("end-badge-best", { before: standing.beaten }) : null;
  const first = standing?.firstOver ? t("end-badge-first", { name: characterOf(standing.firstOver).name }) : null;
  return (isWon ? [best, first, well] : [well, best]).filter((one) => one !== null).slice(0, BADGES);
}

/** @param {{live: Live, game: Game, names: string[], players: Player[], isFresh: boolean}} props `isFresh`: it has ended just now */
export function Ending({ live, game, names, players, isFresh }) {
  const { state } = live;
  const table = /** @type {import("../types.js").TableView} */ (state.table);
  const own = mine(table);
  const me = own.length === 1 ? own[0] : null;
  const view = /** @type {any} */ (state.view);
  const called = names.map((name, seat) => (seat === me ? t("end-you") : name));
  const rows = game.points(view, called);
  const winners = game.winners(view);
  const ranking = rankingOf(rows, winners);
  const result = resultOf(rows, winners, me);
  const listed = useListedGame(table.game);
  const standing = useStanding(table.id, me !== null, listed?.bots ?? []);
  const course = useCourse(table.id, game.course(state.story, view), game);
  const isWon = result?.isMine === true && rows.length > 1;
  useEffect(() => {
    if (isFresh && isWon) rejoice(state);
  }, []);
  if (!result) return null;
  const isAlone = rows.length === 1;
  const solo = listed && isAlone ? yardstickOf(listed, table.options, table.seats.length) : null;
  const points = rows[0].points;
  const columns = game.compared(view);
  const hero = isAlone
    ? { title: soloTitle(standing ?? null, points), sentence: soloSentence(solo, standing ?? null, points), badges: soloBadges(standing ?? null), scene: html`<${Medal} medal=${standing?.now.medal ?? null} points=${points} isFresh=${isFresh} />` }
    : { title: titleOf(result), sentence: sentenceOf(result), badges: me === null ? [] : badgesOf(standing, game.wentWell(view, me), isWon), scene: html`<${Podium} ranking=${ranking} own=${me} players=${players} isWon=${isWon} isFresh=${isFresh} />` };
  return html`<section class="ending ${isAlone ? "alone" : ""} ${isWon || (isAlone && standing?.now.medal) ? "won" : ""}">
    <${Hero} ...${hero} live=${live} isFresh=${isFresh} stronger=${isWon && me !== null ? strongerOf(table, listed?.bots ?? []) : null} isLost=${me !== null && !isWon && !isAlone} />
    ${isAlone
      ? html`${solo && html`<${Comparison} solo=${solo} points=${points} />`}${standing && standing.count > 1 && html`<${LastGames} standing=${standing} solo=${solo} />`}<${Sources} columns=${columns} row=${rows[0].row} />`
      : html`<${Ranking} ranking=${ranking} unranked=${game.unranked?.(view) ?? []} columns=${columns} own=${own} players=${players} />
        <${Moments} story=${state.story} view=${view} game=${game} rows=${rows} own=${me} names=${called} table=${table.id} />`}
    ${course && html`<${Course} course=${course} story=${state.story} game=${game} rows=${rows} own=${own} table=${table.id} />`}
    ${!isAlone && html`<section class="all-built card" aria-labelledby="all-built"><h2 id="all-built">${t(`end-built-${table.game}`)}</h2>
      <ul>${ranking.filter(({ row }) => row < names.length).map(({ row, name, points }) => html`<li key=${row} class=${own.includes(row) ? "mine" : ""}><${game.Built} view=${view} row=${row} name=${name} /><p><b>${name}</b> ${points}</p></li>`)}</ul></section>`}
    <details class="all-accounts card"><summary>${t(`end-accounts-${table.game}`)}</summary><${game.Account} view=${view} names=${called} story=${state.story} own=${own} isPart /></details>
    ${own.length > 0 && html`<${Sharing} game=${game} view=${view} ranking=${ranking} own=${own[0]} names=${names} table=${table} />`}
    <p class="links"><a href="/api/tables/${table.id}/record" download="${table.id}.txt">${t("table-record")}</a></p>
  </section>`;
}

/** @param {{title: string, sentence: string, badges: string[], scene: any, live: Live, isLost: boolean, isFresh: boolean, stronger: ReturnType<typeof strongerOf>}} props */
function Hero({ title, sentence, badges, scene, live, isLost, isFresh, stronger }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (isFresh && document.activeElement === document.body) heading.current?.focus({ preventScroll: true }); // the board that had it is gone
  }, []);
  const { state } = live;
  const table = /** @type {import("../types.js").TableView} */ (state.table);
  const { busy, problem, ask } = useAsking();
  const again = () => ask(() => playAgain(table.id));
  const harder = () => stronger && ask(() => make(stronger.table));
  return html`<div class="end-hero card">
    <div class="said"><h1 tabindex="-1" ref=${heading}>${title}</h1>
      ${sentence && html`<p class="result">${sentence}</p>`}
      ${badges.length > 0 && html`<ul class="badges">${badges.map((badge) => html`<li key=${badge}>${badge}</li>`)}</ul>`}
      <p class="after">
        ${state.next && !(mine(table).length && isComplete(table))
          ? html`<a class="button primary" href="/table/${state.next}">${t("again-ready")}</a>`
          : mine(table).length > 0 && html`<button type="button" class="primary" aria-disabled=${busy ? "true" : null} onClick=${again}>${t(state.next && !busy ? "again-ready" : isLost ? "end-revenge" : "again")}</button>`}
        ${stronger && !state.next && html`<button type="button" class="harder" aria-disabled=${busy ? "true" : null} onClick=${harder}>${t("end-against", { name: characterOf(stronger.level).name })} <${Face} who=${characterOf(stronger.level).who} size=${24} label="" /></button>`}
        ${isLost && html`<a class="button to-moments" href="#moments" onClick=${toMoments}>${t("moments-title")}</a>`}
        <a class="button quiet" href="/replay/${table.id}">${t("table-replay")}</a>
      </p>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}</div>
    <div class="scene">${scene}</div>
  </div>`;
}

/** The address stays as it is: what stands behind # there are codes.  @param {Event} event */
function toMoments(event) {
  event.preventDefault();
  const found = document.getElementById("moments");
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}

/**
 * How the points went, and where a game has turns to tell of, turn by turn.
 * @param {{course: Mark[], story: import("../types.js").Event[], game: Game, rows: {row: number, name: string}[], own: number[], table: string}} props
 */
function Course({ course, story, game, rows, own, table }) {
  const [turns, setTurns] = useState(/** @type {Mark[] | null} */ (null));
  const [isByTurn, setByTurn] = useState(false);
  const { busy, problem, ask } = useAsking();
  const byTurn = () => ask(async () => {
    if (!turns) {
      const { views } = await get(`/api/tables/${table}/moments`);
      setTurns((game.turns?.(story) ?? []).map((stop) => ({ ...stop, points: game.worth?.(views[stop.ply]) ?? [] })));
    }
    setByTurn(true);
  });
  const shown = isByTurn && turns ? turns : course;
  const ways = game.turns && html`<div class="row chart-ways" role="group" aria-label=${t("chart-title")}>
    <button type="button" class="small" aria-pressed=${isByTurn ? "false" : "true"} onClick=${() => setByTurn(false)}>${t("chart-by-scoring")}</button>
    <button type="button" class="small" aria-pressed=${isByTurn ? "true" : "false"} aria-disabled=${busy ? "true" : null} onClick=${byTurn}>${t("chart-by-turn")}</button></div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
  return html`<${Chart} course=${shown} rows=${rows} own=${own} title=${t(isByTurn ? "chart-title-turns" : "chart-title")}>${ways}<//>`;
}

/** @param {{story: import("../types.js").Event[], view: any, game: Game, rows: {row: number, points: number}[], own: number | null, names: string[], table: string}} props */
function Moments({ story, view, game, rows, own, names, table }) {
  const compared = comparedOf(rows, game.winners(view), own);
  const found = compared ? weightiest(game.decided(story, view, { ...compared, names })) : [];
  if (!found.length) return null;
  return html`<section class="moments card" aria-labelledby="moments"><h2 id="moments" tabindex="-1">${t("moments-title")}</h2>
    <ol>${found.map(({ sign, ply, head, text }) => html`<li key=${sign}><a href=${`/replay/${table}#${ply}`}><span class="sign-of" aria-hidden="true"><${game.Sign} sign=${sign} /></span><span><b>${head}:</b> ${text}</span></a></li>`)}</ol>
    <p class="muted">${t("moments-lead")}</p></section>`;
}

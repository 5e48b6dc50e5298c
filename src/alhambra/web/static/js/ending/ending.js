/** The end of a game: the result in a sentence, another game, the account, how it went, what decided it, a picture to share. */
import { html, useEffect, useId, useState } from "../dom.js";
import { get } from "../api.js";
import { t } from "../i18n.js";
import { momentsOf } from "../replay/moments.js";
import { isComplete, playAgain } from "../start/tablemaking.js";
import { mine } from "../state.js";
import { useAsking } from "../table/asking.js";
import { Chart } from "./chart.js";
import { resultOf } from "./course.js";
import { comparedOf, weightiest } from "./decided.js";
import { give, pictureOf, pngOf } from "./picture.js";

/** @typedef {import("../games.js").Game} Game */
/** @typedef {import("../table/live.js").Live} Live */
/** @typedef {import("./course.js").Mark} Mark */

/** The result as one sentence.  @param {ReturnType<typeof resultOf>} result */
export function resultText(result) {
  if (!result) return "";
  const { isMine, hasMine, isShared, place, margin, winner, other } = result;
  const args = { place, margin, name: other?.name ?? "", winner: winner.name, points: winner.points };
  if (!other) return t(isShared ? "end-all-shared" : "end-alone", args);
  if (isShared) return isMine ? t("end-shared-mine", args) : hasMine ? t("end-place", args) : t("end-shared", args);
  return isMine ? t("end-mine", args) : hasMine ? t("end-place", args) : t("end-theirs", args);
}

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

/** @param {{live: Live, game: Game, names: string[]}} props */
export function Ending({ live, game, names }) {
  const { state } = live;
  const table = /** @type {import("../types.js").TableView} */ (state.table);
  const { busy, problem, ask } = useAsking();
  const again = () => ask(() => playAgain(table.id));
  const own = mine(table);
  const view = /** @type {any} */ (state.view);
  const rows = game.points(view, names);
  const result = resultOf(rows, game.winners(view), own.length === 1 ? own[0] : null);
  const course = useCourse(table.id, game.course(state.story, view), game);
  return html`<section class="ending">
    <p class="result">${resultText(result)}</p>
    <p class="after">
      ${state.next && !(own.length && isComplete(table))
        ? html`<a class="button primary" href="/table/${state.next}">${t("again-ready")}</a>`
        : own.length > 0 && html`<button type="button" class="primary" aria-disabled=${busy ? "true" : null} onClick=${again}>${t(state.next && !busy ? "again-ready" : "again")}</button>`}
      <a class="button" href="/replay/${table.id}">${t("table-replay")}</a>
      <a class="button" href="/api/tables/${table.id}/record" download="${table.id}.txt">${t("table-record")}</a>
    </p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <${game.Account} view=${view} names=${names} story=${state.story} own=${own} />
    ${course && html`<div class="how">
      <${Course} course=${course} story=${state.story} game=${game} rows=${rows} own=${own} table=${table.id} />
      <${Moments} story=${state.story} view=${view} game=${game} rows=${rows} own=${own.length === 1 ? own[0] : null} names=${names} table=${table.id} />
    </div>`}
    <${Picture} game=${game} name=${own.length === 1 ? names[own[0]] : ""} rows=${rows} own=${own} table=${table} />
  </section>`;
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
  const ways = game.turns && html`<div class="row ways" role="group" aria-label=${t("chart-title")}>
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
  return html`<section class="moments card" aria-labelledby="moments"><h2 id="moments">${t("moments-title")}</h2>
    <ol>${found.map(({ sign, ply, text }) => html`<li key=${sign}><a href=${`/replay/${table}#${ply}`}>${text}</a></li>`)}</ol></section>`;
}

/** @param {{game: Game, name: string, rows: {row: number, points: number}[], own: number[], table: import("../types.js").TableView}} props */
function Picture({ game, name, rows, own, table }) {
  const [isNamed, setNamed] = useState(true);
  const field = useId();
  const { problem, ask } = useAsking();
  if (!own.length) return null;
  const points = rows.find(({ row }) => row === own[0])?.points ?? 0;
  const title = () => t(isNamed && name ? "picture-title-named" : "picture-title", { name, points, game: t(`game-${table.game}`) });
  /** @param {"svg" | "png"} kind */
  const make = (kind) => ask(async () => {
    const drawing = /** @type {SVGSVGElement | null} */ (document.querySelector(game.drawing));
    if (!drawing) throw new Error("nothing is drawn");
    const picture = pictureOf(drawing, title());
    const blob = kind === "png" ? await pngOf(picture) : new Blob([picture.text], { type: "image/svg+xml" });
    await give(blob, `alhambra-${table.id}.${kind}`);
  });
  return html`<section class="picture card" aria-labelledby="picture"><h2 id="picture">${t("picture-heading")}</h2>
    <p class="row"><button type="button" onClick=${() => make("png")}>${t("picture-png")}</button><button type="button" onClick=${() => make("svg")}>${t("picture-svg")}</button>
      ${name && html`<label for=${field} class="row"><input id=${field} type="checkbox" checked=${isNamed} onChange=${() => setNamed(!isNamed)} /> ${t("picture-named")}</label>`}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}</section>`;
}

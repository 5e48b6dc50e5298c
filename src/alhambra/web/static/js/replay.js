/** The replay of a table: by decision, by turn, or any of its moments by the number of its ply. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./dom.js";
import { get, words } from "./api.js";
import { Copy } from "./copying.js";
import { useGame } from "./games.js";
import { Lost } from "./lost.js";
import { language, t } from "./i18n.js";
import { PREFIX } from "./prefix.js";
import { Shell } from "./shell.js";
import { Controls } from "./replay/controls.js";
import { momentsOf } from "./replay/moments.js";
import { actorAt, agreedPly, placeIn, plyOf } from "./replay/places.js";
import { keyLeads, shownAt, stopAfter, stopAt, stopsOf, strideFrom } from "./replay/stops.js";
import { Tale } from "./replay/tale.js";
import { playersOf } from "./table/names.js";

/** @typedef {import("./types.js").Moment} Moment */
/** @typedef {import("./types.js").TableView} Table */
/** @typedef {import("./types.js").Plies} Plies */
/** @typedef {import("./replay/stops.js").Stride} Stride */

/** How long playing stays at a decision, in milliseconds. */
const STAY = 1300;
/** How many decisions ahead are fetched before somebody asks for them. */
const AHEAD = 3;
/** How long a place must be stayed at before it is fetched. */
const SLIDING = 60;
/** How often a table that still runs is looked at again. */
const REFRESH = 4000;

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  const [told, setTold] = useState(/** @type {Plies | null} */ (null));
  const [table, setTable] = useState(/** @type {Table | null} */ (null));
  const [ply, setPly] = useState(0);
  const [stride, setStride] = useState(/** @type {Stride} */ ("decision"));
  const [still, setStill] = useState(/** @type {Moment | null} */ (null));
  const [playing, setPlaying] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const moments = useMemo(() => momentsOf(id), [id]);
  const wanted = useRef(0);
  const { game, missed } = useGame(told?.game);
  const stops = useMemo(() => (told && game ? stopsOf(told, game) : null), [told, game]);
  const chapters = useMemo(() => (told && game ? told.story.filter(game.isChapter) : []), [told, game]);

  const go = async (/** @type {number} */ to, /** @type {Stride} */ by = "decision") => {
    wanted.current = to;
    setPly(to);
    setStride(by);
    history.replaceState(null, "", `#${to}`);
    try {
      // Whoever slides past a moment does not want it.
      if (!moments.peek(to)) await new Promise((done) => setTimeout(done, SLIDING));
      if (wanted.current !== to) return;
      const now = moments.peek(to) ?? (await moments.at(to));
      if (wanted.current !== to) return;
      setStill(now);
      setTrouble(null);
    } catch (error) {
      if (wanted.current === to) setTrouble(error), setPlaying(false);
    }
  };

  const lost = useRef(/** @type {unknown} */ (null));
  const load = async () => {
    try {
      /** @type {[Plies, Table]} */
      const [plies, now] = await Promise.all([get(`/api/tables/${id}/plies`), get(`/api/tables/${id}`)]);
      setTold(plies);
      setTable(now);
      setTrouble((/** @type {unknown} */ known) => (known === lost.current ? null : known));
      return plies;
    } catch (error) {
      lost.current = error;
      setTrouble(error);
      return null;
    }
  };
  useEffect(() => void load(), [id]);
  const isReady = stops !== null;
  useEffect(() => {
    if (told && stops) go(plyOf(location.hash, told, stops));
  }, [id, isReady]);

  useEffect(() => {
    if (!told || !stops) return undefined;
    if (still?.ply === ply) moments.prepare(stops.slice(stopAt(stops, ply) + 1).slice(0, AHEAD).map((stop) => stop.ply));
    const jump = () => go(plyOf(location.hash, told, stops));
    addEventListener("hashchange", jump);
    return () => removeEventListener("hashchange", jump);
  }, [told, stops, ply, still]);

  useEffect(() => {
    if (!told || told.over) return undefined;
    const timer = setInterval(async () => {
      if (document.visibilityState !== "visible") return;
      const now = await load();
      if (!now) return;
      const agreed = agreedPly(told, now);
      moments.forget(agreed);
      if (agreed < ply) go(Math.min(ply, now.plies));
    }, REFRESH);
    return () => clearInterval(timer);
  }, [told, ply]);

  useEffect(() => {
    if (!playing || !told || !stops || !still || still.ply !== ply) return undefined;
    if (ply >= told.plies) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(strideFrom(stops, chapters, ply, "decision", 1)), STAY);
    return () => clearTimeout(timer);
  }, [playing, told, stops, still, ply]);

  const play = () => {
    if (!playing && told && stops && ply >= told.plies) go(stops[0].ply);
    setPlaying(!playing);
  };
  // Keys lead as soon as there is something to see.
  useLayoutEffect(() => {
    if (!stops) return undefined;
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const on = /** @type {HTMLElement} */ (event.target);
      const slider = on.matches("input[type=range]");
      if (!slider && on.closest("input, select, textarea, dialog")) return;
      if (event.key === " " && on.closest("button, a, summary")) return;
      if (on.closest(".tale-list") && /^(Arrow(Up|Down)|Page|Home|End)/.test(event.key)) return;
      const leads = keyLeads(event.key, wanted.current, stops, chapters);
      if (leads === null) return;
      event.preventDefault();
      if (leads === "play") play();
      else setPlaying(false), go(leads.ply, leads.stride);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const title = t("replay-title");
  const code = language.value;
  const players = useMemo(() => (table ? playersOf(table) : []), [table, code]);
  const names = useMemo(() => players.map(({ name }) => name), [players]);
  if (!told && /** @type {any} */ (trouble)?.code === "not-found") return html`<${Shell} title=${t("page-not-found-title")}><${Lost} /><//>`;
  if (!told || !still?.view || !game || !stops) {
    return html`<${Shell} title=${title} wide>
      <h1>${title}</h1>
      ${trouble || missed
        ? html`<p class="note bad" role="alert">${words(trouble ?? missed)}</p>
            <p><a class="button" href="/">${t("home")}</a></p>`
        : html`<p class="muted">${told && still && !still.view ? t("replay-nothing") : t("loading")}</p>`}
    <//>`;
  }
  const { view } = still;
  const { story } = told;
  const last = placeIn(story, ply);
  const so = story.slice(0, last + 1);
  const at = stopAt(stops, ply);
  const shown = shownAt({ story: so, stops, ply, stride, game, over: view.over });
  const place = shown.length ? so.lastIndexOf(shown[shown.length - 1]) : last;
  const begins = ply <= stops[0].ply && !shown.length;
  const spoken = begins ? t("replay-begin") : (shown.length ? shown : so.slice(-1)).map((event) => game.sentence(event, names)).join(" ");
  const marks = game.course(story, view).flatMap(({ ply: over, label, title }) => {
    const after = stopAfter(stops, over);
    return after > 0 && after < stops.length - 1 ? [{ at: after, label, title }] : [];
  });
  const seat = view.over ? (game.winners(view)[0] ?? 0) : actorAt(story, ply);
  const stop = (/** @type {number} */ to, /** @type {Stride} */ by = "decision") => (setPlaying(false), go(to, by));
  return html`<${Shell} title=${title} wide>
    <div class="replay">
      <h1>${title}</h1>
      <div class="replay-main">
        <div class="card replay-bar">
          <p class="replay-now" aria-live="off">${spoken}</p>
          <${Controls}
            at=${at}
            count=${stops.length - 1}
            isEnd=${ply === told.plies}
            marks=${marks}
            spoken=${spoken}
            playing=${playing}
            slide=${(/** @type {number} */ to) => stop(stops[to].ply)}
            step=${(/** @type {Stride} */ by, /** @type {1 | -1} */ way) => stop(strideFrom(stops, chapters, ply, by, way), by)}
            play=${play}
          />
          ${game.Walk && html`<${game.Walk} story=${so} view=${view} names=${names} seat=${seat} />`}
          ${trouble && html`<p class="note bad" role="alert">${words(trouble)}</p>`}
        </div>
        <div class="replay-board" aria-busy=${still.ply !== ply}>
          <${game.Board} view=${view} names=${names} players=${players} seat=${seat} choices=${null} events=${so} ringed=${shown} />
        </div>
      </div>
      <${Tale} game=${game} story=${story} names=${names} ply=${ply} place=${place} go=${stop} />
      ${view.over && html`<div class="replay-account"><${game.Account} view=${view} names=${names} story=${story} /></div>`}
      <p class="row replay-links">
        <a class="button small quiet" href=${`/table/${id}`}>${t("replay-table")}</a>
        <${Copy} kind="small quiet" label=${t("replay-copy")} text=${() => `${location.origin}${PREFIX}/replay/${id}#${ply}`} />
        <a class="button small quiet" href=${`/api/tables/${id}/record`} download=${`${id}.alhambra`}>${t("replay-record")}</a>
      </p>
      <p class="replay-keys muted small">${t("replay-keys")}</p>
    </div>
  <//>`;
}

/** The replay of a table: any of its moments, one after the other or by its number. */
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
import { actorAt, agreedPly, eventsAt, keyLeads, placeIn, plyOf } from "./replay/places.js";
import { Tale } from "./replay/tale.js";
import { playersOf } from "./table/names.js";

/** @typedef {import("./types.js").Moment} Moment */
/** @typedef {import("./types.js").TableView} Table */
/** @typedef {import("./types.js").Plies} Plies */

/** How long playing stays at a ply, in milliseconds: with something told there, and without. */
const TOLD = 1300;
const UNTOLD = 250;
/** How long a place must be stayed at before it is fetched. */
const SLIDING = 60;
/** How often a table that still runs is looked at again. */
const REFRESH = 4000;

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  const [told, setTold] = useState(/** @type {Plies | null} */ (null));
  const [table, setTable] = useState(/** @type {Table | null} */ (null));
  const [ply, setPly] = useState(0);
  const [still, setStill] = useState(/** @type {Moment | null} */ (null));
  const [playing, setPlaying] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const moments = useMemo(() => momentsOf(id), [id]);
  const wanted = useRef(0);
  const { game, missed } = useGame(told?.game);

  const go = async (/** @type {number} */ to) => {
    wanted.current = to;
    setPly(to);
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

  const load = async () => {
    try {
      /** @type {[Plies, Table]} */
      const [plies, now] = await Promise.all([get(`/api/tables/${id}/plies`), get(`/api/tables/${id}`)]);
      setTold(plies);
      setTable(now);
      return plies;
    } catch (error) {
      setTrouble(error);
      return null;
    }
  };
  useEffect(() => {
    load().then((plies) => plies && go(plyOf(location.hash, plies)));
  }, [id]);

  useEffect(() => {
    if (!told) return undefined;
    if (still?.ply === ply) moments.prepare(ply, told.plies);
    const jump = () => go(plyOf(location.hash, told));
    addEventListener("hashchange", jump);
    return () => removeEventListener("hashchange", jump);
  }, [told, ply, still]);

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
    if (!playing || !told || !still || still.ply !== ply) return undefined;
    if (ply >= told.plies) {
      setPlaying(false);
      return undefined;
    }
    const wait = eventsAt(told.story, ply).length ? TOLD : UNTOLD;
    const timer = setTimeout(() => go(ply + 1), wait);
    return () => clearTimeout(timer);
  }, [playing, told, still, ply]);

  const play = () => {
    if (!playing && told && ply >= told.plies) go(0);
    setPlaying(!playing);
  };
  // Keys lead as soon as there is something to see.
  useLayoutEffect(() => {
    if (!told || !game) return undefined;
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const on = /** @type {HTMLElement} */ (event.target);
      const slider = on.matches("input[type=range]");
      if (!slider && on.closest("input, select, textarea, dialog")) return;
      if (event.key === " " && on.closest("button, a, summary")) return;
      if (on.closest(".tale-list") && /^(Arrow(Up|Down)|Page|Home|End)/.test(event.key)) return;
      const leads = keyLeads(event.key, wanted.current, { ...told, isChapter: game.isChapter });
      if (leads === null) return;
      event.preventDefault();
      if (leads === "play") play();
      else setPlaying(false), go(leads);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const title = t("replay-title");
  const code = language.value;
  const players = useMemo(() => (table ? playersOf(table) : []), [table, code]);
  const names = useMemo(() => players.map(({ name }) => name), [players]);
  if (!told && /** @type {any} */ (trouble)?.code === "not-found") return html`<${Shell} title=${t("page-not-found-title")}><${Lost} /><//>`;
  if (!told || !still?.view || !game) {
    return html`<${Shell} title=${title} wide>
      <h1>${title}</h1>
      ${trouble || missed
        ? html`<p class="note bad" role="alert">${words(trouble ?? missed)}</p>
            <p><a class="button" href="/">${t("home")}</a></p>`
        : html`<p class="muted">${told && still && !still.view ? t("replay-nothing") : t("loading")}</p>`}
    <//>`;
  }
  const { view } = still;
  const place = placeIn(told.story, ply);
  const so = told.story.slice(0, place + 1);
  const here = eventsAt(told.story, ply);
  const spoken = (here.length ? here : told.story.slice(Math.max(0, place), place + 1))
    .map((event) => game.sentence(event, names))
    .join(" ") || t("replay-begin");
  const seat = view.over ? (game.winners(view)[0] ?? 0) : actorAt(told.story, ply);
  const stop = (/** @type {number} */ to) => (setPlaying(false), go(to));
  return html`<${Shell} title=${title} wide>
    <div class="replay">
      <h1>${title}</h1>
      <div class="replay-main">
        <div class="card replay-bar">
          <p class="replay-now" aria-live="off">${spoken}</p>
          <${Controls}
            ply=${ply}
            plies=${told.plies}
            spoken=${spoken}
            playing=${playing}
            go=${stop}
            slide=${stop}
            back=${() => stop(Math.max(0, ply - 1))}
            next=${() => stop(Math.min(told.plies, ply + 1))}
            play=${play}
          />
          ${game.Walk && html`<${game.Walk} story=${so} view=${view} names=${names} seat=${seat} />`}
          ${trouble && html`<p class="note bad" role="alert">${words(trouble)}</p>`}
        </div>
        <div class="replay-board" aria-busy=${still.ply !== ply}>
          <${game.Board} view=${view} names=${names} players=${players} seat=${seat} choices=${null} events=${so} />
        </div>
      </div>
      <${Tale} game=${game} story=${told.story} names=${names} ply=${ply} go=${stop} />
      ${view.over && html`<div class="replay-account"><${game.Account} view=${view} names=${names} story=${told.story} /></div>`}
      <p class="row replay-links">
        <a class="button small quiet" href=${`/table/${id}`}>${t("replay-table")}</a>
        <${Copy} kind="small quiet" label=${t("replay-copy")} text=${() => `${location.origin}${PREFIX}/replay/${id}#${ply}`} />
        <a class="button small quiet" href=${`/api/tables/${id}/record`} download=${`${id}.alhambra`}>${t("replay-record")}</a>
      </p>
      <p class="replay-keys muted small">${t("replay-keys")}</p>
    </div>
  <//>`;
}

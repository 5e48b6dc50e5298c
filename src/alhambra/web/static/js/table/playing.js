/** A table during play and after it. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../dom.js";
import { post } from "../api.js";
import { language, t } from "../i18n.js";
import { isMyTurn, largeSeat, mine } from "../state.js";
import { actorsOf, lastOwn, linesOf, sinceLast } from "../told.js";
import { Absent, absent } from "./absent.js";
import { useAdvice } from "./advice.js";
import { StoryBox, TableBox } from "./aside.js";
import { useAsking } from "./asking.js";
import { ConfirmWish, useConfirming } from "./confirming.js";
import { FilmWish, useFilm } from "./film.js";
import { guarded, HandOver } from "./handover.js";
import { Line } from "./line.js";
import { Menu } from "./menu.js";
import { playersOf, seatNames } from "./names.js";
import { hurried, PaceWish, speedOf } from "./pace.js";
import { Heard, Phrases } from "./phrases.js";
import { retold } from "./retold.js";
import { NoticeOffer, SignalWishes, useSignals } from "./signals.js";
import { Points, standingsOf, Stay } from "./stay.js";
import { heading, headingOf } from "./turn.js";
import { isBots, Watching } from "./watching.js";

/** @typedef {import("../types.js").TableView} Table */
/** @typedef {import("./live.js").Live} Live */

/** @typedef {import("../games.js").Game} Game */

/** @param {{live: Live, game: Game}} props */
export function Playing({ live, game }) {
  const { state, undo, seen } = live;
  useSignals(state);
  const table = /** @type {Table} */ (state.table);
  const [holder, setHolder] = useState(/** @type {number | null} */ (null));
  const { to, view } = guarded(state, holder);
  const players = playersOf(table);
  const names = players.map(({ name }) => name);
  const { act, asked } = useConfirming(state, game, names, live.act);
  const advice = useAdvice(state, game, names, act);
  const Ending = useEnding(view.over);
  const wasOver = useRef(view.over);
  const last = useRef(/** @type {number | null} */ (null));
  const seat = largeSeat(state, last.current);
  if (isMyTurn(state)) last.current = view.mover;

  const isWatching = mine(table).length > 0 && !isMyTurn(state) && !view.over && view.mover !== null;
  useEffect(() => {
    if (!isWatching) hurried.value = false;
  }, [isWatching]);
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "u" && state.undo) undo();
      const isPressed = event.target instanceof HTMLElement && event.target.closest("button, a, summary, [role=region]");
      if (event.key === " " && !isPressed && isWatching && isBots(table, view.mover)) {
        event.preventDefault();
        hurried.value = true;
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const reader = mine(table).length ? seat : null;
  const story = useMemo(
    () => (table.secrets && !view.over ? retold(state.story, { game, reader, mover: view.mover }) : state.story),
    [state.story, table.secrets, view.over, reader, view.mover],
  );
  const undoing = state.pending !== null && state.pending.action === null;
  const done = state.undo ? lastOwn(story, seat, game) : undefined;
  const takeBack = state.undo && html`<button type="button" class="undo ${undoing ? "pending" : ""}" title=${done ? t("undo-what", { what: game.sentence(done, names) }) : null} aria-disabled=${state.pending ? "true" : null} aria-keyshortcuts="u" onClick=${undo}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 5 3.5 10.5 9 16v-4h5a4 4 0 0 1 0 8h-4v2h4a6 6 0 0 0 0-12H9z" /></svg>
    <span>${state.undo === "step" ? t("undo-step") : t("undo-decision")}</span>
  </button>`;

  const since = useMemo(() => sinceLast(story, seat, game), [story, seat]);
  const code = language.value;
  const lines = useMemo(() => linesOf(since, { seat, names, game }), [since, code]);
  // Before one's own first turn there is nothing to look back from.
  const told = useMemo(() => (since.length < story.length ? lines : []), [lines]);
  const whose = { view, names, seat };
  // Whoever only watches has no turn to look back from either.
  const frames = useMemo(() => (told.length && reader !== null ? (game.frames?.(since, whose) ?? []) : []), [told, reader]);
  const film = useFilm(state, { frames, news: frames.length ? game.fresh?.(since, whose) : null, players, isMine: isMyTurn(state) && to === null, isCalm: !game.Walk || !since.some(game.isChapter) });
  const standings = standingsOf(game.points(view, names), mine(table), view.mover);
  const title = headingOf(state, game);

  // The walk stands behind the line whatever is shown: it opens for a scoring that came meanwhile.
  const walk = game.Walk && html`<${game.Walk} story=${state.story} view=${view} names=${names} seat=${seat} isLive />`;
  if (to !== null) {
    return html`<div class="playing my-turn" data-version=${state.version}>
      <${Line} title=${heading(state)} />
      ${walk}
      <${HandOver} name=${names[to]} onTaken=${() => setHolder(to)} />
    </div>`;
  }
  const menu = html`<${Menu}>
    <${Phrases} state=${state} say=${live.say} />
    <${StoryBox} game=${game} events=${story} names=${names} />
    <${TableBox} table=${table} mover=${view.mover} onTable=${seen} />
    ${mine(table).length > 0 && !view.over && html`<details class="wishes"><summary>${t("wishes-title")}</summary><${ConfirmWish} state=${state} /><${PaceWish} table=${table} />${game.frames && html`<${FilmWish} />`}<${SignalWishes} state=${state} /></details>`}
  <//>`;
  if (view.over && Ending) {
    return html`<div class="playing" data-version=${state.version}>
      <${Line} tools=${html`${takeBack}${menu}`} />
      ${walk}
      <${Heard} state=${state} />
      <${Ending} live=${live} game=${game} names=${names} players=${players} isFresh=${!wasOver.current} />
    </div>`;
  }
  return html`<div class="playing ${isMyTurn(state) ? "my-turn" : ""}" data-version=${state.version}>
    <${Line} title=${title} tools=${html`${film.button}${takeBack}${menu}`}>
      <p class="round-of">${game.stage(view)}</p>
      ${game.Since && isMyTurn(state) && !film.button && html`<${game.Since} told=${told} faces=${actorsOf(since, game).map((one) => players[one]?.who)} />`}
      ${!view.over && html`<${Notices} live=${live} />`}
      <${Points} standings=${standings} players=${players} />
    <//>
    ${walk}
    ${film.drawer}
    <${Heard} state=${state} />
    <${Stay} title=${title} stage=${game.stage(view)} standings=${standings} players=${players} />
    <${game.Board} isWhole view=${view} names=${names} players=${players} seat=${seat} choices=${state.choices} pending=${state.pending ? state.pending.action ?? "undo" : null}
      onAct=${mine(table).length ? act : undefined} asked=${asked ?? advice.asked} advice=${advice.offer} refusal=${state.refusal} events=${story} told=${told} since=${since} speed=${speedOf(table)}
      watching=${isWatching ? html`<${Watching} table=${table} players=${players} mover=${view.mover} lines=${lines} />` : null}>
    <//>
  </div>`;
}

/** The end of a game is fetched when it has come.  @param {boolean} isOver @returns {((props: any) => any) | null} */
function useEnding(isOver) {
  const [Ending, setEnding] = useState(/** @type {((props: any) => any) | null} */ (null));
  useEffect(() => {
    if (isOver) import("../ending/ending.js").then((found) => setEnding(() => found.Ending), () => {});
  }, [isOver]);
  return Ending;
}

/** What there is to say of seats, in the line of the heading; who has that to answer is asked nothing else.  @param {{live: Live}} props */
function Notices({ live }) {
  const { state, seen } = live;
  const table = /** @type {Table} */ (state.table);
  const mover = state.view?.mover ?? null;
  const isAsked = mine(table).some((seat) => table.seats[seat].handed) || absent(table, mover).some(({ isHanded }) => !isHanded);
  return html`<div class="notices"><${Returned} live=${live} /><${Absent} table=${table} mover=${mover} onTable=${seen} />${!isAsked && html`<${NoticeOffer} state=${state} />`}</div>`;
}

/** For whoever comes back and finds a bot in the own seat.  @param {{live: Live}} props */
function Returned({ live }) {
  const table = /** @type {Table} */ (live.state.table);
  const seat = table.seats.findIndex((one) => one.mine && one.handed);
  const { busy, problem, ask } = useAsking();
  if (seat < 0) return null;
  const back = () => ask(async () => live.seen(await post(`/api/tables/${table.id}/return`, { seat })));
  return html`<div class="returned" role="status">
    <p>${t("returned-text", { name: seatNames(table)[seat] })}</p>
    <button type="button" class="primary" aria-disabled=${busy ? "true" : null} onClick=${back}>${t("seat-take-back")}</button>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}

/** The page of one table: before the start, during play, at the end. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "./dom.js";
import { post, words } from "./api.js";
import { note } from "./fairness.js";
import { useGame } from "./games.js";
import { Lost } from "./lost.js";
import { keepUp } from "./promises.js";
import { t } from "./i18n.js";
import { announce, Shell } from "./shell.js";
import { NOT_FOUND } from "./socket.js";
import { isMyTurn } from "./state.js";
import { Bar } from "./table/bar.js";
import { Doubt, useDoubt } from "./table/doubt.js";
import { useHeadingFocus } from "./table/focus.js";
import { Gathering } from "./table/gathering.js";
import { useLive } from "./table/live.js";
import { newsOf } from "./table/news.js";
import { Playing } from "./table/playing.js";
import { heading } from "./table/turn.js";
import { keepMore } from "./worker.js";

/** What the part of the address behind # asks for.  @param {string} hash */
export function asked(hash) {
  const found = hash.match(/^#(join|seat)=(.+)$/);
  return { join: found?.[1] === "join" ? found[2] : null, seat: found?.[1] === "seat" ? found[2] : null };
}

/** Takes the code out of the address, so that it is not shown or shared by accident. */
function cleanAddress() {
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Reads aloud what has changed; what comes while the game is being fetched, as soon as it is there.  @param {import("./state.js").State} state @param {import("./games.js").Game | null} game */
function useNews(state, game) {
  const told = useRef(state);
  useEffect(() => {
    const news = game ? newsOf(told.current, state, game) : [];
    if (game || !told.current.table) told.current = state;
    if (news.length) announce(news.join(" "));
  }, [state, game]);
}

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const [wish, setWish] = useState(() => asked(location.hash));
  const [problem, setProblem] = useState("");
  const live = useLive(id, !wish.seat);
  const { state, seen } = live;

  useEffect(() => {
    const change = () => Object.values(asked(location.hash)).some(Boolean) && setWish(asked(location.hash));
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  useEffect(() => {
    if (!wish.seat) return;
    post(`/api/tables/${id}/hold`, { token: wish.seat })
      .catch((error) => setProblem(words(error)))
      .finally(() => {
        cleanAddress();
        setWish({ join: null, seat: null });
      });
  }, [wish.seat]);
  const sits = state.table?.seats.some((seat) => seat.mine) ?? false;
  useEffect(() => {
    if (wish.join && sits) cleanAddress();
  }, [sits]);

  const { table } = state;
  // At once: an effect that waits for a frame would see a table that an answer has made old meanwhile.
  useLayoutEffect(() => {
    if (table) note(table);
  }, [table?.commitment]);
  useLayoutEffect(() => {
    if (table) keepUp(table).then((after) => after && seen(after));
  }, [table]);
  const isOver = state.view?.over ?? false;
  useEffect(() => {
    if (isOver) keepMore().catch(() => {}); // the replay of this game, too; without a worker nothing is kept
  }, [isOver]);
  const doubt = useDoubt(table);
  const { game, missed } = useGame(table?.game);
  useNews(state, game);
  useHeadingFocus(table && `${state.view !== null} ${sits}`, table?.seats.map(({ kind, handed }) => kind + handed).join() ?? "");

  if (live.condition === "closed" && live.code === NOT_FOUND && !table) return html`<${Shell} title=${t("page-not-found-title")}><${Lost} /><//>`;
  const title = state.view && isMyTurn(state) ? t("table-title-turn") : state.table ? heading(state) : t("table-title");
  return html`<${Shell} title=${title} wide=${true}>
    <div class="table-page">
      <${Bar} live=${live} />
      ${table && doubt && html`<${Doubt} table=${table} doubt=${doubt} onTable=${seen} />`}
      ${problem && html`<p class="bar bad" role="alert">${problem}</p>`}
      ${missed && html`<p class="bar bad" role="alert">${words(missed)} <button type="button" class="link" onClick=${() => location.reload()}>${t("try-again")}</button></p>`}
      ${!state.table || (state.view && !game)
        ? live.condition !== "closed" && !missed && html`<p class="muted waiting">${t("loading")}</p>`
        : state.view
          ? html`<${Playing} live=${live} game=${game} />`
          : html`<${Gathering} table=${state.table} join=${wish.join} isStuck=${doubt === "fair-set-back"} onTable=${seen} />`}
      ${live.condition === "closed" && !state.table && html`<p><a class="button" href="/">${t("home")}</a></p>`}
    </div>
  <//>`;
}

/** The start page: go on, play at once, alone or with people, learn; my tables. */
import { html, useEffect, useRef, useState } from "./dom.js";
import { get, words } from "./api.js";
import { t } from "./i18n.js";
import { kept } from "./kept.js";
import { listedGames } from "./listed.js";
import { known, me, myName } from "./me.js";
import { Credits, Shell } from "./shell.js";
import { NewTable } from "./newtable.js";
import { Continue, Welcome } from "./start/continue.js";
import { fits, openDraft, seatsOf } from "./start/draft.js";
import { House } from "./start/house.js";
import { inOrder, MyTables } from "./start/mytables.js";
import { NewHere, WithPeople } from "./start/people.js";
import { Tiles } from "./start/tiles.js";
import { GameCard, SoloCard } from "./start/ways.js";

/** @typedef {import("./types.js").GameView} GameOffer */
/** @typedef {import("./types.js").Played} Played */
/** @typedef {import("./start/draft.js").Draft} Draft */

/** How often the tables are looked at again, in milliseconds: it may have become my turn. */
const REFRESH = 15000;

/** What I had begun to draft with people, or a new draft.  @param {GameOffer[]} games @returns {Draft} */
function peopleDraft(games) {
  const before = kept("draft", "sessionStorage");
  const isKept = games.some((game) => fits(before, game)) && seatsOf(before).some(({ who }) => who === "open" || who === "here");
  return isKept ? before : openDraft(games[0]);
}

export function StartPage() {
  const [games, setGames] = useState(/** @type {GameOffer[]} */ ([]));
  const [played, setPlayed] = useState(/** @type {Played[]} */ ([]));
  const [draft, setDraft] = useState(/** @type {Draft | null} */ (null));
  const ended = useRef(/** @type {string | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));

  const load = async () => {
    try {
      const [mine, all] = await Promise.all([get("/api/me"), listedGames()]);
      known(mine);
      const over = mine.tables.filter((/** @type {import("./types.js").Mine} */ { status }) => status === "over").map((/** @type {import("./types.js").Mine} */ { id }) => id).join();
      if ((over || mine.pages > 1) && over !== ended.current) get("/api/me/games").then(({ games: all }) => ((ended.current = over), setPlayed(all)), () => {});
      setGames(all);
      setTrouble(null);
    } catch (error) {
      setTrouble(error);
    }
  };
  /** Opens the form for a table with people, as soon as it is known what can be played. */
  const makeTable = () => listedGames().then((all) => (setGames(all), setDraft(peopleDraft(all))), setTrouble);
  useEffect(() => {
    load();
    const again = () => document.visibilityState === "visible" && load();
    const timer = setInterval(again, REFRESH);
    document.addEventListener("visibilitychange", again);
    addEventListener("pageshow", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      removeEventListener("pageshow", again);
    };
  }, []);

  const tables = me.value?.tables ?? [];
  const first = inOrder(tables)[0];
  const running = tables.filter(({ status }) => status !== "over").length;
  return html`<${Shell} title=${t("start-title")} wide>
    <div class="start">
      ${trouble &&
      html`<div class="note bad row" role="alert">
        <span>${words(trouble)}</span>
        <button type="button" class="small" onClick=${load}>${t("try-again")}</button>
      </div>`}
      <div class="start-ways">
        ${first ? html`<${Continue} key=${first.id} mine=${first} more=${first.status === "over" ? 0 : running - 1} />` : html`<${Welcome} games=${games} />`}
        ${games.map((offer) => html`<${GameCard} key=${offer.name} offer=${offer} onChange=${setDraft} />`)}
        ${games.filter(({ players }) => players[0] === 1).map((offer) => html`<${SoloCard} key=${offer.name} offer=${offer} played=${played} onChange=${setDraft} />`)}
        <div class="company card"><${WithPeople} onMake=${makeTable} /><${NewHere} games=${games} /></div>
      </div>
      <${Tiles} rows=${2} columns=${28} />
      <${MyTables} tables=${tables} games=${played} pages=${me.value?.pages} />
      <${House} />
      <${Credits} />
      ${draft && html`<${NewTable} games=${games} first=${draft} myName=${myName()} onClose=${() => setDraft(null)} />`}
    </div>
  <//>`;
}

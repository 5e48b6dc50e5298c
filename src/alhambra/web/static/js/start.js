/** The start page: play at once, my tables, a table of one's own, join by link, learn. */
import { html, useEffect, useRef, useState } from "./dom.js";
import { get, post, words } from "./api.js";
import { t } from "./i18n.js";
import { listedGames } from "./listed.js";
import { Credits, Shell } from "./shell.js";
import { NewTable } from "./newtable.js";
import { Join } from "./start/join.js";
import { House } from "./start/house.js";
import { Hero } from "./start/hero.js";
import { Learn } from "./start/learn.js";
import { MyTables } from "./start/mytables.js";
import { isNaming, isProper } from "./writing.js";

/** @typedef {import("./types.js").Me} Me */
/** @typedef {import("./types.js").GameView} GameOffer */

/** How often the tables are looked at again, in milliseconds: it may have become my turn. */
const REFRESH = 15000;

export function StartPage() {
  const [me, setMe] = useState(/** @type {Me | null} */ (null));
  const [games, setGames] = useState(/** @type {GameOffer[]} */ ([]));
  const [name, setName] = useState("");
  const [played, setPlayed] = useState(/** @type {import("./types.js").Played[]} */ ([]));
  const known = useRef(/** @type {string | null} */ (null));
  const typed = useRef(false);
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));

  const load = async () => {
    try {
      const [mine, all] = await Promise.all([get("/api/me"), listedGames()]);
      setMe(mine);
      const ended = mine.tables.filter((/** @type {import("./types.js").Mine} */ { status }) => status === "over").map((/** @type {import("./types.js").Mine} */ { id }) => id).join();
      if ((ended || mine.pages > 1) && ended !== known.current) get("/api/me/games").then(({ games: all }) => ((known.current = ended), setPlayed(all)), () => {});
      setGames(all);
      setTrouble(null);
      if (!typed.current && !isNaming()) setName(mine.name);
    } catch (error) {
      setTrouble(error);
    }
  };
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

  const rename = async () => {
    const wanted = name.trim();
    if (wanted && me && wanted !== me.name && isProper(wanted)) setMe(await post("/api/me", { name: wanted }));
  };

  const myName = name.trim() || t("start-guest");
  return html`<${Shell} title=${t("start-title")} wide>
    <div class="start">
      <${Hero}
        games=${games}
        name=${name}
        myName=${myName}
        onName=${(/** @type {string} */ text) => ((typed.current = true), setName(text))}
        onNamed=${rename}
      />
      ${trouble &&
      html`<div class="note bad row" role="alert">
        <span>${words(trouble)}</span>
        <button type="button" class="small" onClick=${load}>${t("try-again")}</button>
      </div>`}
      <div class="start-columns">
        <div class="start-column">
          <${MyTables} tables=${me?.tables ?? []} games=${played} pages=${me?.pages} />
          ${(played.length > 0 || me?.tables.some(({ status }) => status === "over")) && html`<p><a class="button quiet" href="/my-games">${t("start-my-games")}</a></p>`}
          <${NewTable} games=${games} myName=${myName} />
        </div>
        <div class="start-column">
          <${Learn} games=${games} />
          <${Join} />
          <${House} />
        </div>
      </div>
      <${Credits} />
    </div>
  <//>`;
}

/** My tables: those that run, whose turn it is there, and those that are over. */
import { html, useEffect, useId, useState } from "../dom.js";
import { get } from "../api.js";
import { has, listed, locale, t } from "../i18n.js";
import { characterOf, countOf, numbered, personName } from "../table/names.js";

/** @typedef {import("../types.js").Mine} MyTable */
/** @typedef {import("../types.js").Played} Played */

/** How many finished tables are shown before one asks for more, and how many more each time. */
const SHOWN = 5;
const STEP = 20;
/** With more tables than that they are searched. */
const MANY = 8;
const MOST_FOUND = 50;

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in the page's language.  @param {number} created @param {number} now both in seconds */
export function ago(created, now) {
  const passed = Math.max(0, now - created);
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  return passed < 60 ? format.format(0, "second") : format.format(-Math.floor(passed / length), unit);
}

/** Everybody at a table; bots come by their levels.  @param {string[]} names */
function together(names) {
  const called = names.map((name) => (!name ? t("start-seat-free") : has(`bot-${name}`) ? characterOf(name).name : personName(name)));
  return listed(called.map((name, at) => (names[at] ? numbered(name, countOf(called, at)) : name)));
}

/** Running tables first, those that wait for me on top, then the newest.  @param {MyTable[]} tables */
export function inOrder(tables) {
  const rank = (/** @type {MyTable} */ table) => (table.status === "over" ? 2 : table.turn ? 0 : 1);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.created - one.created);
}

/** @param {MyTable} table */
function statusOf(table) {
  if (table.status === "over") return { word: "", mark: "" };
  if (table.status === "gathering") return { word: t("start-gathering"), mark: "" };
  return table.turn ? { word: t("start-your-turn"), mark: "turn" } : { word: t("start-waiting"), mark: "" };
}

/** How a game ended for me.  @param {Played} played */
export function resultText({ place, score, players }) {
  if (players === 1) return t("start-scored", { score });
  return place === 1 ? t("start-won", { score }) : t("start-placed", { place, score });
}

/** Who played, where only their kinds are known.  @param {Played} played */
function rivalsOf({ rivals }) {
  return rivals.length ? together(rivals.map((rival) => (rival === "person" ? t("start-somebody") : rival))) : t("start-alone");
}

/** A finished table of which only the result is kept.  @param {{played: Played}} props */
function Past({ played }) {
  return html`<li class="entry">
    <a class="entry-link" href=${`/table/${played.table}`}><span class="entry-names">${rivalsOf(played)}</span>
      <span class="muted small">${t(`game-${played.game}`)} · ${ago(played.finished, Date.now() / 1000)}</span></a>
    <span class="badge ${played.place === 1 && played.players > 1 ? "won" : ""}">${resultText(played)}</span>
    <a class="button small quiet" href=${`/replay/${played.table}`}>${t("start-replay")}</a>
  </li>`;
}

/** @param {{table: MyTable, played?: Played}} props */
function Entry({ table, played }) {
  const { word, mark } = statusOf(table);
  return html`<li class=${`entry ${mark}`}>
    <a class="entry-link" href=${`/table/${table.id}`}>
      <span class="entry-names">${together(table.names)}</span>
      <span class="muted small">
        ${t(`game-${table.game}`)} · ${ago(table.created, Date.now() / 1000)}
      </span>
    </a>
    ${word && html`<span class=${`badge ${mark}`}>${word}</span>`}
    ${played && html`<span class="badge ${played.place === 1 && played.players > 1 ? "won" : ""}">${resultText(played)}</span>`}
    ${table.status === "over" &&
    html`<a class="button small quiet" href=${`/replay/${table.id}`}>${t("start-replay")}</a>`}
  </li>`;
}

/** @typedef {{id: string, table: MyTable | null, played?: Played}} Line a table, or only what is kept of it */

/** What a line says, to be searched.  @param {Line} line */
function textOf({ table, played }) {
  const who = table ? together(table.names) : played ? rivalsOf(played) : "";
  const game = table?.game ?? played?.game ?? "";
  return [who, t(`game-${game}`), table ? statusOf(table).word : "", played ? resultText(played) : ""].join(" ").toLowerCase();
}

/** Every word that is looked for is there.  @param {Line} line @param {string} wanted */
export const isFound = (line, wanted) => wanted.toLowerCase().split(/\s+/).every((word) => textOf(line).includes(word));

/** Running tables and finished ones, each once, in order.  @param {MyTable[]} tables @param {Played[]} games the latest last */
export function linesOf(tables, games) {
  const all = inOrder([...new Map([...tables].reverse().map((table) => [table.id, table])).values()]);
  const listed = all.filter(({ status }) => status === "over");
  const past = games.filter(({ table }) => !all.some(({ id }) => id === table)).reverse();
  /** @type {Line[]} */
  const running = all.filter(({ status }) => status !== "over").map((table) => ({ id: table.id, table }));
  /** @type {Line[]} */
  const over = [...listed.map((table) => ({ id: table.id, table, played: games.find((one) => one.table === table.id) })), ...past.map((played) => ({ id: played.table, table: null, played }))];
  return { running, over };
}

/** Further pages of my tables, fetched when they are wanted.  @param {number} pages */
function useOlder(pages) {
  const [older, setOlder] = useState({ tables: /** @type {MyTable[]} */ ([]), next: 1 });
  const [until, setUntil] = useState(1);
  useEffect(() => {
    if (older.next >= Math.min(until, pages)) return;
    get(`/api/me/tables/${older.next}`).then(({ tables }) => setOlder({ tables: [...older.tables, ...tables], next: older.next + 1 }), () => setUntil(older.next));
  }, [until, older, pages]);
  return { older: older.tables, isAll: older.next >= pages, one: () => setUntil(older.next + 1), all: () => setUntil(Infinity) };
}

/** @param {{tables: MyTable[], games?: Played[], pages?: number}} props `games`: how all of mine ended, the latest last; `pages` of tables there are */
export function MyTables({ tables, games = [], pages = 1 }) {
  const field = useId();
  const [wanted, setWanted] = useState("");
  const [shown, setShown] = useState(SHOWN);
  const { older, isAll, one, all } = useOlder(pages);
  if (!tables.length && !games.length) return null;
  const { running, over } = linesOf([...tables, ...older], games);
  const isMany = running.length + over.length > MANY || pages > 1;
  const found = { running: running.filter((line) => isFound(line, wanted)), over: over.filter((line) => isFound(line, wanted)) };
  const most = wanted ? MOST_FOUND : shown;
  const list = (/** @type {Line[]} */ some) =>
    html`<ul class="entries">
      ${some.map(({ id, table, played }) => (table ? html`<${Entry} key=${id} table=${table} played=${played} />` : html`<${Past} key=${id} played=${played} />`))}
    </ul>`;
  /** @param {any} event */
  const search = (event) => {
    setWanted(event.currentTarget.value.trim());
    all();
  };
  return html`<section class="card my-tables" aria-labelledby="my-tables">
    <h2 id="my-tables">${t("start-my-tables")}</h2>
    ${isMany && html`<p class="search"><label for=${field}>${t("start-search")}</label><input id=${field} type="search" autocomplete="off" onInput=${search} /></p>
      <p class="unseen" role="status">${wanted && t("start-found", { count: found.running.length + found.over.length })}</p>`}
    ${found.running.length > 0 && list(found.running)}
    ${!isAll && !wanted && html`<p><button type="button" class="quiet small" onClick=${one}>${t("start-older")}</button></p>`}
    ${found.over.length > 0 &&
    html`<details class="finished" open=${wanted !== ""}>
      <summary>${t("start-finished", { count: found.over.length })}</summary>
      ${list(found.over.slice(0, most))}
      ${found.over.length > most && !wanted && html`<p><button type="button" class="quiet small" onClick=${() => setShown(shown + STEP)}>${t("start-more", { count: Math.min(STEP, found.over.length - most) })}</button></p>`}
    </details>`}
    ${over.length > 0 && html`<p><a class="button quiet" href="/my-games">${t("start-my-games")}</a></p>`}
    ${wanted && !found.running.length && !found.over.length && html`<p class="muted">${t("start-found", { count: 0 })}</p>`}
  </section>`;
}

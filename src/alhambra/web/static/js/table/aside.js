/** What stands in the menu: the story, the people, and what can be done with the table. */
import { html, useEffect, useRef, useState } from "../dom.js";
import { get } from "../api.js";
import { CopyLine } from "../copying.js";
import { t } from "../i18n.js";
import { PREFIX } from "../prefix.js";
import { useAsking } from "./asking.js";
import { Fair } from "./fair.js";
import { seatNames } from "./names.js";
import { SeatList } from "./seatlist.js";

/** @typedef {import("../types.js").TableView} Table */
/** @typedef {import("../types.js").Event} Event */

/** @typedef {import("../games.js").Game} Game */

/** @param {{game: Game, events: Event[], names: string[]}} props */
export function StoryBox({ game, events, names }) {
  const last = events[events.length - 1];
  return html`<details class="story-box" open=${matchMedia("(min-width: 60rem)").matches}>
    <summary><span class="label">${t("story-title")}</span> <span class="latest">${last ? game.sentence(last, names) : ""}</span></summary>
    <div class="scroll" role="region" tabindex="0" aria-label=${t("story-title")}><${Story} game=${game} events=${events} names=${names} /></div>
  </details>`;
}

/** The whole story, the latest first.  @param {{game: Game, events: Event[], names: string[]}} props */
function Story({ game, events, names }) {
  const lines = events.map((event, at) => html`<li key=${at} class=${game.isChapter(event) ? "chapter" : event.kind}>${game.sentence(event, names)}</li>`);
  return html`<ol class="story" reversed>${lines.reverse()}</ol>`;
}

/** @param {{table: Table, mover: number | null, onTable: (table: Table) => void}} props */
export function TableBox({ table, mover, onTable }) {
  const needed = table.seats.some((seat) => seat.away || seat.handed);
  return html`<section class="table-box">
    <details open=${needed}>
      <summary>${t("table-people")}</summary>
      <${SeatList} table=${table} mover=${mover} onTable=${onTable} />
    </details>
    ${table.seats.some((seat) => seat.mine) && table.status !== "over" && html`<${Elsewhere} table=${table} />`}
    <${Fair} table=${table} />
    <p class="links"><a href="/replay/${table.id}">${t("table-replay")}</a> <a href="/api/tables/${table.id}/record" download="${table.id}.txt">${t("table-record")}</a> <a href="/rules/${table.game}">${t("table-rules")}</a></p>
  </section>`;
}

/** The personal link: go on playing on another device.  @param {{table: Table}} props */
function Elsewhere({ table }) {
  const [links, setLinks] = useState(/** @type {Record<string, string> | null} */ (null));
  const { busy, problem, ask } = useAsking();
  const names = seatNames(table);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (links) box.current?.querySelector("input")?.focus();
  }, [links]);
  const fetch = () => ask(async () => setLinks(await get(`/api/tables/${table.id}/link`)));
  return html`<details class="elsewhere" ref=${box}>
    <summary>${t("elsewhere-title")}</summary>
    <p>${t("elsewhere-text")}</p>
    ${links
      ? Object.entries(links).map(([seat, token]) => html`<${CopyLine} key=${seat} label=${t("elsewhere-link", { name: names[Number(seat)] })} text=${`${location.origin}${PREFIX}/table/${table.id}#seat=${token}`} />`)
      : html`<button type="button" aria-disabled=${busy ? "true" : null} onClick=${fetch}>${t("elsewhere-show")}</button>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </details>`;
}

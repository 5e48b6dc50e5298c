/** Who sits where, who is away, and seats that a bot plays for the time being. */
import { html } from "../dom.js";
import { post } from "../api.js";
import { Face } from "../face.js";
import { t } from "../i18n.js";
import { useListedGame } from "../listed.js";
import { useAsking } from "./asking.js";
import { characterOf, playersOf, wholeName } from "./names.js";

/** @typedef {import("../types.js").TableView} Table */
/** @typedef {import("../types.js").SeatView} Seat */

/** What to say of a seat beside its name; an open one says all with its name.  @param {Seat} seat @param {string} level */
function condition(seat, level) {
  if (seat.kind === "open") return "";
  if (seat.kind === "bot") return level;
  if (seat.handed) return t("seat-handed");
  if (seat.mine) return t("seat-mine");
  return seat.away ? t("seat-away") : seat.present ? t("seat-here") : t("seat-gone");
}

/** @param {{table: Table, mover?: number | null, onTable: (table: Table) => void}} props */
export function SeatList({ table, mover = null, onTable }) {
  const { bots = [], usual = "" } = useListedGame(table.game) ?? {};
  const { busy, problem, ask } = useAsking();
  const players = playersOf(table);
  const sits = table.seats.some((seat) => seat.mine);
  const others = table.watchers - (sits ? 0 : 1); // whoever reads this and does not sit is one of those who watch
  /** @param {string} what @param {object} body */
  const send = (what, body) => ask(async () => onTable(await post(`/api/tables/${table.id}/${what}`, body)));

  /** @param {Seat} seat @param {number} number */
  const tools = (seat, number) => {
    if (!sits || table.status === "over") return null;
    if (seat.kind === "open")
      return bots.map((bot) => html`<button type="button" class="small" aria-disabled=${busy ? "true" : null} onClick=${() => send("hand", { seat: number, bot })}>${t("seat-give-bot", { level: wholeName(characterOf(bot)) })}</button>`);
    if (seat.handed && !seat.mine)
      return html`<button type="button" class="small" aria-disabled=${busy ? "true" : null} onClick=${() => send("return", { seat: number })}>${t("seat-give-back", { name: players[number].name })}</button>`;
    if (seat.kind === "person" && seat.away && !seat.handed && !seat.mine && usual)
      return html`<button type="button" class="small" aria-disabled=${busy ? "true" : null} onClick=${() => send("hand", { seat: number, bot: usual })}>${t("seat-hand")}</button>`;
    return null;
  };

  return html`<div class="seat-list">
    <ul>${table.seats.map((seat, number) => html`<li key=${number} class="${seat.kind} ${number === mover ? "moves" : ""}">
      <i class="light ${seat.present ? "on" : ""}" aria-hidden="true" />
      <span class="who">${seat.kind !== "open" && html`<${Face} who=${players[number].who} isActive=${number === mover} /> `}<b>${players[number].name}</b> <small>${condition(seat, players[number].level)}</small></span>
      <span class="tools">${tools(seat, number)}</span>
    </li>`)}</ul>
    ${others > 0 && html`<p class="muted watchers">${t(sits ? "table-watchers" : "table-watchers-too", { count: others })}</p>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}

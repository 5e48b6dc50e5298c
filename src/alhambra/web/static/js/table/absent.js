/** Somebody is away: named where everybody waits, with the button that lets a bot play there, and the one that ends it. */
import { html } from "../dom.js";
import { post } from "../api.js";
import { t } from "../i18n.js";
import { useListedGame } from "../listed.js";
import { mine } from "../state.js";
import { useAsking } from "./asking.js";
import { personName } from "./names.js";

/** @typedef {import("../types.js").TableView} Table */

/**
 * The seats to speak of: those that the table waits for, and those that a bot plays for somebody.
 * @param {Table} table @param {number | null} mover
 */
export function absent(table, mover) {
  return table.seats.flatMap(({ kind, away, handed, mine: isMine, name: called }, seat) => {
    if (kind !== "person" || isMine) return [];
    const name = personName(called);
    if (handed) return [{ seat, name, isHanded: true }];
    return away && seat === mover ? [{ seat, name, isHanded: false }] : [];
  });
}

/** @param {{table: Table, mover: number | null, onTable: (table: Table) => void}} props */
export function Absent({ table, mover, onTable }) {
  const bot = useListedGame(table.game)?.usual;
  const { busy, problem, ask } = useAsking();
  const some = mine(table).length ? absent(table, mover) : [];
  if (!some.length) return null;
  /** @param {string} what @param {object} body */
  const send = (what, body) => ask(async () => onTable(await post(`/api/tables/${table.id}/${what}`, body)));
  return html`<div class="absent">${some.map(({ seat, name, isHanded }) => html`<div key=${seat} class="returned" role="status">
      <p>${t(isHanded ? "absent-handed" : "absent-waits", { name })}</p>
      ${isHanded
        ? html`<button type="button" aria-disabled=${busy ? "true" : null} onClick=${() => send("return", { seat })}>${t("seat-give-back", { name })}</button>`
        : bot && html`<button type="button" class="primary" aria-disabled=${busy ? "true" : null} onClick=${() => send("hand", { seat, bot })}>${t("absent-hand", { name })}</button>`}
    </div>`)}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}</div>`;
}

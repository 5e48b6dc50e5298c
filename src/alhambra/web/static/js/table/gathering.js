/** A table before the start: who sits there, the invitation, luck of one's own, and the start. */
import { html, useEffect, useRef, useState } from "../dom.js";
import { get, post } from "../api.js";
import { CopyLine } from "../copying.js";
import { t } from "../i18n.js";
import { remembers } from "../kept.js";
import { useListedGame } from "../listed.js";
import { PREFIX } from "../prefix.js";
import { begin, promise } from "../promises.js";
import { Qr } from "../qr.js";
import { isNaming, isProper, luckFault, NAME_LENGTH, nameFault, WORDS_LENGTH } from "../writing.js";
import { useAsking } from "./asking.js";
import { Fair } from "./fair.js";
import { personName } from "./names.js";
import { SeatList } from "./seatlist.js";
import { Waiting } from "./waiting.js";

/** @typedef {import("../types.js").TableView} Table */

/** Addresses that lead other devices to themselves. */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Where other devices find this page: here, unless this address leads them to themselves; null if they cannot find it.
 * @returns {string | null}
 */
function useOrigin() {
  const isLocal = LOCAL.test(location.hostname);
  const [house, setHouse] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (isLocal) get("/api/status").then((status) => setHouse(status.house), () => {});
  }, []);
  return isLocal ? house : location.origin + PREFIX;
}

/** The invitation, to copy, share or photograph.  @param {{table: Table}} props */
function Invitation({ table }) {
  const origin = useOrigin();
  const link = `${origin ?? location.origin + PREFIX}/table/${table.id}#join=${table.invite}`;
  return html`<${CopyLine} label=${t("gathering-invite")} text=${link} />
    ${origin ? html`<${Qr} text=${link} />` : html`<p class="muted local">${t("gathering-local", { command: "./alhambra serve --lan" })}</p>`}`;
}

/** Leads to the field for luck, which may be folded away. */
function askLuck() {
  const field = document.getElementById("luck");
  const box = field?.closest("details");
  if (box) box.open = true;
  field?.focus();
}

/** @param {{table: Table, join: string | null, isStuck: boolean, onTable: (table: Table) => void}} props stuck: only a new attempt begins the game */
export function Gathering({ table, join, isStuck, onTable }) {
  const [luck, setLuck] = useState("");
  const { busy, problem, field, ask } = useAsking();
  const luckProblem = isProper(luck) ? field === "luck" && problem : t(luckFault(luck));
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const own = table.seats.filter((seat) => seat.mine);
  const sits = own.length > 0;
  const isInvited = !sits && join !== null && open > 0;
  const hasLesson = useListedGame(table.game)?.lesson ?? true; // what came later would push away what one writes in

  const promiseLuck = async () => {
    const after = await promise(table, table.seats.findIndex((one) => one.mine), luck.trim());
    onTable(after);
    setLuck("");
    return after;
  };
  const start = () => {
    if (!isProper(luck)) return askLuck();
    return ask(async () => {
      onTable(await begin(luck.trim() ? await promiseLuck() : table));
    });
  };
  const add = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!luck.trim() || !isProper(luck)) return;
    ask(promiseLuck);
  };

  return html`<div class="gathering">
    <h1 tabindex="-1">${isInvited ? t("invited-title", { name: personName(table.seats.find(({ kind }) => kind === "person")?.name ?? t("start-guest")), game: t(`game-${table.game}`) }) : t("gathering-title-of", { game: t(`game-${table.game}`) })}</h1>
    <section class="card">
      ${isInvited && html`<div class="invited"><p>${t("invited-text", { players: table.seats.length, open })}</p>
        <p class="row">${hasLesson && html`<a class="button" href="/lesson/${table.game}" target="_blank" rel="noopener">${t("invited-lesson")}</a>`}
          <a class="button" href="/rules/${table.game}" target="_blank" rel="noopener">${t("start-rules")}</a></p></div>`}
      <${SeatList} table=${table} onTable=${onTable} />
      ${!sits && join && open > 0 && html`<${SitForm} table=${table} join=${join} onTable=${onTable} />`}
      ${!sits && (!join || !open) && html`<p class="muted">${open ? t("gathering-watch") : t("gathering-full")}</p>`}
      ${table.invite && html`<${Invitation} table=${table} />`}
      ${sits && !isStuck && html`<div class="begin">
        <${Waiting} table=${table} onTable=${onTable} />
        <button type="button" class="primary" disabled=${open > 0} aria-disabled=${busy ? "true" : null} onClick=${start}>${t("gathering-start")}</button>
        ${open > 0 && html`<p class="muted">${t("gathering-open", { count: open })}</p>`}
      </div>`}
      ${problem && field !== "luck" && html`<p class="problem" role="alert">${problem}</p>`}
    </section>
    <section class="card luck"><${Fair} table=${table}>
      ${sits && !isStuck && html`<form onSubmit=${add}>
        <label for="luck">${t("luck-label")}</label>
        <p class="muted" id="luck-why">${t("luck-why")}</p>
        <div class="fields">
          <input id="luck" name="luck" maxlength=${WORDS_LENGTH} autocomplete="off" aria-describedby=${luckProblem ? "luck-why luck-wrong" : "luck-why"} aria-invalid=${luckProblem ? "true" : null} value=${luck}
            onInput=${(/** @type {InputEvent} */ event) => setLuck(/** @type {HTMLInputElement} */ (event.currentTarget).value)} />
          <button type="submit" disabled=${!busy && !luck.trim()} aria-disabled=${busy ? "true" : null}>${t("luck-add")}</button>
        </div>
        ${luckProblem && html`<p class="problem" id="luck-wrong" role="alert">${luckProblem}</p>`}
      </form>`}
      ${sits && !remembers() && html`<p class="muted">${t("fair-forgetful")}</p>`}
    <//></section>
  </div>`;
}

/** @param {{table: Table, join: string, onTable: (table: Table) => void}} props */
function SitForm({ table, join, onTable }) {
  const [name, setName] = useState("");
  const { busy, problem, field, ask } = useAsking();
  const wrong = isProper(name) ? problem : t(nameFault(name));
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const correct = () => input.current?.focus();
  useEffect(() => {
    if (field === "name") correct();
  }, [field]);
  useEffect(() => {
    if (wrong) form.current?.scrollIntoView({ block: "nearest" });
  }, [wrong]);
  useEffect(() => {
    get("/api/me").then((me) => setName((typed) => (typed || isNaming() ? typed : me.name)), () => {});
  }, []);
  /** @param {Event} event */
  const sit = (event) => {
    event.preventDefault();
    if (!isProper(name)) return correct();
    ask(async () => onTable(await post(`/api/tables/${table.id}/sit`, { invite: join, name: name.trim() })));
  };
  return html`<form class="sit" ref=${form} onSubmit=${sit}>
    <label for="sit-name">${t("sit-name")}</label>
    ${wrong && html`<p class="problem" id="sit-wrong" role="alert">${wrong}</p>`}
    <div class="fields">
      <input id="sit-name" ref=${input} name="name" required maxlength=${NAME_LENGTH} autocomplete="nickname" aria-invalid=${field === "name" || !isProper(name) ? "true" : null} aria-describedby=${wrong ? "sit-wrong" : null} value=${name}
        onInput=${(/** @type {InputEvent} */ event) => setName(/** @type {HTMLInputElement} */ (event.currentTarget).value)} />
      <button type="submit" class="primary" disabled=${!name.trim()} aria-disabled=${busy ? "true" : null}>${t("sit-take")}</button>
    </div>
  </form>`;
}

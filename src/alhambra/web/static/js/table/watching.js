/** While others play: who it is, what they did, and how to come to one's own turn sooner. */
import { html, useLayoutEffect, useRef } from "../dom.js";
import { Face } from "../face.js";
import { t } from "../i18n.js";
import { keys } from "../pointing.js";
import { hurried, isQuick, setQuick } from "./pace.js";

/** @typedef {import("../types.js").TableView} Table */

/** How many sentences there is room for. */
const MOST_LINES = 2;

/** Is a bot to move, so that one may ask it to hurry?  @param {Table} table @param {number | null} mover */
export const isBots = (table, mover) => mover !== null && table.seats[mover].bot !== null;

/**
 * Stands where one decides otherwise, and keeps the focus there until it is one's own turn again.
 * @param {{table: Table, players: import("./names.js").Player[], mover: number, lines: import("../told.js").Line[]}} props
 */
export function Watching({ table, players, mover, lines }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const on = document.activeElement;
    if (keys.isLast && (!on || on === document.body)) box.current?.focus({ preventScroll: true });
  }, []);
  const { name, who } = players[mover];
  const isBot = isBots(table, mover);
  const skip = () => { hurried.value = true; };
  return html`<div class="watching" ref=${box} tabindex="-1" onClick=${isBot ? skip : null}>
    <${Face} who=${who} size=${64} isActive />
    <div class="deeds-of"><p class="what"><strong>${t("watching-plays", { name })}</strong></p>
      ${lines.slice(-MOST_LINES).map(({ text }, at) => html`<p key=${at}>${text}</p>`)}</div>
    ${isBot && html`<p class="buttons" onClick=${(/** @type {MouseEvent} */ event) => event.stopPropagation()}>
      <button type="button" class="faster" aria-pressed=${isQuick() ? "true" : "false"} onClick=${() => setQuick(!isQuick())}>${t("watching-faster")}</button>
      <button type="button" class="to-turn" aria-keyshortcuts="Space" title=${t("watching-skip")} aria-disabled=${hurried.value ? "true" : null} onClick=${skip}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m5 5 7 7-7 7M13 5l7 7-7 7" /></svg><span>${t("watching-skip")}</span></button></p>`}
  </div>`;
}

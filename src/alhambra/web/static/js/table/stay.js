/** Whose turn it is and how it stands: in a line under the heading, and in a bar that stays when the heading is scrolled away. */
import { html, useEffect, useState } from "../dom.js";
import { Face } from "../face.js";
import { t } from "../i18n.js";
import { scrolling } from "../motion.js";

/** @typedef {import("../games.js").Game} Game */
/** @typedef {import("./names.js").Player} Player */
/** @typedef {{row: number, name: string, points: number, place: number, isMine: boolean, moves: boolean}} Standing */

/**
 * Everybody by points, those with as many at the same place, in the order of the seats.
 * @param {{row: number, name: string, points: number}[]} rows @param {number[]} own rows of mine @param {number | null} mover
 * @returns {Standing[]}
 */
export function standingsOf(rows, own, mover) {
  return rows
    .map(({ row, name, points }) => ({ row, name, points, place: 1 + rows.filter((one) => one.points > points).length, isMine: own.includes(row), moves: row === mover }))
    .sort((one, other) => one.place - other.place || one.row - other.row);
}

/** Chips, a column each: face, points and the whole name.  @param {{standings: Standing[], players: Player[]}} props */
export function Points({ standings, players }) {
  return html`<ol class="points-line" aria-label=${t("stay-standings")}>${standings.map(({ row, name, points, place, isMine, moves }) => html`<li key=${row} class="${isMine ? "mine" : ""} ${moves ? "moves" : ""}">
    <span class="unseen">${t("stay-standing", { place, name, points })}</span><span class="sight" aria-hidden="true"><${Face} who=${players[row]?.who} size=${24} isActive=${moves} /><b>${points}</b><span class="name">${name}</span></span></li>`)}</ol>`;
}

/** Whether an element that a selector finds is above the screen.  @param {string} selector */
function useIsAbove(selector) {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const found = document.querySelector(selector);
    if (!found) return undefined;
    const observer = new IntersectionObserver(([{ isIntersecting, boundingClientRect }]) => setAbove(!isIntersecting && boundingClientRect.bottom < 40));
    observer.observe(found);
    return () => observer.disconnect();
  }, [selector]);
  return isAbove;
}

/** @param {{title: string, stage: string, standings: Standing[], players: Player[]}} props */
export function Stay({ title, stage, standings, players }) {
  const isAbove = useIsAbove(".turn-line");
  if (!isAbove) return null;
  const back = () => {
    const heading = /** @type {HTMLElement | null} */ (document.querySelector(".table-page h1"));
    scrollTo({ top: 0, behavior: scrolling() });
    heading?.focus({ preventScroll: true });
  };
  return html`<div class="stay" role="region" aria-label=${t("stay-label")}>
    <p><b>${title}</b>${stage && html` <small>${stage}</small>`}</p>
    <${Points} standings=${standings} players=${players} />
    <button type="button" class="icon" aria-label=${t("stay-back")} title=${t("stay-back")} onClick=${back}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 4 4 12l1.500 1.500L11 8v12h2V8l5.500 5.500L20 12z" /></svg></button>
  </div>`;
}

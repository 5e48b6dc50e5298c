/** What was done since one's own last action: which events it is, and how the box tells it. */
import { html } from "./dom.js";
import { Face } from "./face.js";
import { t } from "./i18n.js";

/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./games.js").Game} Game */
/** @typedef {{text: string, isMine: boolean}} Line a sentence, and whether it brought something to whoever reads it */

/** The last action of a seat, as the first thing that it did.  @param {Event[]} story @param {number} seat @param {Pick<Game, "isDealt">} game */
export function lastOwn(story, seat, game) {
  const isOwn = (/** @type {Event} */ event) => event.seat === seat && !game.isDealt(event);
  const last = story.findLast(isOwn);
  return story.find((event) => isOwn(event) && event.ply === last?.ply);
}

/** All that happened since the last thing a seat did itself.  @param {Event[]} story @param {number} seat @param {Pick<Game, "isDealt">} game */
export function sinceLast(story, seat, game) {
  const last = story.findLastIndex((event) => event.seat === seat && !game.isDealt(event));
  return story.slice(last + 1);
}

/** Who acted, in the order in which they first did.  @param {Event[]} since @param {Pick<Game, "isDealt">} game */
export const actorsOf = (since, game) => [...new Set(since.flatMap((event) => (typeof event.seat === "number" && !game.isDealt(event) ? [event.seat] : [])))];

/**
 * The same in sentences, as far as it matters to a seat.
 * @param {Event[]} since @param {{seat: number, names: string[], game: Pick<Game, "sentence" | "tells">}} whose
 * @returns {Line[]}
 */
export function linesOf(since, { seat, names, game }) {
  return since.flatMap((event) => {
    const how = game.tells(event, seat);
    return how ? [{ text: game.sentence(event, names), isMine: how === "mine" }] : [];
  });
}

/** @param {{lines: Line[]}} props */
export const ToldList = ({ lines }) => html`<ul>${lines.map(({ text, isMine }, at) => html`<li key=${at} class=${isMine ? "mine" : ""}>${text}</li>`)}</ul>`;

/** The same in one line that opens, with the faces of those who acted.  @param {{lines: Line[], faces?: (import("./face.js").Who | undefined)[]}} props */
export const Told = ({ lines, faces = [] }) => lines.length > 0 && html`<details class="told brief"><summary>${faces.length > 0 && html`<span class="faces">${faces.map((who) => html`<${Face} who=${who} size=${26} />`)}</span>`}<span class="when">${t("told-since")}</span> <span class="last">${lines.map(({ text }) => text).join(" ")}</span></summary><${ToldList} lines=${lines} /></details>`;

/** What is read aloud when a table has changed: pure, from what was known before and what is known now. */
import { spokenResult } from "../ending/result.js";
import { t } from "../i18n.js";
import { isMyTurn, mine } from "../state.js";
import { seatNames } from "./names.js";
import { heading, headingOf } from "./turn.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../types.js").SeatView} Seat */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {Pick<import("../games.js").Game, "sentence" | "isChapter" | "isDealt" | "prompt" | "points" | "winners">} Game */

/**
 * The news in sentences. Whatever came between the two states is in it: several messages, or all that happened while
 * there was no connection. A page that has just been opened tells nothing; it can be read.
 * @param {State} before @param {State} now @param {Game} game @returns {string[]}
 */
export function newsOf(before, now, game) {
  if (!before.table || !now.table) return [];
  const names = seatNames(now.table);
  const old = before.table.seats;
  const told = now.table.seats.flatMap((seat, number) => seatNews(old[number], seat, names[number]));
  const hasBegun = before.view === null && now.view !== null;
  if (hasBegun) told.push(t("news-begun"));
  if (before.view && !before.view.over && now.view?.over) told.push(spokenResult(now.view, names, mine(now.table), game));
  const { isBack, fresh } = storyNews(before, now, game);
  if (isBack) told.push(t("news-back"));
  told.push(...fresh.map((event) => game.sentence(event, names)));
  const isNew = !isMyTurn(before) || before.view?.mover !== now.view?.mover || fresh.some(game.isChapter);
  const title = headingOf(now, game);
  const goesOn = title !== heading(now) && now.ply !== before.ply;
  if (hasBegun || isBack || (isMyTurn(now) && (isNew || goesOn))) told.push(title);
  if (now.next && !before.next) told.push(t("news-again"));
  return told;
}

/** @param {Seat | undefined} before @param {Seat} now @param {string} name @returns {string[]} */
function seatNews(before, now, name) {
  if (!before) return [];
  const told = [];
  if (before.kind === "open" && now.kind !== "open") told.push(t("news-sat", { name }));
  if (!now.mine && !before.away && now.away) told.push(t("news-away", { name }));
  if (!now.mine && before.away && now.present) told.push(t("news-here", { name }));
  if (!before.handed && now.handed) told.push(t("news-handed", { name }));
  if (before.handed && !now.handed) told.push(t("news-returned", { name }));
  return told;
}

/**
 * Whether something was taken back, and what to tell of the rest: what I did myself on this page I know, but not
 * what chance made of it.
 * @param {State} before @param {State} now @param {Game} game
 */
function storyNews(before, now, game) {
  const [old, story] = [before.story, now.story];
  let same = 0;
  while (same < old.length && same < story.length && isSame(old[same], story[same])) same += 1;
  const own = before.pending && now.table ? mine(now.table) : [];
  const fresh = story.slice(same).filter((event) => game.isDealt(event) || !own.includes(event.seat ?? -1));
  return { isBack: same < old.length || now.ply < before.ply, fresh };
}

/** @param {Event} one @param {Event} other */
const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** What the players at a table are called on the page, and how they look. */
import { SOMEBODY } from "../face.js";
import { has, t } from "../i18n.js";

/** @typedef {import("../types.js").TableView} Table */
/** @typedef {import("../types.js").SeatView} Seat */
/** Who sits somewhere; `level` is a bot's in words, and nothing for people. @typedef {{name: string, level: string, who: import("../face.js").Who}} Player */

/** Everybody at a table; who is called like somebody before is numbered, person or bot.  @param {Table} table @returns {Player[]} */
export function playersOf(table) {
  const isLone = table.seats.filter((seat) => seat.mine).length === 1;
  const names = table.seats.map(({ kind, bot, name }) => (kind === "bot" ? characterOf(bot ?? "").name : personName(name)));
  return table.seats.map(({ kind, bot, mine }, at) => {
    if (kind === "open") return { name: t("table-open-seat"), level: "", who: SOMEBODY };
    const number = countOf(names, at);
    if (kind === "bot") return characterOf(bot ?? "", number);
    return { name: numbered(names[at], number), level: "", who: { figure: null, number, initial: mine && isLone ? "" : initialOf(names[at]) } };
  });
}

/** How many have the name of one of them so far.  @param {string[]} names @param {number} at */
export const countOf = (names, at) => names.slice(0, at + 1).filter((name) => name.toLowerCase() === names[at].toLowerCase()).length;

/** The second of a name is called so.  @param {string} name @param {number} number */
export const numbered = (name, number) => (number > 1 ? `${name} ${number}` : name);

/** The names of all seats.  @param {Table} table @returns {string[]} */
export const seatNames = (table) => playersOf(table).map(({ name }) => name);

/** The bot of a level by name and face; `number`: how many of that level sit there so far.  @param {string} bot @param {number} [number] @returns {Player} */
export function characterOf(bot, number = 1) {
  const level = levelName(bot);
  const isKnown = has(`character-${bot}`);
  const name = isKnown ? t(`character-${bot}`) : t("table-bot");
  return { name: numbered(name, number), level, who: { figure: isKnown ? bot : null, number, initial: isKnown ? "" : initialOf(level) } };
}

/** A player with the level.  @param {Player} player */
export const wholeName = ({ name, level }) => (level ? t("character-level", { name, level }) : name);

/** @param {string} name */
const initialOf = (name) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toUpperCase();

/** What a person is called; somebody whom the server was asked to forget is called so in the reader's words.  @param {string} name */
export const personName = (name) => (name === "somebody" ? t("table-somebody") : name);

/** The level of a bot in words.  @param {string} bot */
export function levelName(bot) {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot plays, after its level; its level alone where nothing is known.  @param {string} game @param {string} bot */
export function levelAbout(game, bot) {
  const about = `bots-${game}-${bot}`;
  return has(about) ? t("bot-about", { level: wholeName(characterOf(bot)), about: t(about) }) : levelName(bot);
}

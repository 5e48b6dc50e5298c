/** What the players at a table are called on the page, and how they look. */
import { has, t } from "../i18n.js";

/** @typedef {import("../types.js").TableView} Table */
/** @typedef {import("../types.js").SeatView} Seat */
/** Who sits somewhere; `level` is a bot's in words, and nothing for people. @typedef {{name: string, level: string, who: import("../face.js").Who}} Player */

/** Everybody at a table; bots of one level are numbered.  @param {Table} table @returns {Player[]} */
export function playersOf(table) {
  const isLone = table.seats.filter((seat) => seat.mine).length === 1;
  return table.seats.map((seat, at) => {
    const { kind, bot, mine } = seat;
    if (kind === "open") return { name: t("table-open-seat"), level: "", who: { figure: null, number: 1, initial: "" } };
    if (kind === "bot") return characterOf(bot ?? "", table.seats.slice(0, at + 1).filter((one) => one.kind === "bot" && isAlike(one.bot ?? "", bot ?? "")).length);
    const name = personName(seat.name);
    return { name, level: "", who: { figure: null, number: 1, initial: mine && isLone ? "" : initialOf(name) } };
  });
}

/** The names of all seats.  @param {Table} table @returns {string[]} */
export const seatNames = (table) => playersOf(table).map(({ name }) => name);

/** Are two bots called the same: one level, or levels that no character has?  @param {string} one @param {string} other */
const isAlike = (one, other) => one === other || !(has(`character-${one}`) || has(`character-${other}`));

/** The bot of a level by name and face; `number`: how many of that level sit there so far.  @param {string} bot @param {number} [number] @returns {Player} */
export function characterOf(bot, number = 1) {
  const level = levelName(bot);
  const isKnown = has(`character-${bot}`);
  const name = isKnown ? t(`character-${bot}`) : t("table-bot");
  return { name: number > 1 ? `${name} ${number}` : name, level, who: { figure: isKnown ? bot : null, number, initial: isKnown ? "" : initialOf(level) } };
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

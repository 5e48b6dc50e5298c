/** What the players at a table are called on the page. */
import { has, t } from "../i18n.js";

/** @typedef {import("../types.js").TableView} Table */

/** The names of all seats; bots are counted, since several may have the same level.  @param {Table} table @returns {string[]} */
export function seatNames(table) {
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  let count = 0;
  return table.seats.map((seat) => {
    if (seat.kind === "open") return t("table-open-seat");
    if (seat.kind === "person") return personName(seat.name);
    count += 1;
    return bots === 1 ? t("table-bot") : t("table-bot-number", { number: count });
  });
}

/** What a person is called; somebody whom the server was asked to forget is called so in the reader's words.  @param {string} name */
export const personName = (name) => (name === "somebody" ? t("table-somebody") : name);

/** The level of a bot in words.  @param {string} bot */
export function levelName(bot) {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot plays, after its level; its level alone where nothing is known.  @param {string} game @param {string} bot */
export function levelAbout(game, bot) {
  const about = `bots-${game}-${bot}`;
  return has(about) ? t("bot-about", { level: levelName(bot), about: t(about) }) : levelName(bot);
}

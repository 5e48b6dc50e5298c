/** The same table with a stronger rival, for whoever has beaten bots. Pure. */

/** @typedef {import("../types.js").TableView} Table */
/** @typedef {import("../types.js").NewTable} NewTable */

/** The strongest bot gives its seat to the next level; null where there is none, or where other people play.
 * @param {Pick<Table, "game" | "options" | "seats">} table @param {string[]} levels the weakest first @returns {{level: string, table: NewTable} | null} */
export function strongerOf({ game, options, seats }, levels) {
  const rank = (/** @type {import("../types.js").SeatView} */ { kind, bot }) => (kind === "bot" ? levels.indexOf(bot ?? "") : -1);
  const strongest = Math.max(...seats.map(rank));
  const level = levels[strongest + 1];
  if (strongest < 0 || !level || seats.filter(({ kind }) => kind !== "bot").length !== 1) return null;
  const at = seats.findIndex((seat) => rank(seat) === strongest);
  return { level, table: { game, options, seats: seats.map(({ kind, name, bot }, seat) => (kind === "bot" ? { kind, bot: seat === at ? level : bot } : { kind: "me", name })) } };
}

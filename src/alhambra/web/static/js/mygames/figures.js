/** Figures of one's own games, from the list of them: pure. */

/** @typedef {import("../types.js").Played} Played */

/**
 * @typedef {object} Figures
 * @property {number} games
 * @property {number} wins
 * @property {number} mean of the points
 * @property {number} best
 */

/**
 * @typedef {object} Group
 * @property {string} game
 * @property {number} players
 * @property {string} against the level of the rivals, `mixed`, `person`, or for those who play alone the variant
 * @property {Figures} figures
 * @property {Played[]} games the latest last
 */

/** @param {Played[]} games @returns {Figures} */
export function figuresOf(games) {
  const points = games.map(({ score }) => score);
  return {
    games: games.length,
    wins: games.filter(({ place }) => place === 1).length,
    mean: points.reduce((sum, one) => sum + one, 0) / Math.max(games.length, 1),
    best: Math.max(0, ...points),
  };
}

/** Who the rivals were: one level, people, or some of each.  @param {Played} game */
export function against({ rivals, options }) {
  if (!rivals.length) return [options.goal ?? "score", options.virtual ?? "2"].join("-");
  return new Set(rivals).size === 1 ? rivals[0] : "mixed";
}

/** The games by game, number of players and rivals, in this order.  @param {Played[]} games @returns {Group[]} */
export function groups(games) {
  /** @type {Map<string, Played[]>} */
  const found = new Map();
  for (const one of games) {
    const key = JSON.stringify([one.game, one.players, against(one)]);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, some]) => {
      const [game, players, rivals] = JSON.parse(key);
      return { game, players, against: rivals, figures: figuresOf(some), games: some };
    });
}

export const MEDALS = /** @type {const} */ (["gold", "silver", "bronze"]);

/** How many games earned each medal; only those that were earned.  @param {Played[]} games */
export function medals(games) {
  return MEDALS.map((medal) => ({ medal, count: games.filter((one) => one.medal === medal).length })).filter(({ count }) => count);
}

/** The longest row of victories over others, and the one that lasts.  @param {Played[]} games the latest last */
export function streaks(games) {
  let [longest, now] = [0, 0];
  for (const { place, rivals } of games) {
    if (!rivals.length) continue;
    now = place === 1 ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

const COLUMNS = /** @type {const} */ (["finished", "game", "players", "options", "score", "place", "margin", "rivals", "table"]);

/** The games as CSV, a line each.  @param {Played[]} games */
export function csv(games) {
  const cell = (/** @type {string} */ text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = games.map((one) => {
    const told = {
      ...one,
      finished: new Date(one.finished * 1000).toISOString(),
      options: Object.entries(one.options).map(([name, value]) => `${name}=${value}`).join(" "),
      rivals: one.rivals.join(" "),
    };
    return COLUMNS.map((column) => cell(String(told[column]))).join(",");
  });
  return [COLUMNS.join(","), ...lines, ""].join("\r\n");
}

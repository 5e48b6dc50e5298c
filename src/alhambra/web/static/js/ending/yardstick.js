/** What playing alone is compared with: the levels' scores and the points that earn medals. Pure. */

/** @typedef {import("../types.js").GameView} GameView */
/** @typedef {import("../types.js").Solo} Solo */

/** What a game with these options is compared with; null where nothing is like it.  @param {GameView} game @param {Record<string, string>} options @param {number} players */
export function yardstickOf(game, options, players) {
  const { players: _, ...chosen } = options;
  const usual = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
  const all = { ...usual, ...chosen };
  const isLike = (/** @type {Solo} */ solo) => Object.keys(all).length === Object.keys(solo.options).length && Object.entries(all).every(([name, value]) => solo.options[name] === value);
  return players === 1 ? game.solo.find(isLike) ?? null : null;
}

/** The strongest level that usually has less.  @param {Solo} solo @param {number} points */
export const strongestBelow = ({ levels }, points) => [...levels].sort((one, other) => one.median - other.median).filter(({ median }) => median < points).at(-1) ?? null;

/** The first and last number of a scale that has everything on it.  @param {Solo} solo @param {number} points */
export function scaleOf({ levels }, points) {
  const all = [points, ...levels.flatMap(({ low, high }) => [low, high])];
  return { from: Math.floor(Math.min(...all) / 5) * 5, to: Math.ceil(Math.max(...all) / 5) * 5 };
}

/** The games that the server lists, asked for once per page. */
import { useEffect, useState } from "./dom.js";
import { get } from "./api.js";

/** @typedef {import("./types.js").GameView} GameView */

/** @type {Promise<GameView[]> | null} */
let asked = null;

/** All games with their players, bots, options and lessons, in the order to list them.  @returns {Promise<GameView[]>} */
export function listedGames() {
  asked ??= get("/api/games").then(({ games }) => games);
  asked.catch(() => (asked = null)); // to be asked again
  return asked;
}

/** One of them; null until it is known.  @param {string} name @returns {GameView | null} */
export function useListedGame(name) {
  const [game, setGame] = useState(/** @type {GameView | null} */ (null));
  useEffect(() => {
    listedGames().then((games) => setGame(games.find((one) => one.name === name) ?? null), () => {});
  }, [name]);
  return game;
}

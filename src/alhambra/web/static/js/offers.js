/** The games that the server offers, asked for once per page. */
import { useEffect, useState } from "./dom.js";
import { get } from "./api.js";

/** @typedef {import("./start/types.js").GameOffer} GameOffer */

/** @type {Promise<GameOffer[]> | null} */
let asked = null;

/** All games with their players, bots, options and lessons, in the order to list them.  @returns {Promise<GameOffer[]>} */
export function offers() {
  asked ??= get("/api/games").then(({ games }) => games);
  asked.catch(() => (asked = null)); // to be asked again
  return asked;
}

/** What the server offers of one game; null until it is known.  @param {string} name @returns {GameOffer | null} */
export function useOffer(name) {
  const [offer, setOffer] = useState(/** @type {GameOffer | null} */ (null));
  useEffect(() => {
    offers().then((games) => setOffer(games.find((game) => game.name === name) ?? null), () => {});
  }, [name]);
  return offer;
}

/** What this browser does itself for fair dice: luck of its own, and a memory of what the server has committed itself to. */
import { keep, kept } from "./kept.js";

/** @typedef {import("./types.js").TableView} Table */

/** How many tables' commitments are remembered. */
const MOST = 300;

/** Sixteen bytes of this browser's own chance, as hex digits: words for the luck of whoever typed none. */
export function randomWords() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Are these words nothing but what `randomWords` made?  @param {string} words */
export const isRandom = (words) => /^[0-9a-f]{32}$/.test(words);

/** Are there words that nobody typed?  @param {string} luck words of all seats */
export const isMadeHere = (luck) => /(^|[^0-9a-f])[0-9a-f]{32}($|[^0-9a-f])/.test(luck);

/** @returns {[id: string, commitment: string][]} the oldest first */
function notes() {
  const found = kept("commitments");
  return Array.isArray(found) ? found : [];
}

/** The commitment that this browser noted when it first saw a table, or null.  @param {string} id @returns {string | null} */
export function noted(id) {
  return notes().find(([table]) => table === id)?.[1] ?? null;
}

/** Notes the first commitment a table shows; later ones change nothing.  @param {Pick<Table, "id" | "commitment" | "status">} table */
export function note({ id, commitment, status }) {
  if (status === "over" || noted(id) !== null) return;
  keep("commitments", [...notes(), [id, commitment]].slice(-MOST));
}

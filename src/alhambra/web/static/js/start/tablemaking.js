/** Making tables: what is sent for a game against bots, and the way to the table. */
import { post } from "../api.js";

/** @typedef {import("./types.js").NewTable} NewTable */

/** The longest name the server takes. */
export const NAME_LENGTH = 24;

/** Sixteen bytes of this browser's own chance, as hex digits: words for the luck of a table. */
export function randomWords() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Roll & Write for one person against two strong bots.  @param {string} name @returns {NewTable} */
export function againstBots(name) {
  return {
    game: "rollwrite",
    options: {},
    seats: [
      { kind: "me", name },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
    ],
  };
}

/** Makes a table against bots, starts it and goes there.  @param {string} name */
export async function playNow(name) {
  const { id } = await post("/api/tables", againstBots(name));
  await post(`/api/tables/${id}/start`, { words: randomWords() });
  location.assign(`/table/${id}`);
}

/** Makes a table and goes there, to gather or to begin.  @param {NewTable} table */
export async function make(table) {
  const { id } = await post("/api/tables", table);
  location.assign(`/table/${id}`);
}

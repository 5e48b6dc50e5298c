/** Making tables: what is sent for a game against bots, and the way to the table. */
import { post } from "../api.js";
import { note, randomWords } from "../fairness.js";

/** @typedef {import("./types.js").NewTable} NewTable */

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
  const table = await post("/api/tables", againstBots(name));
  note(table);
  await post(`/api/tables/${table.id}/start`, { words: randomWords() });
  location.assign(`/table/${table.id}`);
}

/** Makes a table and goes there, to gather or to begin.  @param {NewTable} table */
export async function make(table) {
  const made = await post("/api/tables", table);
  note(made);
  location.assign(`/table/${made.id}`);
}

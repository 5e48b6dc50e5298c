/** Making tables: what is sent for a game against bots, and the way to the table. */
import { post } from "../api.js";
import { note } from "../fairness.js";
import { listedGames } from "../listed.js";
import { at } from "../prefix.js";
import { begin } from "../promises.js";
import { draftOf, tableOf } from "./draft.js";

/** @typedef {import("../types.js").NewTable} NewTable */

/** Makes a table against bots, starts it and goes there.  @param {string} name @param {string} [game] the first one otherwise */
export async function playNow(name, game) {
  const all = await listedGames();
  const offer = all.find((one) => one.name === game) ?? all[0];
  const table = await post("/api/tables", tableOf(draftOf(offer), offer, name));
  note(table);
  await begin(table);
  location.assign(at(`/table/${table.id}`));
}

/** Makes a table and goes there, to gather or to begin.  @param {NewTable} table */
export async function make(table) {
  const made = await post("/api/tables", table);
  note(made);
  location.assign(at(`/table/${made.id}`));
}

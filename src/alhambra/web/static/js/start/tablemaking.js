/** Making tables: what is sent for a game against bots, and the way to the table. */
import { post } from "../api.js";
import { note } from "../fairness.js";
import { listedGames } from "../listed.js";
import { at } from "../prefix.js";
import { begin } from "../promises.js";
import { quickDraft, tableOf } from "./draft.js";

/** @typedef {import("../types.js").NewTable} NewTable */
/** @typedef {import("../types.js").TableView} Table */

/** Does nobody else have to come? Then nothing keeps the game from beginning.  @param {Pick<Table, "seats">} table */
export const isComplete = ({ seats }) => seats.every(({ kind, mine }) => kind === "bot" || mine);

/** Makes a table against bots, starts it and goes there.  @param {string} name @param {string} [game] the first one otherwise */
export async function playNow(name, game) {
  const all = await listedGames();
  const offer = all.find((one) => one.name === game) ?? all[0];
  await make(tableOf(quickDraft(offer), offer, name));
}

/** Makes a table and goes there.  @param {NewTable} table */
export const make = async (table) => arrive(await post("/api/tables", table));

/** Goes to the table that follows a finished one.  @param {string} id of the finished one */
export const playAgain = async (id) => arrive(await post(`/api/tables/${id}/again`));

/** Goes to a table; where nobody is awaited its game has begun when one arrives.  @param {Table} table */
async function arrive(table) {
  note(table);
  // Where it could not begin, the table has a button for it and says what is wrong.
  if (table.status === "gathering" && isComplete(table)) await begin(table).catch(() => {});
  location.assign(at(`/table/${table.id}`));
  await new Promise((done) => addEventListener("pageshow", done, { once: true })); // until somebody comes back
}

/** What this browser has promised for the dice: words that it keeps to itself until all have promised. */
import { post } from "./api.js";
import { noted, randomWords } from "./fairness.js";
import { keep, kept } from "./kept.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("./types.js").TableView} Table */
/** @typedef {import("./types.js").NewPromise} NewPromise */
/** What was promised, and under which seal it was told. @typedef {{table: string, seat: number, promise: string, words: string, seal: string | null}} Promised */

/** How many promises are remembered. */
const MOST = 300;
/** How often a page promises other words for a seat because it does not know the old ones. */
const MOST_TRIES = 3;

/** What a browser that keeps nothing remembers while the page is open.  @type {Promised[]} */
let memory = [];
/** @type {Map<string, number>} */
const tries = new Map();
/** Tables that something is being sent to, each as it was seen meanwhile.  @type {Map<string, Table | null>} */
const busy = new Map();

/** @returns {Promised[]} the oldest first */
function all() {
  const found = kept("promises");
  return Array.isArray(found) ? found : memory;
}

/** @param {Promised} one */
function remember(one) {
  memory = [...all().filter(({ promise }) => promise !== one.promise), one].slice(-MOST);
  keep("promises", memory);
}

/** The words behind a promise, if this browser made it.  @param {string | null} promise */
const behind = (promise) => all().find((one) => one.promise === promise) ?? null;

/** @param {string} table @param {number} attempt @param {number} seat @param {string} words */
const promiseOf = (table, attempt, seat, words) => sha256(`${table} ${attempt} ${seat} ${words}`);

/** What fixes the server's secret and everybody's words before any of them is told.  @param {Table} table */
export function sealOf(table) {
  const promises = table.seats.flatMap(({ promise }, seat) => (promise ? [`${seat} ${promise}`] : []));
  return sha256(`${table.id} ${table.attempt} ${table.commitment} ${promises.join(", ")}`);
}

/** Have all seats told the words that they had promised?  @param {Table} table once its game has begun */
export function areKept(table) {
  const told = new Map(table.luck.split(", ").map((part) => [Number(part.split(" ", 1)[0]), part.slice(part.indexOf(" ") + 1)]));
  return table.seats.every(({ promise }, seat) => !promise || promise === promiseOf(table.id, table.attempt, seat, told.get(seat) ?? ""));
}

/** What this browser has promised for seats of its own at a table, as long as it holds.  @param {Table} table @returns {Promised[]} */
export const ownPromises = (table) => table.seats.flatMap((seat) => (seat.mine ? (behind(seat.promise) ?? []) : []));

/** The seal that this browser noted before it told its words; null if it told none.  @param {Table} table */
export const notedSeal = (table) => all().findLast((one) => one.table === table.id && one.seal)?.seal ?? null;

/** My seats whose words of this browser are not among the dice although it had promised some.  @param {Table} table @returns {number[]} */
export function leftOut(table) {
  if (table.status === "gathering" && !table.asked) return [];
  return table.seats.flatMap(({ mine, promise }, number) => (mine && !behind(promise) && all().some((one) => one.table === table.id && one.seat === number) ? [number] : []));
}

/** New words for a seat, of this browser's chance and of what was typed; kept here, only their promise goes out.  @param {Table} table @param {number} seat @param {string} [typed] @returns {NewPromise} */
export function newPromise(table, seat, typed) {
  const words = typed ? `${randomWords()} ${typed}` : randomWords();
  const promise = promiseOf(table.id, table.attempt, seat, words);
  remember({ table: table.id, seat, promise, words, seal: null });
  return { seat, promise };
}

/** Promises for those seats of mine whose words no device here knows.  @param {Table} table @returns {NewPromise[]} */
export function duePromises(table) {
  return table.seats.flatMap((seat, number) => {
    const isDue = seat.mine && seat.kind === "person" && seat.luck !== "promised" && !behind(seat.promise);
    const name = `${table.id} ${table.attempt} ${number}`;
    if (!isDue || (tries.get(name) ?? 0) >= MOST_TRIES) return [];
    tries.set(name, (tries.get(name) ?? 0) + 1);
    return [newPromise(table, number)];
  });
}

/**
 * The words to tell now: those of mine that were promised, once all have promised. What all have promised is noted
 * first, and words are told for no other seal, nor where the server's commitment is another than before.
 * @param {Table} table
 */
export function dueWords(table) {
  if (!table.asked || (noted(table.id) ?? table.commitment) !== table.commitment) return [];
  const seal = sealOf(table);
  return table.seats.flatMap((seat, number) => {
    const own = seat.mine && seat.luck !== "told" ? behind(seat.promise) : null;
    if (!own || own.seat !== number || (own.seal ?? seal) !== seal) return [];
    remember({ ...own, seal });
    return [{ seat: number, words: own.words }];
  });
}

/** Promises or tells what is due at a table before its start; the table after it, or null where nothing was.  @param {Table} table @returns {Promise<Table | null>} */
export async function keepUp(table) {
  if (busy.has(table.id)) {
    busy.set(table.id, table);
    return null;
  }
  /** @type {Table | null} */
  let after = null;
  for (let next = /** @type {Table | null} */ (table); next?.status === "gathering"; next = busy.get(table.id) ?? null) {
    busy.set(table.id, null);
    // What was seen before the last answer says nothing new: words would be told twice.
    if (!after || next.version > after.version) after = (await sendDue(next)) ?? after;
  }
  busy.delete(table.id);
  return after;
}

/** @param {Table} table @returns {Promise<Table | null>} */
async function sendDue(table) {
  const words = dueWords(table);
  const promises = table.asked ? [] : duePromises(table);
  try {
    if (words.length) return await post(`/api/tables/${table.id}/words`, { words });
    return promises.length ? await post(`/api/tables/${table.id}/promise`, { promises }) : null;
  } catch {
    return null; // Somebody was quicker, or the connection is gone: the table comes again.
  }
}

/** Wants to begin, and tells the words of this browser if nobody else's promise is missing.  @param {Table} table @param {{without?: number[], anew?: boolean}} [wish] @returns {Promise<Table>} */
export async function begin(table, wish = {}) {
  const asked = await post(`/api/tables/${table.id}/start`, { promises: table.asked ? [] : duePromises(table), ...wish });
  return (await keepUp(asked)) ?? asked;
}

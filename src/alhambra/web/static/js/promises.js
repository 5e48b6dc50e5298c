/** What this browser has promised for the dice: words that it keeps to itself until all have promised. */
import { post } from "./api.js";
import { noted, randomWords } from "./fairness.js";
import { drop, keep, kept } from "./kept.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("./types.js").TableView} Table */
/** @typedef {import("./types.js").NewPromise} NewPromise */
/** What was promised at a table, and under which seal it was told. @typedef {{attempt: number, seat: number, promise: string, words: string, seal: string | null}} Promised */

/** Of how many tables promises are remembered. */
const MOST = 1000;
/** How often a page promises for a seat because it does not know the words of another promise. */
const MOST_TRIES = 3;

/** What this page remembers by itself: a browser may keep nothing, and another page of it may keep something else at the same moment.  @type {Map<string, Promised[]>} */
const memory = new Map();
/** @type {Map<string, number>} */
const tries = new Map();
/** Tables that something is being sent to: each as it was seen meanwhile, and the last answer once all is sent.  @type {Map<string, {seen: Table | null, done: Promise<Table | null>}>} */
const sending = new Map();

/** What this browser has promised at a table, the oldest first.  @param {string} id @returns {Promised[]} */
function promisedAt(id) {
  const found = kept(`promises ${id}`);
  const stored = /** @type {Promised[]} */ (Array.isArray(found) ? found : []);
  return [...stored, ...(memory.get(id) ?? []).filter((one) => !stored.some(({ promise }) => promise === one.promise))];
}

/** @param {string} id @param {Promised} one */
function remember(id, one) {
  const all = [...promisedAt(id).filter(({ promise }) => promise !== one.promise), one];
  memory.set(id, all);
  keep(`promises ${id}`, all);
  const found = kept("promised");
  const tables = /** @type {string[]} */ (Array.isArray(found) ? found : []);
  if (tables.includes(id)) return;
  tables.push(id);
  for (const old of tables.slice(0, -MOST)) drop(`promises ${old}`);
  keep("promised", tables.slice(-MOST));
}

/** The words behind a promise at a table, if this browser made it.  @param {Table} table @param {string | null} promise */
const behind = ({ id }, promise) => promisedAt(id).find((one) => one.promise === promise) ?? null;

/** The last attempt at a table for which this browser has told words, and under which seal; null if it told none.  @param {Table} table */
function lastTold({ id }) {
  const told = promisedAt(id).filter(({ seal }) => seal);
  return told.length ? told.reduce((last, one) => (one.attempt > last.attempt ? one : last)) : null;
}

/** Has this browser told words for this attempt already, or for a later one? Then it promises nothing any more.  @param {Table} table */
const isTold = (table) => table.attempt <= (lastTold(table)?.attempt ?? 0);

/**
 * Is a table where it was before this browser told its words? Its server was set back: to promise again, or to tell
 * words under another seal, would throw the dice once more, and no record would count it.
 * @param {Table} table
 */
export function isSetBack(table) {
  const told = lastTold(table);
  if (!told || table.attempt !== told.attempt) return isTold(table);
  return table.status === "gathering" && !(table.asked && sealOf(table) === told.seal);
}

/** @param {string} table @param {number} attempt @param {number} seat @param {string} words */
const promiseOf = (table, attempt, seat, words) => sha256(`${table} ${attempt} ${seat} ${words}`);

/** What fixes the server's secret, everybody's words and whose are missing, before any of them is told.  @param {Table} table once all are asked */
export function sealOf(table) {
  const promises = table.seats.flatMap(({ promise }, seat) => (promise ? [`${seat} ${promise}`] : []));
  const missing = table.missing.length ? ` missing ${table.missing.join(", ")}` : "";
  return sha256(`${table.id} ${table.attempt} ${table.commitment} ${promises.join(", ")}${missing}`);
}

/** Have all seats told the words that they had promised?  @param {Table} table once its game has begun */
export function areKept(table) {
  const told = new Map(table.luck.split(", ").map((part) => [Number(part.split(" ", 1)[0]), part.slice(part.indexOf(" ") + 1)]));
  return table.seats.every(({ promise }, seat) => !promise || promise === promiseOf(table.id, table.attempt, seat, told.get(seat) ?? ""));
}

/** What this browser has promised for seats of its own at a table, as long as it holds.  @param {Table} table @returns {Promised[]} */
export const ownPromises = (table) => table.seats.flatMap((seat) => (seat.mine ? (behind(table, seat.promise) ?? []) : []));

/** The seal that this browser noted before it told its words for this attempt; null if it told none.  @param {Table} table */
export const notedSeal = (table) => promisedAt(table.id).find((one) => one.attempt === table.attempt && one.seal)?.seal ?? null;

/** My seats whose words of this browser are not among the dice although it had promised some.  @param {Table} table @returns {number[]} */
export function leftOut(table) {
  if (table.status === "gathering" && !table.asked) return [];
  const seats = new Set(promisedAt(table.id).map(({ seat }) => seat));
  return table.seats.flatMap(({ mine, promise }, number) => (mine && seats.has(number) && !behind(table, promise) ? [number] : []));
}

/** New words for a seat, of this browser's chance and of what was typed; kept here, only their promise goes out.  @param {Table} table @param {number} seat @param {string} [typed] @returns {NewPromise} */
export function newPromise(table, seat, typed) {
  if (isTold(table)) throw new Error("words were told for this attempt already");
  const words = typed ? `${randomWords()} ${typed}` : randomWords();
  const promise = promiseOf(table.id, table.attempt, seat, words);
  remember(table.id, { attempt: table.attempt, seat, promise, words, seal: null });
  return { seat, promise };
}

/** Promises for those seats of mine whose words no device here knows; what was promised before is promised again.  @param {Table} table @returns {NewPromise[]} */
export function duePromises(table) {
  if (isTold(table)) return [];
  return table.seats.flatMap((seat, number) => {
    const isDue = seat.mine && seat.kind === "person" && seat.luck !== "promised" && !behind(table, seat.promise);
    const name = `${table.id} ${table.attempt} ${number}`;
    if (!isDue || (tries.get(name) ?? 0) >= MOST_TRIES) return [];
    tries.set(name, (tries.get(name) ?? 0) + 1);
    const before = promisedAt(table.id).findLast((one) => one.attempt === table.attempt && one.seat === number);
    return [before ? { seat: number, promise: before.promise } : newPromise(table, number)];
  });
}

/**
 * The words to tell now: those of mine that were promised, once all have promised. What all have promised is noted
 * first, and words are told for no other seal, nor where the server's commitment is another than before.
 * @param {Table} table
 */
export function dueWords(table) {
  if (!table.asked || isSetBack(table) || (noted(table.id) ?? table.commitment) !== table.commitment) return [];
  const seal = sealOf(table);
  return table.seats.flatMap((seat, number) => {
    const own = seat.mine && seat.luck !== "told" ? behind(table, seat.promise) : null;
    if (!own || own.seat !== number || own.attempt !== table.attempt) return [];
    remember(table.id, { ...own, seal });
    return [{ seat: number, words: own.words }];
  });
}

/** Promises or tells what is due at a table before its start; the last answer, or null where nothing was due.  @param {Table} table @returns {Promise<Table | null>} */
export async function keepUp(table) {
  const before = sending.get(table.id);
  if (!before) return table.status === "gathering" ? sendAll(table, sendDue) : null;
  before.seen = table; // whoever is sending goes on with it
  return null;
}

/** Of an answer and what was seen meanwhile the newer one: either may have overtaken the other.  @param {Table | null} answer @param {Table | null} seen */
const newer = (answer, seen) => (answer && seen && seen.version <= answer.version ? answer : (seen ?? answer));

/**
 * Sends something to a table, then whatever has become due by the answer or by what was seen meanwhile; the last answer.
 * One thing at a time, so that nothing is sent twice.
 * @param {Table} table @param {(table: Table) => Promise<Table | null>} first @returns {Promise<Table | null>}
 */
function sendAll(table, first) {
  const turn = { seen: /** @type {Table | null} */ (null), done: /** @type {Promise<Table | null>} */ (Promise.resolve(null)) };
  sending.set(table.id, turn);
  const send = async () => {
    let last = await first(table);
    for (let next = newer(last, turn.seen); next?.status === "gathering"; ) {
      turn.seen = null;
      const answer = await sendDue(next);
      last = answer ?? last;
      const after = newer(answer, turn.seen);
      // An answer that brings nothing new is not asked for again, nor does what was seen before this say anything.
      next = after && after.version >= next.version + (answer ? 1 : 0) ? after : null;
    }
    return last;
  };
  turn.done = send().finally(() => sending.delete(table.id));
  return turn.done;
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

/**
 * Asks a table for something once nothing else is being sent to it, then sends what is due.
 * @param {Table} table @param {(table: Table) => Promise<Table> | null} ask null where there is nothing to ask for any more @returns {Promise<Table>}
 */
async function askInTurn(table, ask) {
  let now = table;
  for (let before = sending.get(table.id); before; before = sending.get(table.id)) now = newer(await before.done, now) ?? now;
  const asking = now.status === "gathering" ? ask(now) : null;
  if (!asking) return now;
  const refused = /** @type {unknown[]} */ ([]);
  const last = await sendAll(now, () => asking.catch((error) => (refused.push(error), null)));
  if (refused.length) throw refused[0];
  return last ?? now;
}

/** Promises words for a seat, of this browser's chance and of what was typed.  @param {Table} table @param {number} seat @param {string} typed */
export const promise = (table, seat, typed) =>
  askInTurn(table, (now) => post(`/api/tables/${now.id}/promise`, { promises: [newPromise(now, seat, typed)] }));

/** Wants to begin, and tells the words of this browser if nobody else's promise is missing.  @param {Table} table @param {{without?: number[], anew?: boolean}} [wish] @returns {Promise<Table>} */
export const begin = (table, wish = {}) =>
  askInTurn(table, (now) => {
    if (isSetBack(now) && !wish.anew) return null; // the game would begin without the words of this browser
    const promises = now.asked || wish.anew ? [] : duePromises(now);
    return post(`/api/tables/${now.id}/start`, { promises, ...wish });
  });

/** The scorings of a game as the story tells them: who earned what, and how the grounds lay then. Pure. */

/** @import { Account, Event } from "./types.js" */
/** @import { Laid, TileName } from "./shapes.js" */

/**
 * A scoring with all that is needed to draw it.
 * @typedef {object} Held
 * @property {number} number how many places it rewards, which is also its number
 * @property {boolean} isHeld false: as if it came now
 * @property {number | null} ply after which it was held
 * @property {Account[]} accounts
 * @property {Laid[][]} grounds by seat
 * @property {TileName[]} dirk his tiles
 * @property {number[]} before the points of every row before it
 */

/** @typedef {{grounds: Laid[][], dirk: TileName[], points: number[]}} Lying What lies on the table, and the points so far. */

/** @param {Laid[]} tiles @param {{x: number, y: number}} place */
const without = (tiles, { x, y }) => tiles.filter((laid) => laid.x !== x || laid.y !== y);

/** Takes one thing that happened into what lies there.  @param {Lying} lying @param {Event} event */
function follow(lying, event) {
  if (event.kind === "drew") lying.dirk = [...lying.dirk, ...event.tiles];
  if (event.kind === "gave") lying.dirk = [...lying.dirk, event.tile];
  if ("x" in event) {
    const { kind, seat, tile, x, y } = event;
    const rest = without(lying.grounds[seat] ?? [], { x, y });
    lying.grounds[seat] = kind === "removed" ? rest : [...rest, { tile, x, y }];
  }
}

/**
 * All scorings of a story, each with the grounds as they lay then. A story that does not begin with the game cannot tell
 * them; but the last scoring was held on the grounds of the end.
 * @param {Event[]} story @param {any} [view] @returns {Held[]}
 */
export function heldIn(story, view) {
  /** @type {Lying} */
  const lying = { grounds: [], dirk: [], points: [] };
  const held = [];
  for (const event of story) {
    follow(lying, event);
    if (event.kind !== "scored") continue;
    const { accounts } = event;
    const before = accounts.map(({ row }) => lying.points[row] ?? 0);
    const grounds = accounts.filter((one) => !one.is_dirk).map(({ row }) => lying.grounds[row] ?? []);
    held.push({ number: event.number, isHeld: true, ply: event.ply, accounts, grounds, dirk: lying.dirk, before });
    lying.points = accounts.map(({ total }, row) => before[row] + total);
  }
  const last = held[held.length - 1];
  if (view?.over && last?.number === 3) {
    const rows = [...view.seats, ...(view.dirk ? [view.dirk] : [])];
    last.grounds = view.seats.map((/** @type {{grounds: Laid[]}} */ seat) => seat.grounds);
    last.dirk = view.dirk?.tiles ?? [];
    last.before = rows.map(({ points }, row) => points - last.accounts[row].total);
  }
  return held;
}

/** The next scoring as if it came now; null once there is none to come.  @param {any} view @returns {Held | null} */
export function asNow(view) {
  if (view.over || !view.ahead) return null;
  const { places, accounts } = view.next;
  /** @type {{points: number, grounds: Laid[]}[]} */
  const seats = view.seats;
  const before = seats.map(({ points }) => points);
  if (view.dirk) before.push(view.dirk.points);
  return { number: places, isHeld: false, ply: null, accounts, grounds: seats.map(({ grounds }) => grounds), dirk: view.dirk?.tiles ?? [], before };
}

const FIRSTS = [1, 8, 16];

/** The points of a type's places, the first one first.  @param {number} type @param {number} number of the scoring */
export function ladder(type, number) {
  return FIRSTS.slice(0, number).reverse().map((points) => points + type);
}

/**
 * Rows that have equally many of a type.
 * @typedef {{rows: number[], count: number, place: number | null, points: number, shared: number[]}} Rank
 * `shared` are the points of the places they share; `points` is what each gets
 */

/** How everybody ranks in a type, the most first.  @param {Held} held @param {number} type @returns {Rank[]} */
export function ranks({ accounts, number }, type) {
  const counts = [...new Set(accounts.map(({ types }) => types[type].count))].sort((a, b) => b - a);
  return counts.map((count) => {
    const equal = accounts.filter(({ types }) => types[type].count === count);
    const { place, points } = equal[0].types[type];
    const shared = place === null ? [] : ladder(type, number).slice(place - 1, place - 1 + equal.length);
    return { rows: equal.map(({ row }) => row), count, place, points, shared };
  });
}

/** The steps of a walk through a scoring: six types, the walls, the total. */
export const STEPS = 8;
export const WALLS = 6;
export const TOTAL = 7;

/** What a row has earned up to a step, that one included.  @param {Account} account @param {number} step */
export function earned({ types, wall }, step) {
  const some = types.slice(0, step + 1).reduce((sum, { points }) => sum + points, 0);
  return step >= WALLS ? some + wall.length : some;
}

/** Rows by their points, the most first; those without a claim to win, last.  @param {Held} held */
export function ranking({ accounts, before }) {
  const after = accounts.map(({ row, total, is_dirk: isDirk }) => ({ row, isDirk, points: before[row] + total }));
  return after.sort((a, b) => Number(a.isDirk) - Number(b.isDirk) || b.points - a.points || a.row - b.row);
}

/** The own grounds as they are drawn at a moment of a turn: what is lit, tried, shown, changed. Pure but for words. */
import { barred, fits, holes } from "./fitting.js";
import { keyOf, clashes, groundOf, outerWalls } from "./outline.js";
import { lit, tileIn } from "./turn.js";

/** @import { Laid, Place, Refused, Side } from "./shapes.js" */
/** @import { Scene } from "./props.js" */
/** @import { Picked } from "./picking.js" */
/** @import { Turn } from "./turn.js" */
/** @import { Choice as Prospect } from "./types.js" */
/** @import { Moving } from "./turn.js" */

/** Is it a change of the own grounds?  @param {Prospect | null} prospect @returns {prospect is Moving} */
export const isMoving = (prospect) => prospect !== null && "change" in prospect;

/** The longest wall; of equal ones the one that is there already.  @param {Laid[]} tiles @param {Side[]} now */
export function longest(tiles, now) {
  const known = new Set(now.map(keyOf));
  const same = (/** @type {Side[]} */ sides) => sides.filter((side) => known.has(keyOf(side))).length;
  return outerWalls(groundOf(tiles)).reduce((best, run) => (run.length - best.length || same(run) - same(best)) > 0 ? run : best, /** @type {Side[]} */ ([]));
}

/** @param {Laid[]} tiles @param {Place} place */
const without = (tiles, { x, y }) => tiles.filter((laid) => laid.x !== x || laid.y !== y);

/** The grounds after a change.  @param {Laid[]} tiles @param {Moving} moving @returns {Laid[]} */
export function after(tiles, { kind, tile, x, y }) {
  const rest = without(tiles, { x, y });
  return kind === "remove" ? rest : [...rest, { tile, x, y }];
}

/**
 * @param {{tiles: Laid[], wall: Side[], picked: Picked, turn: Turn, shown: Prospect | null, market: (string | null)[], fresh?: Place[], refused?: Refused | null}} given
 * @returns {Scene}
 */
export function sceneOf({ tiles, wall, picked, turn, shown, market, fresh, refused = null }) {
  /** @type {Scene} */
  const scene = { tiles, wall: { sides: wall, label: String(wall.length) }, fresh, refused };
  if (picked.kind === "slot") {
    const tile = market[picked.slot];
    scene.places = tile ? fits(tiles, tile).map(({ x, y }) => ({ x, y, look: "maybe" })) : [];
  }
  if (picked.kind !== "tile") return scene;
  scene.places = lit(turn, picked);
  if (picked.from === "grounds") scene.selected = tiles.filter((laid) => laid.tile === picked.tile);
  if (picked.from === "bought" && !scene.places.length) scene.places = fits(tiles, picked.tile).map(({ x, y }) => ({ x, y, look: "maybe" }));
  return isMoving(shown) ? { ...scene, ...changed(tiles, wall, shown) } : scene;
}

/** What a change makes of the drawing: the tile where it would be, and the wall anew.  @param {Laid[]} tiles @param {Side[]} wall @param {Moving} moving @returns {Partial<Scene>} */
function changed(tiles, wall, moving) {
  const { kind, tile, x, y, change } = moving;
  const [before, now] = change.wall;
  const sides = longest(after(tiles, moving), wall);
  const label = before === now ? String(now) : `${before}→${now}`;
  const new_ = kind === "remove" ? undefined : sides.find((side) => side.x === x && side.y === y);
  const gains = new_ && now > before ? [{ ...new_, label: `+${now - before}` }] : [];
  if (kind === "remove") return { tiles: without(tiles, moving), wall: { sides, label }, selected: [{ x, y }], gains };
  return { tiles: without(tiles, moving), ghost: { tile, x, y }, wall: { sides, label }, selected: [], gains };
}

/** The place an action was meant for; null where it has none.  @param {string | null} action @param {Laid[]} tiles @returns {(Place & {tile: string | null}) | null} */
export function placeMeant(action, tiles) {
  const put = action?.match(/^(?:place|build) (\S+) at ([+-]\d+),([+-]\d+)$/);
  if (put) return { tile: put[1], x: Number(put[2]), y: Number(put[3]) };
  const moved = action?.match(/^(?:remove|exchange) (\S+)(?: for (\S+))?$/);
  if (!moved) return null;
  const found = moved[1] === "fountain" ? { x: 0, y: 0 } : tiles.find((laid) => laid.tile === moved[1]);
  return found ? { x: found.x, y: found.y, tile: moved[2] ?? null } : null;
}

/**
 * A place that was tried in vain, with the sides that clash and the places that would be shut in.
 * @param {{error: {reason: string | null}, action: string | null} | null} refusal @param {Laid[]} tiles @returns {Refused | null}
 */
export function refusedAt(refusal, tiles) {
  const meant = refusal && placeMeant(refusal.action, tiles);
  if (!meant) return null;
  const { tile, x, y } = meant;
  const wanted = { tile: tile ?? "fountain", x, y };
  switch (refusal.error.reason) {
    case "WALL_MEETS_OPEN_SIDE":
      return { x, y, sides: clashes(tiles, wanted) };
    case "DOES_NOT_FIT":
      return { x, y, sides: clashes(without(tiles, wanted), wanted) };
    case "NOT_REACHABLE":
      return { x, y, sides: barred(tiles, wanted) };
    case "LEAVES_HOLE":
      return { x, y, holes: tile && !tileIn(tiles, wanted) ? holes([...tiles, wanted]) : holes(without(tiles, wanted)) };
    default:
      return { x, y };
  }
}

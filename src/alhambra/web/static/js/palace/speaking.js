/** The board in words: slots, cards, places, and what a choice would bring. Pure but for the language. */
import { words } from "../api.js";
import { listed, locale, t } from "../i18n.js";
import { at, readCard, readTile } from "./names.js";
import { clashes, groundOf, isWalled, OUTWARD, SIDES } from "./outline.js";
import { isMoving, placeMeant } from "./scene.js";
import { signed } from "./turn.js";
import { CURRENCIES, currencyName, moneyName, spotName, tileName } from "./words.js";

/** @import { Error as Refusal } from "../types.js" */
/** @import { CardName, Laid, Place, SideName, TileName } from "./shapes.js" */
/** @import { Ahead, Buying, Change, Offer, Choice as Prospect, Scoring, TypeAfter } from "./types.js" */
/** @import { Moving } from "./turn.js" */

/** @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);

/** @param {[number, number]} odds */
export const percent = ([ways, all]) => new Intl.NumberFormat(locale(), { style: "percent" }).format(all ? ways / all : 0);

/** @param {CardName} card */
export function cardName(card) {
  const { currency, value } = readCard(card);
  return t("board-card", { currency, value });
}

/** The values of cards: `3 + 2`.  @param {CardName[]} cards */
export const values = (cards) => cards.map((card) => readCard(card).value).join(" + ");

/** The walls of a tile: `walls north and west`.  @param {TileName} tile */
export function wallsName(tile) {
  const { walls } = readTile(tile);
  return t("board-walls", { count: walls.length, sides: listed(walls.map((side) => t("board-side", { side }))) });
}

/** How a tile of the market stands for whoever is to move.  @param {Offer} offer */
export function standing({ short, payments }) {
  if (short) return { kind: /** @type {const} */ ("short"), label: t("board-short", { short }), spoken: t("board-short", { short }) };
  const [{ over, cards }] = payments;
  if (over) {
    const paid = cards.reduce((sum, card) => sum + readCard(card).value, 0);
    return { kind: /** @type {const} */ ("payable"), label: t("board-payable", { paid, over }), brief: t("board-payable-brief", { over }), spoken: t("board-payable-spoken", { paid, over }) };
  }
  const ways = payments.filter((one) => !one.over).length;
  return { kind: /** @type {const} */ ("exact"), label: t("board-exact"), spoken: t("board-exact-spoken", { ways }) };
}

/** A slot of the market as it is spoken.  @param {TileName | null} tile @param {number} slot @param {{offer?: Offer, empty: string, isFresh?: boolean}} how */
export function slotName(tile, slot, { offer, empty, isFresh = false }) {
  if (!tile) return t("board-slot-empty", { currency: capital(currencyName(slot)), what: empty });
  const parts = [capital(tileName(tile)), wallsName(tile), t("board-card", { value: readTile(tile).price, currency: CURRENCIES[slot] })];
  if (offer) parts.push(standing(offer).spoken);
  if (isFresh) parts.push(t("board-new"));
  return parts.join(", ");
}

/** Where a place lies beside a tile: `south of arcades 8`; the tile one would walk from comes first.  @param {Laid[]} tiles @param {Place} place @param {TileName} tile */
export function besideName(tiles, { x, y }, tile) {
  const ground = groundOf(tiles.filter((laid) => laid.x !== x || laid.y !== y));
  const { walls } = readTile(tile);
  const beside = SIDES.filter((side) => ground.has(at(x + OUTWARD[side][0], y + OUTWARD[side][1])));
  const side = beside.find((one) => !walls.includes(one)) ?? beside[0];
  if (!side) return spotName(x, y);
  const other = ground.get(at(x + OUTWARD[side][0], y + OUTWARD[side][1]))?.tile ?? "fountain";
  return t("board-beside", { side: OPPOSITE[side], tile: groundTile(other) });
}

const OPPOSITE = /** @type {Record<SideName, SideName>} */ ({ N: "S", S: "N", E: "W", W: "E" });

/** A tile as messages name it; how they call the fountain, they know themselves.  @param {TileName} tile */
const groundTile = (tile) => (tile === "fountain" ? tile : tileName(tile));

/** @param {TypeAfter} type */
function typeLine({ building, count, place, shared, points, gain }) {
  const args = { building, count, place: place ?? 0, points, before: points - gain, gain };
  const id = place === null ? "board-type-none" : shared > 1 ? "board-type-shared" : "board-type-place";
  return t(id, args);
}

/** What a change of the grounds would bring, part by part.  @param {Change} change */
export function changeLines({ wall: [before, after], types }) {
  const lines = types.map((type) => ({ building: type.building, text: typeLine(type), gain: type.gain }));
  return [...lines, { building: null, text: t(before === after ? "board-wall-same" : "board-wall-line", { before, after }), gain: after - before }];
}

/** The same in few words, for where there is little room: `4th garden +4 · wall 10 +1`.  @param {Change} change */
export function changeBrief({ wall: [before, after], types }) {
  const parts = types.filter(({ gain }) => gain).map(({ building, count, gain }) => t("board-type-brief", { building, count, gain: signed(gain) }));
  if (before !== after) parts.push(t("board-wall-brief", { after, gain: signed(after - before) }));
  return parts;
}

/** What a choice does, as a heading says it.  @param {Prospect} one @param {Laid[]} tiles the own grounds */
export function title(one, tiles) {
  switch (one.kind) {
    case "take":
      return t("board-do-take", { cards: moneyName(one.cards) });
    case "buy":
      return t("board-do-buy", { tile: tileName(one.tile), cards: moneyName(one.cards) });
    case "place":
    case "build":
      return t("board-do-build", { tile: tileName(one.tile), beside: besideName(tiles, one, one.tile) });
    case "remove":
      return t("board-do-remove", { tile: tileName(one.tile) });
    case "exchange":
      return t("board-do-exchange", { tile: tileName(one.tile), old: tileName(one.old) });
    case "reserve":
      return t("board-do-reserve", { tile: tileName(one.tile) });
    case "give":
      return t("board-do-give", { tile: tileName(one.tile) });
    default:
      return t("board-pass");
  }
}

/** What a choice would bring, as far as it can be said in a line.  @param {Prospect} one */
export function brings(one) {
  if (isMoving(one)) return [t("board-gain-short", { points: signed(one.change.points) }), ...changeLines(one.change).map(({ text }) => text)];
  if (one.kind === "buy") return [one.over ? t("board-option-over", { over: one.over }) : t("board-option-exact"), fitting(one)];
  if (one.kind === "take") return one.pays.map(({ tile, exact }) => t(exact ? "board-pays-exact" : "board-pays", { tile: tileName(tile) }));
  if (one.kind === "reserve") return [t(one.last ? "board-reserve-last" : "board-reserve-text")];
  if (one.kind === "give") return [t("board-give-text", { count: one.dirk.count, building: one.dirk.building }), t("board-gain-short", { points: signed(one.points) })];
  return [t("board-pass-text")];
}

/** In how many places a tile fits, and what the best would bring.  @param {Pick<Offer | Buying, "fits" | "best">} offer */
export const fitting = ({ fits, best }) => t(best ? "board-fits" : "board-fits-nowhere", { fits, points: best ? signed(best.change.points) : "" });

/** A choice in one sentence.  @param {Prospect} one @param {Laid[]} tiles */
export function fullName(one, tiles) {
  const parts = brings(one);
  return parts.length ? `${title(one, tiles)}: ${parts.join("; ")}` : title(one, tiles);
}

/** A choice and what it brings, where there is little room.  @param {Prospect} one @param {Laid[]} tiles */
export function briefName(one, tiles) {
  if (!isMoving(one)) return title(one, tiles);
  return `${title(one, tiles)}: ${[signed(one.change.points), ...changeBrief(one.change)].join(" · ")}`;
}

/**
 * A place of the grounds as it is spoken.
 * @param {Place} place @param {Laid[]} tiles @param {{moving: Moving | null, held: TileName | null}} now what could be done there
 */
export function cellName(place, tiles, { moving, held }) {
  const { x, y } = place;
  const here = x === 0 && y === 0 ? null : tiles.find((laid) => laid.x === x && laid.y === y);
  const parts = moving ? [signed(moving.change.points), ...changeBrief(moving.change)].join(", ") : "";
  if (x === 0 && y === 0) return capital(t("board-the-fountain"));
  if (here) {
    const what = `${tileName(here.tile)}, ${wallsName(here.tile)}`;
    const said = t("board-cell", { spot: spotName(x, y), what });
    return moving ? `${said}. ${t("board-cell-swap", { tile: tileName(moving.tile), parts })}` : said;
  }
  if (!moving) return t("board-cell", { spot: spotName(x, y), what: t("board-free") });
  return t("board-cell", { spot: spotName(x, y), what: t("board-cell-fits", { tile: tileName(held ?? moving.tile), parts }) });
}

/**
 * Why a place was refused, told of that very place where it can be; null where the general reason is all there is.
 * @param {{error: {reason: string | null}, action: string | null}} refusal @param {Laid[]} tiles
 */
function clashName({ error, action }, tiles) {
  const meant = placeMeant(action, tiles);
  if (!meant?.tile || error.reason !== "WALL_MEETS_OPEN_SIDE") return null;
  const wanted = { tile: meant.tile, x: meant.x, y: meant.y };
  const [side] = clashes(tiles, wanted);
  if (!side) return null;
  const ground = groundOf([...tiles, wanted]);
  const other = ground.get(at(meant.x + OUTWARD[side][0], meant.y + OUTWARD[side][1]))?.tile ?? "fountain";
  return t(isWalled(ground, { ...wanted, side }) ? "board-wall-meets" : "board-open-meets", { side, tile: groundTile(other) });
}

/**
 * Why a place was refused, in words for the eye and the ear.
 * @param {{error: Refusal, action: string | null}} refusal @param {Laid[]} tiles
 */
export function refusedName(refusal, tiles) {
  if (!placeMeant(refusal.action, tiles)) return { lead: "", why: words(refusal.error, "palace") };
  const isRemoval = refusal.action?.startsWith("remove");
  const lead = t(isRemoval ? "board-not-this" : "board-not-here");
  return { lead, why: clashName(refusal, tiles) ?? words(refusal.error, "palace") };
}

/**
 * How near the next scoring is, in a sentence; and its chance in the next refill.
 * @param {Ahead} ahead @param {{drawn: number, takes: number}} now how many cards would be drawn then, and the most that can be taken at once; 0 where nobody here may take any
 */
export function aheadLines({ number, least, most, bag, missing, odds }, { drawn, takes }) {
  if (least === null || most === null) return [t("board-ahead-end", { bag })];
  const first = least ? t("board-ahead-between", { number, least: least + 1, most: most + 1 }) : t("board-ahead-within", { number, most: most + 1 });
  const next = Math.min(4, drawn || missing);
  if (next && odds[4][0]) return [first, t("board-ahead-next", { count: next, chance: percent(odds[next]) })];
  const count = odds.findIndex(([ways]) => ways > 0);
  if (count < 0 || (takes && takes < count)) return [first, t("board-ahead-not-yet")];
  return takes ? [first, t("board-ahead-each", { count, chance: percent(odds[count]) })] : [first];
}

/** @param {Scoring} scoring */
export const ifNow = ({ places }) => t("board-if-now", { number: places });

/** What happened in the board game, in words. */
import { listed, t } from "../i18n.js";
import { CURRENCIES, moneyName, rowName, spotName, tileName, tileNames } from "./words.js";

/** @import { Bought, Event, Scored, TileLeft } from "./types.js" */

/** The cards, or how many they are where they may not be told again.  @param {{cards: string[] | null, count: number}} event */
const cardsOf = (event) => (event.cards ? moneyName(event.cards) : t("palace-cards", { count: event.count }));

/** What was done to grounds, and what became of the wall.  @param {string} first @param {{wall: [number, number]}} event */
function walled(first, { wall: [before, after] }) {
  return before === after ? first : `${first} ${t("palace-told-wall", { before, after })}`;
}

/** @param {Bought} event @param {string} name */
function bought(event, name) {
  const args = { name, tile: tileName(event.tile), cards: cardsOf(event), over: event.over };
  if (event.exact) return t("palace-told-bought-exactly", args);
  return t(event.over === null ? "palace-told-bought" : "palace-told-bought-over", args);
}

/** Who gets a tile that was left on the market, and why.  @param {TileLeft} left @param {string[]} names */
export function leftName({ tile, slot, seat, tied }, names) {
  const args = { tile: tileName(tile), currency: CURRENCIES[slot] };
  if (seat !== null) return t("palace-told-got", { ...args, name: rowName(names, seat) });
  if (!tied.length) return t("palace-told-nobody", args);
  return t("palace-told-tied", { ...args, names: listed(tied.map((row) => rowName(names, row))) });
}

/** @param {Scored} event @param {string[]} names */
function scored(event, names) {
  const points = event.accounts.map(({ row, total }) => `${rowName(names, row)} +${total}`);
  return t("palace-told-scored", { number: event.number, points: points.join(", ") });
}

/** Who won.  @param {number[]} winners @param {string[]} names */
export function won(winners, names) {
  return t("event-over", { names: listed(winners.map((row) => rowName(names, row))), count: winners.length });
}

/** What happened, as a sentence.  @param {Event} event @param {string[]} names @returns {string} */
export function sentence(event, names) {
  const name = rowName(names, "seat" in event ? event.seat : 0);
  const tile = "tile" in event ? tileName(event.tile) : "";
  switch (event.kind) {
    case "drew":
      return t("palace-told-drew", { scoring: event.scoring, tiles: tileNames(event.tiles) });
    case "dealt":
      return t(event.cards ? "palace-told-dealt" : "palace-told-dealt-hidden", { name, cards: cardsOf(event), total: event.total });
    case "first":
      return t("palace-told-first", { name, by: event.by });
    case "laid":
      return t(event.cards ? "palace-told-laid" : "palace-told-laid-hidden", { cards: cardsOf(event), count: event.count });
    case "tile":
      return t("palace-told-tile", { tile, currency: CURRENCIES[event.slot] });
    case "reshuffled":
      return t("palace-told-reshuffled");
    case "scoring-card":
      return t("palace-told-scoring-card", { number: event.number });
    case "took":
      return t(event.cards ? "palace-told-took" : "palace-told-took-hidden", { name, cards: cardsOf(event), count: event.count });
    case "bought":
      return bought(event, name);
    case "placed":
      return walled(t("palace-told-placed", { name, tile, spot: spotName(event.x, event.y) }), event);
    case "built":
      return walled(t("palace-told-built", { name, tile, spot: spotName(event.x, event.y) }), event);
    case "removed":
      return walled(t("palace-told-removed", { name, tile }), event);
    case "exchanged":
      return walled(t("palace-told-exchanged", { name, tile, old: tileName(event.old) }), event);
    case "reserved":
      return t("palace-told-reserved", { name, tile });
    case "gave":
      return t("palace-told-gave", { name, tile });
    case "passed":
      return t("palace-told-passed", { name });
    case "last-turn":
      return t("palace-told-last-turn", { why: event.why });
    case "scored":
      return scored(event, names);
    case "given-out":
      return event.tiles.map((left) => leftName(left, names)).join(" ");
    case "over":
      return won(event.winners, names);
  }
}

/** A scoring begins a part of the story.  @param {Event} event */
export const isChapter = (event) => event.kind === "scored";

/** What chance brought nobody knew before.  @param {Event} event */
export const isDealt = (event) => !("seat" in event) || event.kind === "dealt" || event.kind === "first";

/** An event as a seat may read it again later: cards that all saw are then only counted, but for one's own.  @param {Event} event @param {number | null} seat @returns {Event} */
export function hushed(event, seat) {
  if (event.kind === "laid") return { ...event, cards: null };
  if ((event.kind === "dealt" || event.kind === "took") && event.seat !== seat) return { ...event, cards: null, total: null };
  return event.kind === "bought" && event.seat !== seat ? { ...event, cards: null, over: null } : event;
}

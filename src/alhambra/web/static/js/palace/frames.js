/** The film of what the others did in the board game: whose grounds grew, which money was taken, and what is new to take or buy. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { Amount, Card } from "./card.js";
import { gathered, newPlaces } from "./happened.js";
import { readTile } from "./names.js";
import { standing } from "./speaking.js";
import { sentence } from "./story.js";
import { BuildingSign } from "./symbols.js";
import { Thumbnail } from "./thumbnail.js";
import { Tile } from "./tile.js";
import { TileText } from "./panel.js";
import { CURRENCIES } from "./words.js";

/** @import { Frame } from "../games.js" */
/** @import { Deed } from "./happened.js" */
/** @import { Event, View } from "./types.js" */

/** @typedef {{view: View, names: string[], seat: number}} Whose */

/** A tile by sign and price.  @param {{tile: string}} props */
function Sign({ tile }) {
  const { building, price } = readTile(tile);
  return html`${building && html`<${BuildingSign} building=${building} />`} <b>${price}</b>`;
}

/** @param {{cards: string[]}} props */
const Coins = ({ cards }) => html`<span class="coins">${cards.map((card, index) => html`<${Amount} key=${index} card=${card} /> `)}</span>`;

/** What was done, in few words; a purchase is told with the place the tile went to.  @param {{deed: Deed, paid: import("./types.js").Bought | undefined}} props */
function Words({ deed, paid }) {
  const verb = t("board-deed", { deed: deed.kind });
  if (deed.kind === "took") return html`<p>${verb} ${deed.cards ? html`<${Coins} cards=${deed.cards} />` : t("board-cards", { count: deed.count })}</p>`;
  if (!("tile" in deed)) return html`<p>${verb}</p>`;
  const how = paid && (paid.exact ? t("board-film-exact") : paid.over ? t("board-film-over", { over: paid.over }) : "");
  return html`<p>${verb} <${Sign} tile=${deed.tile} /> ${how}</p>${paid?.cards && html`<p><${Coins} cards=${paid.cards} /></p>`}`;
}

/** Cards that were taken, on their way to a hand.  @param {{cards: string[]}} props */
const Taken = ({ cards }) => html`<div class="taken">${cards.map((card, index) => html`<${Card} key=${index} card=${card} />`)}
  <svg viewBox="0 0 60 24" aria-hidden="true" focusable="false"><path d="M3 3c6 16 28 20 48 12M43 9l9 5.5-8 7" /></svg></div>`;

/** @param {number} row @param {Deed[]} deeds @param {View} view */
function picture(row, deeds, view) {
  const { grounds } = view.seats[row];
  const places = deeds.flatMap((deed) => (deed.kind === "placed" || deed.kind === "built" || deed.kind === "exchanged" ? [{ x: deed.x, y: deed.y }] : []));
  const taken = deeds.flatMap((deed) => (deed.kind === "took" ? (deed.cards ?? []) : []));
  const tiles = deeds.flatMap((deed) => ("tile" in deed && deed.kind !== "bought" ? [deed.tile] : []));
  if (places.length || (!taken.length && !tiles.length)) return html`<${Thumbnail} tiles=${grounds} wall=${view.next.accounts[row].wall} fresh=${places} />`;
  return taken.length ? html`<${Taken} cards=${taken} />` : html`<div class="taken">${tiles.map((tile) => html`<${Tile} key=${tile} tile=${tile} />`)}</div>`;
}

/** How many cards a hand has more or less after some deeds.  @param {Deed[]} deeds */
const more = (deeds) => deeds.reduce((sum, deed) => sum + (deed.kind === "took" ? deed.count : deed.kind === "bought" ? -deed.count : 0), 0);

/** A frame for each of the others who did something.  @param {Event[]} events @param {Whose} whose @returns {Frame[]} */
export function frames(events, { view, names, seat }) {
  return [...gathered(events).deeds].filter(([row]) => row !== seat).map(([row, deeds]) => {
    const bought = new Map(deeds.flatMap((deed) => (deed.kind === "bought" ? [[deed.tile, deed]] : [])));
    const placed = new Set(deeds.flatMap((deed) => ("tile" in deed && deed.kind !== "bought" ? [deed.tile] : [])));
    const shown = deeds.filter((deed) => deed.kind !== "bought" || !placed.has(deed.tile)).sort((a, b) => Number("tile" in b) - Number("tile" in a));
    const { cards } = view.seats[row];
    const by = more(deeds);
    const words = html`${shown.map((deed, index) => html`<${Words} key=${index} deed=${deed} paid=${"tile" in deed ? bought.get(deed.tile) : undefined} />`)}
      ${by !== 0 && html`<p class="muted">${t("board-film-hand", { before: cards - by, after: cards })}</p>`}`;
    return { row, ply: deeds[deeds.length - 1].ply, told: deeds.map((deed) => sentence(deed, names)).join(" "), picture: picture(row, deeds, view), words };
  });
}

/** Tiles and money that came since; nothing where nothing did.  @param {Event[]} events @param {Whose} whose */
export function fresh(events, { view }) {
  const { slots, cards } = gathered(events);
  const tiles = [...slots].sort().flatMap((slot) => (view.market[slot] ? [{ slot, tile: view.market[slot] }] : []));
  const money = [...newPlaces(view.display, cards)].sort().map((place) => view.display[place]);
  if (!tiles.length && !money.length) return null;
  return html`${t("board-film-new")} ${tiles.map(({ slot, tile }, index) => {
    const offer = view.own?.offers.find((one) => one.slot === slot);
    const isExact = offer && standing(offer).kind === "exact";
    return html`${index > 0 && ", "}<${TileText} tile=${tile} /> ${t("board-film-for", { currency: CURRENCIES[slot] })}${isExact && html`, <span class="good">${t("board-film-payable")}</span>`}`;
  })}${tiles.length > 0 && ". "}${money.length > 0 && html`${t("board-display")}: <${Coins} cards=${money} />`}`;
}

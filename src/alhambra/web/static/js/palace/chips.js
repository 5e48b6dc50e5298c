/** Everybody in a row of chips, for phones: face, points, hand, what the next scoring would bring, and the last action. */
import { html } from "../dom.js";
import { Face } from "../face.js";
import { t } from "../i18n.js";
import { readCard, readTile } from "./names.js";
import { linesOf } from "./reckoning.js";
import { inOrder, whenOf } from "./standings.js";
import { BuildingSign, CardsSign, Coin, WallSign } from "./symbols.js";
import { signed } from "./turn.js";
import { moneyName, rowName, tileName } from "./words.js";

/** @import { Player } from "../table/names.js" */
/** @import { Deed, LastTurn } from "./happened.js" */
/** @import { Currency } from "./shapes.js" */
/** @import { Looked } from "./standings.js" */
/** @import { Change, Giving, View } from "./types.js" */

/** Names of more letters have a line of their own where four or more share the width. */
const SHORT = 6;
/** Names of people are cut here where six share it. */
const CUT = 7;

/** What marks an action that is not building. @type {Partial<Record<Deed["kind"], string>>} */
const MARKS = { removed: "↓", reserved: "↓", exchanged: "⇄", gave: "→", passed: "–" };

/** An action as sign and value: a tile by building and price, money by its coins and the sum.  @param {{deed: Deed}} props */
export function DeedSign({ deed }) {
  const mark = MARKS[deed.kind] && html`<i>${MARKS[deed.kind]}</i>`;
  if ("tile" in deed) {
    const { building, price } = readTile(deed.tile);
    return html`${mark}${building && html`<${BuildingSign} building=${building} />`}<span>${price}</span>`;
  }
  if (deed.kind !== "took") return mark;
  if (!deed.cards) return html`<${CardsSign} /><span>+${deed.count}</span>`;
  const cards = deed.cards.map(readCard);
  const currencies = [...new Set(cards.map(({ currency }) => currency))];
  return html`<span class="coins">${currencies.map((currency) => html`<${Coin} key=${currency} currency=${/** @type {Currency} */ (currency)} />`)}</span><span>${cards.reduce((sum, { value }) => sum + value, 0)}</span>`;
}

/** The same in words: `took denar 5`.  @param {Deed} deed */
function deedName(deed) {
  const what = "tile" in deed ? tileName(deed.tile) : deed.kind === "took" ? (deed.cards ? moneyName(deed.cards) : t("board-cards", { count: deed.count })) : "";
  return [t("board-deed", { deed: deed.kind }), what].filter(Boolean).join(" ");
}

/** @param {string} name */
const cut = (name) => ([...name].length > CUT ? `${[...name].slice(0, CUT - 1).join("")}…` : name);

/**
 * @param {{view: View, names: string[], players?: Player[], seat: number, isOwn: boolean, looked: Looked | null, change: Change | null, giving: Giving | null,
 *   last: Map<number, LastTurn>, onLook: (looked: Looked) => void, onStandings: () => void}} props
 * `isOwn`: does whoever looks sit there?
 */
export function Chips({ view, names, players, seat, isOwn, looked, change, giving, last, onLook, onStandings }) {
  const lines = inOrder(linesOf(view.next, { seat: view.mover ?? -1, change, giving }), seat);
  const named = lines.map(({ row }) => (row === seat && isOwn ? t("board-you") : rowName(names, row)));
  const isDense = lines.length > 4 || (lines.length === 4 && named.some((name) => [...name].length > SHORT));
  return html`<ul class="chips of-${lines.length} ${isDense ? "dense" : ""}" aria-label=${whenOf(view)}>${lines.map(({ row, isDirk, wall, next }, place) => {
    const whose = /** @type {Looked} */ (isDirk ? "dirk" : row);
    const of = isDirk ? null : view.seats[row];
    const points = of?.points ?? view.dirk?.points ?? 0;
    const count = of?.cards ?? view.dirk?.tiles.length ?? 0;
    const deed = row === seat ? undefined : last.get(row)?.deeds.at(-1);
    const opens = row === seat && looked === null;
    const told = [rowName(names, row), t("board-chip-points", { points }), t(of ? "board-cards" : "board-tiles", { count }), view.over ? "" : t("board-chip-next", { points: signed(next) }), deed ? deedName(deed) : row === seat ? t("board-chip-wall", { wall }) : ""];
    return html`<li key=${row}><button type="button" class="chip ${row === seat ? "mine" : ""} ${row === view.mover ? "moves" : ""}" data-row=${row} aria-haspopup=${opens ? "dialog" : null} aria-pressed=${opens ? null : whose === looked ? "true" : "false"}
      onClick=${() => (opens ? onStandings() : onLook(whose))}><span class="unseen">${told.filter(Boolean).join(", ")}. ${t(opens ? "board-chip-standings" : "board-chip-look")}</span><span class="sight" aria-hidden="true">
        ${isDirk ? html`<span class="dirk-sign">D</span>` : html`<${Face} who=${players?.[row]?.who} size=${lines.length > 4 ? 24 : 32} isActive=${row === view.mover} label="" />`}
        <b class="chip-points ${points > 99 ? "long" : ""}">${points}</b>
        <span class="chip-name">${lines.length > 5 ? cut(named[place]) : named[place]}</span>
        <span class="chip-hand">${of ? html`<${CardsSign} />` : html`<svg class="cards-sign" viewBox="0 0 20 20"><path d="M3.5 3.5h13v13h-13z" /></svg>`}${count}</span>
        ${!view.over && html`<small class="chip-next">${signed(next)}</small>`}
        <span class="chip-deed">${deed ? html`<${DeedSign} deed=${deed} />` : row === seat ? html`<${WallSign} /><span>${wall}</span>` : ""}</span></span></button></li>`;
  })}</ul>`;
}

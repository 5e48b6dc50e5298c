/** What can be decided now: the chain at rest, payments, sums, what a place would bring. It never changes its height. */
import { html } from "../dom.js";
import { listed, t } from "../i18n.js";
import { pointing } from "../pointing.js";
import { Amount } from "./card.js";
import { Pill } from "./market.js";
import { readCard, readTile } from "./names.js";
import { sumOf } from "./picking.js";
import { isMoving } from "./scene.js";
import { besideName, brings, capital, changeBrief, changeLines, fitting, percent, title, values } from "./speaking.js";
import { BuildingSign, Coin } from "./symbols.js";
import { buying, isPlacing, moves, signed, takeOf } from "./turn.js";
import { CURRENCIES, tileName } from "./words.js";

/** @import { CardName, Laid, TileName } from "./shapes.js" */
/** @import { Picked } from "./picking.js" */
/** @import { Turn } from "./turn.js" */
/** @import { Account, Chain, Offer, Own, Choice as Prospect, View } from "./types.js" */

/**
 * @typedef {object} PanelProps
 * @property {View} view
 * @property {Own | undefined} own
 * @property {Turn} turn
 * @property {Laid[]} tiles the own grounds
 * @property {Account} account what the next scoring would bring now
 * @property {Picked} picked
 * @property {Prospect | null} shown
 * @property {string | null} armed the action that the next press plays
 * @property {string | null} pending
 * @property {boolean} brief
 * @property {string} hint what to say while somebody else is to move
 * @property {(action: string) => void} play
 * @property {(action: string | null) => void} look looks at a payment before it is made
 * @property {() => void} cancel
 * @property {any} all leads to all choices in words
 */

/** A tile in a line of text.  @param {{tile: TileName, strong?: boolean}} props */
export function TileText({ tile, strong = true }) {
  const { building } = readTile(tile);
  const name = tileName(tile);
  return html`<span class="tile-text">${building && html`<${BuildingSign} building=${building} />`} ${strong ? html`<strong>${name}</strong>` : name}</span>`;
}

/** Cards in a line of text: coins with plus signs between.  @param {{cards: CardName[]}} props */
export function Amounts({ cards }) {
  return html`<span class="amounts">${cards.map((card, index) => html`${index > 0 && html`<i> + </i>`}<${Amount} card=${card} />`)}</span>`;
}

/** @param {{chain: Chain}} props */
function ChainText({ chain }) {
  return html`<span class="chain">${chain.purchases.map(({ tile, cards }, index) => html`${index > 0 && html` <span class="arrow" aria-label=${t("board-then")}>→</span> `}<span class="link-of"><${TileText} tile=${tile} /> ${t("board-with")} <${Amounts} cards=${cards} /></span>`)}</span>`;
}

/** The longest chain of exact payments; a single one is a chain too.  @param {Own | undefined} own @returns {Chain | null} */
export function bestChain(own) {
  if (!own) return null;
  if (own.chains.length) return own.chains[0];
  const offer = own.offers.find(({ payments }) => payments[0]?.over === 0);
  return offer ? { purchases: [{ tile: offer.tile, cards: offer.payments[0].cards }], left: [] } : null;
}

/** @param {PanelProps} props */
function Rest({ view, own, turn, brief, play, pending, all }) {
  const chain = bestChain(own);
  const again = view.bought.length > 0;
  const pass = turn.list.find((one) => one.kind === "pass");
  const lead = chain && html`<p class="says"><${Pill} kind="exact" label=${t("board-exact")} /> <span>${t(brief ? "board-chain-brief" : "board-chain-lead", { count: chain.purchases.length })}</span></p>`;
  if (pass) {
    return html`<p class="what"><strong>${t("board-pass-text")}</strong></p>
      <p class="buttons"><button type="button" class="primary" data-action=${pass.action} aria-disabled=${pending ? "true" : null} onClick=${() => play(pass.action)}>${t("board-pass")}</button></p>`;
  }
  if (brief) return lead ?? html`<p class="says">${t(again ? "board-again-brief" : "board-rest-brief")}</p>`;
  return html`<p class="what"><strong>${t(again ? "board-again-title" : "board-rest-title")}</strong>
      ${again && html`<span class="muted">${capital(t("board-again-waiting", { tiles: listed(view.bought.map(tileName)) }))}</span>`}</p>
    ${lead}
    ${chain && html`<p class="chain-line"><${ChainText} chain=${chain} /></p>`}
    ${!chain && !again && html`<p>${t("board-no-exact")}</p>`}
    <p class="muted">${t("board-rest-hint")} ${all}</p>`;
}

/** The exact payments, and the others that lose least.  @param {Offer} offer */
export function optionsOf({ payments }) {
  const exact = payments.filter(({ over }) => !over);
  return [...exact, ...payments.filter(({ over }) => over).slice(0, Math.max(2, 6 - exact.length))];
}

/** @param {PanelProps & {offer: Offer, slot: number}} props */
function Pay({ own, offer, slot, brief, pending, play, look, cancel }) {
  const { tile, short } = offer;
  const building = readTile(tile).building;
  const head = html`<p class="what">${!brief && building && html`<${BuildingSign} building=${building} />`}<strong>${t("board-pay-title", { tile: tileName(tile) })}</strong>
    <span class="muted">${brief ? (offer.best ? t("board-up-to", { points: signed(offer.best.change.points) }) : "") : html`${t("board-pay-in", { currency: CURRENCIES[slot] })} ${fitting(offer)}`}</span>
    <button type="button" class="link cancel" onClick=${cancel}>${t("board-cancel")}</button></p>`;
  if (short) return html`${head}<p>${t("board-pay-short", { short, currency: CURRENCIES[slot], have: offer.price - short })}</p>`;
  const options = optionsOf(offer);
  const chain = own?.chains.find(({ purchases }) => purchases.some((one) => one.tile === tile));
  const rest = (chain?.purchases ?? []).filter((one) => one.tile !== tile);
  return html`${head}
    <div class="options">${options.map(({ cards, over }) => {
      const action = buying(tile, cards);
      const told = over ? t(brief ? "board-option-over-brief" : "board-option-over", { over }) : t(brief ? "board-option-exact-brief" : "board-option-exact");
      return html`<button key=${action} type="button" class="option ${over ? "" : "exact"} ${pending === action ? "pending" : ""}" data-action=${action} aria-disabled=${pending ? "true" : null}
        ...${pointing((isPointed) => look(isPointed ? action : null))} onClick=${() => play(action)}>
        <${Amounts} cards=${cards} /> <span class="told">${told}</span></button>`;
    })}</div>
    ${rest.length > 0 && html`<p class="chain-line">${t("board-then")} ${rest.map((one, index) => html`${index > 0 && ", "}<${TileText} tile=${one.tile} /> ${t("board-with")} <${Amounts} cards=${one.cards} />`)} <${Pill} kind="exact" label=${t("board-exact")} /> <span class="at-length">${t("board-then-more")}</span></p>`}`;
}

/** @param {PanelProps & {keys: string[]}} props */
function Sum({ view, own, keys, pending, brief, play, cancel }) {
  const { slot, tile, sum, missing, over, spare, action } = sumOf(keys, view, (name) => readTile(name).price);
  const args = { sum, currency: CURRENCIES[slot], missing, over, tile: tile ? tileName(tile) : "", spare: spare ? Number(spare.slice(1)) : 0 };
  const said = !tile ? "board-sum-empty" : missing ? "board-sum-missing" : spare ? "board-sum-spare" : over ? "board-sum-over" : "board-sum-exact";
  const chain = action && !over ? own?.chains.find(({ purchases }) => purchases.some((one) => one.tile === tile)) : null;
  const rest = (chain?.purchases ?? []).filter((one) => one.tile !== tile);
  return html`<p class="what"><strong>${t("board-sum-title", args)}</strong> <button type="button" class="link cancel" onClick=${cancel}>${t("board-cancel")}</button></p>
    <p class="says">${action && !over && html`<${Pill} kind="exact" label=${t("board-exact")} />`} ${action && brief ? html`<span class="unseen">${t(said, args)}</span>${over > 0 && html`<span aria-hidden="true">${t("board-payable-brief", { over })}</span>`}` : t(said, args)}</p>
    ${action && html`<p class="buttons"><button type="button" class="primary ${pending === action ? "pending" : ""}" data-action=${action} aria-disabled=${pending ? "true" : null} onClick=${() => play(action)}>${t("board-buy", args)}</button></p>`}
    ${!brief && rest.length > 0 && html`<p class="muted">${t("board-then-could", { tiles: listed(rest.map((one) => tileName(one.tile))) })}</p>`}`;
}

/** @param {PanelProps & {places: number[]}} props */
function Taking({ view, turn, places, brief, pending, play, cancel }) {
  const cards = places.map((place) => view.display[place]);
  const choice = takeOf(turn, cards);
  if (!choice) return null;
  const { ahead } = view;
  const odds = ahead?.odds[Math.min(4, ahead.missing + cards.length)];
  const chance = odds && odds[0] > 0 ? percent(odds) : null;
  const pays = brings(choice).join(", ");
  return html`${!brief && html`<p class="what"><strong>${t(cards.length > 1 ? "board-take-title" : "board-take-one", { values: values(cards), total: choice.total })}</strong></p>
      <p>${t("board-take-ends")} ${ahead && ahead.number < 3 && t(chance ? "board-take-chance" : "board-take-safe", { count: cards.length, number: ahead.number, chance: chance ?? "" })}
        ${pays && html` <span class="good">${capital(pays)}.</span>`}</p>`}
    <p class="buttons"><button type="button" class="primary take ${pending === choice.action ? "pending" : ""}" data-action=${choice.action} aria-disabled=${pending ? "true" : null} onClick=${() => play(choice.action)}>
        ${t("board-take-button")} ${brief && cards.length > 2 ? html`<span class="coins">${cards.map((card, index) => html`<${Coin} key=${index} currency=${readCard(card).currency} />`)}</span>${choice.total}` : cards.map((card, index) => html`<${Amount} key=${index} card=${card} />`)}</button>
      <button type="button" class="quiet" onClick=${cancel}>${t("board-cancel")}</button></p>`;
}

/** What a place, the reserve or Dirk would bring.  @param {PanelProps & {shown: Prospect}} props */
function Shown({ view, tiles, account, shown, armed, pending, brief, play }) {
  const points = isMoving(shown) ? shown.change.points : shown.kind === "give" ? shown.points : 0;
  const tone = points > 0 ? "good" : points < 0 ? "bad" : "";
  const left = "tile" in shown ? view.bought.filter((tile) => tile !== shown.tile) : [];
  const building = "tile" in shown ? readTile(shown.tile).building : null;
  const short = brief && isMoving(shown);
  const lines = isMoving(shown) ? changeLines(shown.change) : brings(shown).map((text) => ({ text, building: null, gain: 0 }));
  const isArmed = armed === shown.action;
  return html`<p class="what">${!brief && building && html`<${BuildingSign} building=${building} />`}<strong>${capital(short && "x" in shown && shown.kind !== "remove" && shown.kind !== "exchange" ? `${tileName(shown.tile)} ${besideName(tiles, shown, shown.tile)}` : title(shown, tiles))}</strong>${short && html` <b class=${tone}>${signed(points)}</b>`}</p>
    ${short
      ? html`<p class="muted">${changeBrief(shown.change).join(" · ") || t("board-changes-nothing")}</p>`
      : html`${isMoving(shown) && html`<p><b class=${tone}>${t("board-gain-short", { points: signed(points) })}</b>: ${t("board-instead", { after: account.total + points, before: account.total })}</p>`}
        <ul class="lines">${lines.map(({ building: of, text }) => html`<li>${isMoving(shown) && (of ? html`<${BuildingSign} building=${of} />` : html`<span class="bar-sign"></span>`)} ${text}</li>`)}
        ${isPlacing(view) && left.length > 0 && html`<li class="muted">${t("board-left", { tiles: listed(left.map(tileName)), count: left.length })}</li>`}</ul>`}
    ${isArmed && html`<p class="buttons"><button type="button" class="primary build ${pending ? "pending" : ""}" data-action=${shown.action} aria-disabled=${pending ? "true" : null} onClick=${() => play(shown.action)}>${t(doText(shown))}</button></p>`}`;
}

/** @param {Prospect} shown */
function doText({ kind }) {
  if (kind === "remove" || kind === "reserve") return "board-do-remove-here";
  if (kind === "exchange") return "board-do-exchange-here";
  return kind === "give" ? "board-do-give-here" : "board-do-build-here";
}

/** A tile in one's fingers, and nothing looked at yet.  @param {PanelProps & {picked: Extract<Picked, {kind: "tile"}>}} props */
function HeldTile({ view, turn, picked, cancel }) {
  const { tile, from } = picked;
  const some = moves(turn, picked);
  const isForDirk = view.dirk !== null && view.phase === "place";
  const cancelling = html`<button type="button" class="link cancel" onClick=${cancel}>${t("board-cancel")}</button>`;
  if (isPlacing(view)) {
    return html`<p class="what"><strong>${t("board-place-title", { tile: tileName(tile) })}</strong></p>
      <p>${!some.length ? t("board-place-nowhere") : isForDirk ? t("board-place-hint-dirk") : t("board-place-hint")}</p>
      ${some.length > 0 && html`<p class="muted">${t("board-numbers")}</p>`}`;
  }
  if (from === "bought") return html`<p class="what"><strong>${capital(t("board-wait-title", { tile: tileName(tile) }))}</strong> ${cancelling}</p><p>${t("board-wait-text")}</p>`;
  const text = !some.length ? "board-redesign-none" : from === "reserve" ? "board-redesign-reserve" : "board-redesign-grounds";
  return html`<p class="what"><strong>${t("board-redesign-title", { tile: tileName(tile) })}</strong> ${cancelling}</p>
    <p>${t(text)}</p>${some.length > 0 && html`<p class="muted">${t("board-numbers")}</p>`}`;
}

/** @param {PanelProps} props */
export function Panel(props) {
  const { own, turn, picked, shown, hint } = props;
  const offer = picked.kind === "slot" ? own?.offers.find(({ slot }) => slot === picked.slot) : null;
  const kind = !turn.list.length ? "wait" : shown ? "shown" : picked.kind;
  const inside = !turn.list.length
    ? html`<p class="what"><strong>${hint}</strong></p>`
    : shown && picked.kind === "tile"
      ? html`<${Shown} ...${props} shown=${shown} />`
      : picked.kind === "slot" && offer
        ? html`<${Pay} ...${props} offer=${offer} slot=${picked.slot} />`
        : picked.kind === "cards"
          ? html`<${Sum} ...${props} keys=${picked.keys} />`
          : picked.kind === "display"
            ? html`<${Taking} ...${props} places=${picked.places} />`
            : picked.kind === "tile"
              ? html`<${HeldTile} ...${props} picked=${picked} />`
              : html`<${Rest} ...${props} />`;
  return html`<div class="panel on-${kind}">${inside}</div>`;
}

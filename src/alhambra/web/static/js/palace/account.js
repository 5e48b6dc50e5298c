/** The full account at the end: who won, every scoring by type and wall, and the tiles left on the market. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { show } from "./scoring.js";
import { leftName, won } from "./story.js";
import { Tile } from "./tile.js";
import { ScoringTable } from "./walktable.js";
import { rowName } from "./words.js";

/** @import { Account as RowAccount, Event, TileLeft } from "./types.js" */
/** @import { Held } from "./scorings.js" */
/** @typedef {{scores: number[], winners: number[], scorings: {places: number, accounts: RowAccount[]}[]}} Outcome */

/** The scorings of an outcome, each with the points before it: the last one leads to the scores.  @param {Outcome} outcome @returns {Held[]} */
export function scoringsOf({ scores, scorings }) {
  let before = scores;
  return [...scorings].reverse().map(({ places, accounts }) => {
    before = before.map((points, row) => points - accounts[row].total);
    return { number: places, isHeld: true, ply: null, accounts, grounds: [], dirk: [], before };
  }).reverse();
}

/** Points of each scoring for everybody, own seats and then the winner first.  @param {{outcome: Outcome, held: Held[], names: string[], own: number[]}} props */
function Summary({ outcome, held, names, own }) {
  const { scores, winners } = outcome;
  const order = scores.map((_, row) => row).sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)) || Number(a >= names.length) - Number(b >= names.length) || scores[b] - scores[a] || a - b);
  return html`<table class="account-summary">
    <thead><tr><th scope="col">${t("palace-account-player")}</th>
      ${held.map(({ number }) => html`<th key=${number} scope="col"><span class="at-length">${t("palace-scoring-name", { number })}</span><span class="in-brief">${t("palace-scoring-short", { number })}</span></th>`)}
      <th scope="col">${t("palace-account-total")}</th></tr></thead>
    <tbody>${order.map((row) => {
      const walls = held.reduce((sum, { accounts }) => sum + accounts[row].wall.length, 0);
      return html`<tr key=${row} class=${winners.includes(row) ? "wins" : ""}>
        <th scope="row">${rowName(names, row)} ${winners.includes(row) && html`<span class="winner">${t("account-winner")}</span>`}
          ${walls > 0 && html`<small class="muted">${t("palace-account-walls", { walls })}</small>`}</th>
        ${held.map(({ number, accounts }) => html`<td key=${number}>${accounts[row].total}</td>`)}
        <td class="points"><strong>${scores[row]}</strong></td>
      </tr>`;
    })}</tbody>
  </table>`;
}

/** @param {{tiles: TileLeft[], names: string[]}} props */
function LeftOver({ tiles, names }) {
  return html`<section class="account-left" aria-labelledby="account-left">
    <h3 id="account-left">${t("palace-account-left")}</h3>
    <ul>${tiles.map((left) => html`<li key=${left.tile}><${Tile} tile=${left.tile} detail="small" /><span>${leftName(left, names)}</span></li>`)}</ul>
  </section>`;
}

/** @param {{view: any, names: string[], story?: Event[], own?: number[], isPart?: boolean}} props `isPart`: what is compared stands elsewhere */
export function Account({ view, names, story = [], own = [], isPart = false }) {
  /** @type {Outcome | null} */
  const outcome = view.outcome;
  if (!outcome) return null;
  const held = scoringsOf(outcome);
  const left = story.find((event) => event.kind === "given-out");
  const scorings = held.map((one) => html`<section key=${one.number}><h3>${t("palace-scoring-name", { number: one.number })}${isPart && html` <button type="button" class="small quiet" aria-haspopup="dialog" onClick=${() => show(one.number)}>${t("palace-scoring-steps")}<span class="unseen"> ${t("palace-scoring-name", { number: one.number })}</span></button>`}</h3>
    <div class="account-scroll" tabindex="0" role="region" aria-label=${t("palace-scoring-name", { number: one.number })}>
      <${ScoringTable} held=${one} names=${names} label=${t("palace-scoring-name", { number: one.number })} /></div></section>`);
  if (isPart) return html`<div class="accounts palace-account account-all">${scorings}${left && html`<${LeftOver} tiles=${left.tiles} names=${names} />`}</div>`;
  return html`<section class="accounts palace-account" aria-labelledby="account-title">
    <h2 id="account-title">${won(outcome.winners, names)}</h2>
    <div class="card account-card"><${Summary} outcome=${outcome} held=${held} names=${names} own=${own} />
      ${left && html`<${LeftOver} tiles=${left.tiles} names=${names} />`}</div>
    <details class="card account-all"><summary>${t("palace-account-scorings")}</summary>${scorings}</details>
  </section>`;
}

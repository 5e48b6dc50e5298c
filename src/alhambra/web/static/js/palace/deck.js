/** The deck in its five piles, and how near the next scoring is. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { aheadLines } from "./speaking.js";

/** @import { View } from "./types.js" */

/** The pile of each scoring card (AL-2.5). */
const PILE_OF = /** @type {Record<number, number>} */ ({ 2: 1, 4: 2 });

/** The piles by what is left of them; those that are gone show whether a scoring came with them.  @param {{view: View}} props */
function Piles({ view }) {
  const { ahead, piles, deck } = view;
  if (!ahead || ahead.top === 0) return html`<ol class="piles" aria-hidden="true"><li class="pile whole">${deck}</li></ol>`;
  return html`<ol class="piles" aria-hidden="true">
    ${piles.map((left, index) => {
      const number = PILE_OF[index + 1];
      const isNext = number !== undefined && ahead.number === number && ahead.pile === index + 1;
      const isHeld = number !== undefined && ahead.number > number;
      const isGone = left === 0 && !isNext;
      const mark = number && html`<b>${t("board-nth", { number })}${isHeld ? " ✓" : ""}</b>`;
      return html`<li key=${index} class="pile ${isGone ? "gone" : ""} ${isNext ? "next" : ""}" style=${{ flexGrow: Math.max(left, 6) }}>${!isGone && left} ${mark}</li>`;
    })}
  </ol>`;
}

/** @param {{view: View, drawn: number, takes: number, brief: boolean, isShort: boolean}} props `drawn`: how many cards would be drawn after what is looked at; `takes`: the most that can be taken at once */
export function Deck({ view, drawn, takes, brief, isShort }) {
  const { deck, discards, bag, ahead } = view;
  const lines = ahead ? aheadLines(ahead, { drawn, takes }) : [];
  const tiles = bag.reduce((sum, count) => sum + count, 0);
  return html`<section class="deck" aria-label=${t("board-deck")}>
    ${brief
      ? html`<p class="muted">${t("board-deck-brief", { deck, bag: tiles })}</p>`
      : html`<h2>${t("board-deck")} <small>${t(isShort ? "board-deck-short" : "board-deck-count", { deck, discards })}</small></h2><${Piles} view=${view} />`}
    <p class="ahead">${lines.map((line, index) => html`<span key=${index}>${line} </span>`)}</p>
  </section>`;
}

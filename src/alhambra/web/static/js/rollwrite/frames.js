/** The film of what the others did in Roll & Write: whose sheet has new marks, and the dice that came. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { SmallDie } from "./dice.js";
import { lastDeeds, newsOf } from "./happened.js";
import { Did, SmallSheet } from "./others.js";
import { sentence } from "./story.js";
import { diceName, nameOf } from "./words.js";

/** @import { Frame } from "../games.js" */
/** @import { Event, View } from "./types.js" */

/** @typedef {{view: View, names: string[], seat: number}} Whose */

/** What a frame tells. @type {Event["kind"][]} */
const TOLD = ["changed", "built", "gained"];

/** A frame for each of the others who did something.  @param {Event[]} events @param {Whose} whose @returns {Frame[]} */
export function frames(events, { view, names, seat }) {
  const { built } = newsOf(events);
  return [...lastDeeds(events)].filter(([row]) => row !== seat).map(([row, deed]) => {
    const did = events.filter((event) => TOLD.includes(event.kind) && "seat" in event && event.seat === row);
    const points = deed.built.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.points, 0);
    return {
      row,
      ply: did[did.length - 1].ply,
      told: did.map((event) => sentence(event, names)).join(" "),
      picture: html`<${SmallSheet} view=${view} seat=${row} recent=${built.get(row)} />`,
      words: html`<p><${Did} deed=${deed} /></p>${points > 0 && html`<p class="muted">${t("film-lines", { points })}</p>`}`,
    };
  });
}

/** The dice that a neighbour passed.  @param {Event[]} events @param {Whose} whose */
export function fresh(events, { names, seat }) {
  const passed = events.findLast((event) => event.kind === "passed" && event.to === seat);
  if (passed?.kind !== "passed") return null;
  const { yellow, blue } = passed;
  return html`${t("film-dice", { name: nameOf(names, passed.seat) })} <span class="unseen">${diceName([yellow], [blue])}</span><${SmallDie} colour="y" pips=${yellow} /> <${SmallDie} colour="b" pips=${blue} />`;
}

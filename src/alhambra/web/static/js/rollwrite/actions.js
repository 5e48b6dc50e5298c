/** Choices as buttons with what they gain, and all choices as a list in words. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { coinsOf, grouped, pairOf } from "./choices.js";
import { effects, fullName, shortTitle, title } from "./brings.js";
import { SmallDie } from "./dice.js";
import { showing } from "./sheet.js";
import { Symbol } from "./symbols.js";
import { nameOf, signed } from "./words.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").View} View */
/** @typedef {{view: View, names: string[], choices: Choice[], shown: Choice | null, pending: string | null, hand: import("./sheet.js").Hand}} Props */

/** @param {Choice} choice @param {string[]} names @param {boolean} isInstead there is something to build */
function face(choice, names, isInstead) {
  if (choice.kind === "keep" && choice.passes) {
    const [yellow, blue] = pairOf(choice);
    return html`<span class="pair">${t("keep-short")} <${SmallDie} colour="y" pips=${yellow} /><${SmallDie} colour="b" pips=${blue} /></span>
      <span class="pair passed"><span class="to">${t("keep-passes", { name: nameOf(names, choice.passes.to) })}</span> <${SmallDie} colour="y" pips=${choice.passes.yellow} /><${SmallDie} colour="b" pips=${choice.passes.blue} /></span>`;
  }
  if (choice.kind === "construct") {
    const [yellow, blue] = pairOf(choice);
    return html`<${Symbol} building=${choice.building} /> <span class="named"><span class="building">${t("building", { building: choice.building })}</span> <b class="gain ${choice.points > 0 ? "more" : choice.points < 0 ? "less" : ""}">${signed(choice.points)}</b>
      <small>${t("choice-place", { yellow, blue })}</small></span>`;
  }
  if ("building" in choice) return html`<${Symbol} building=${choice.building} /> ${shortTitle(choice)} <span class="purse" data-coins=${-coinsOf(choice)} />`;
  return choice.kind === "gain" && isInstead ? t("choice-gain-instead", { coins: choice.coins }) : title(choice);
}

/** @param {Props & {choice: Choice, look?: string, full?: boolean}} props */
function ChoiceButton({ view, names, choices, choice, shown, pending, hand, look = "", full = false }) {
  // Where the button says in words what is done, the rest is added for whoever does not see it.
  const isPlain = choice.kind === "construct" || choice.kind === "gain";
  const isInstead = choices.some(({ kind }) => kind === "construct");
  const state = `${shown === choice ? "shown" : ""} ${pending === choice.action ? "pending" : ""}`;
  return html`<button type="button" class="choice ${choice.kind} ${look} ${state}" data-action=${choice.action}
    aria-label=${full || isPlain ? null : fullName(choice, view, names)} aria-disabled=${pending ? "true" : null} ...${showing(hand, choice)}
    onClick=${(/** @type {MouseEvent} */ event) => hand.press(event, choice, choice.action)}>
    ${full ? fullName(choice, view, names) : face(choice, names, isInstead)}${isPlain && !full && html`<span class="unseen">: ${effects(choice, view, names)}</span>`}
  </button>`;
}

/** What can be decided: buildings by their gain, the second building, the pair to keep; last gaining and declining.  @param {Props} props */
export function Actions(props) {
  const { gain, done, list } = grouped(props.choices);
  const buildings = list.filter((choice) => choice.kind === "construct").sort((one, other) => other.points - one.points);
  const pairs = list.filter((choice) => choice.kind === "keep" || choice.kind === "second");
  const beside = [...buildings, ...pairs, ...(gain ? [gain] : []), ...(done ? [done] : [])];
  return html`<div class="actions ${pairs[0]?.kind ?? ""}">
    ${beside.map((choice) => html`<${ChoiceButton} key=${choice.action} ...${props} choice=${choice} look=${choice.kind === "second" ? "primary" : ""} />`)}
  </div>`;
}

/** Every choice by its full name.  @param {Props} props */
export function AllChoices(props) {
  const { list } = grouped(props.choices);
  return html`<details class="all-choices">
    <summary><span class="whole">${t("choices-all", { count: list.length })}</span><span class="brief">${t("choices-brief", { count: list.length })}</span></summary>
    <ul>${list.map((choice) => html`<li key=${choice.action}><${ChoiceButton} ...${props} choice=${choice} full=${true} look="plain" /></li>`)}</ul>
  </details>`;
}

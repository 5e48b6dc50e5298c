/** What there is to decide now: where the turn stands, and one sentence. It stands first and never scrolls away. */
import { html, useEffect } from "../dom.js";
import { t } from "../i18n.js";
import { keep, kept } from "../kept.js";
import { coinsOf } from "./choices.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").View} View */

const KEY = "rollwrite-known";
/** From this round of a first game on the sentence is short. */
const KNOWN = 3;

/** Is this somebody's first game on this device, and its beginning?  @param {View} view @param {boolean} isPlaying */
export function useIsNew(view, isPlaying) {
  const isKnown = view.round >= KNOWN;
  useEffect(() => {
    if (isPlaying && isKnown) keep(KEY, true);
  }, [isPlaying, isKnown]);
  return !isKnown && kept(KEY) !== true;
}

/** What there is to decide now, in a sentence.  @param {View} view @param {Choice[] | null} choices @param {string[]} names @param {boolean} [isNew] told in full */
export function hintOf(view, choices, names, isNew = false) {
  if (view.over) return t("hint-over");
  if (!choices) return view.mover === null ? "" : t("hint-wait", { name: nameOf(names, view.mover) });
  if (view.phase === "second") return t("hint-second", { coins: -coinsOf(choices.find((one) => one.kind === "second")) });
  if (view.phase === "keep") {
    const [passed] = choices.flatMap((one) => (one.kind === "keep" && one.passes ? [one.passes] : []));
    return t("hint-keep", { name: nameOf(names, passed?.to ?? 0) });
  }
  if (!choices.some((one) => one.kind === "construct")) return t("hint-gain");
  return t(isNew ? "hint-turn-new" : "hint-turn");
}

const STEPS = ["dice", "build", "keep"];

/** The steps of a turn, and which of them it is now.  @param {{view: View}} props */
function Steps({ view }) {
  const now = view.phase === "keep" ? 2 : 1;
  return html`<ol class="steps">${STEPS.map((step, at) => html`<li key=${step} class=${at === now ? "now" : at < now ? "done" : ""} aria-current=${at === now ? "step" : null}>
    <span class="digit">${at + 1}</span> <span class="label">${t(`step-${step}`)}</span>${at < now && html`<span class="unseen"> ${t("step-done")}</span>`}</li>`)}</ol>`;
}

/** @param {{view: View, hint: string, hasSteps: boolean}} props */
export function Instruction({ view, hint, hasSteps }) {
  return html`<div class="instruction">
    ${hasSteps && html`<${Steps} view=${view} />`}
    <p class="hint">${hint}</p>
  </div>`;
}

/** The slider of a replay with its marks, and its buttons. */
import { html, useId } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("./stops.js").Stride} Stride */
/** A scoring or a round: at which stop, its name in brief and at length. @typedef {{at: number, label: string, title: string}} Mark */

const SHAPES = {
  first: "M5 5h2.5v14H5zM19 5v14L8.5 12z",
  turnBack: "M11.5 5v14L2 12zM21.5 5v14L12 12z",
  back: "M17 5v14L6.5 12z",
  play: "M7 4.5v15L19.5 12z",
  pause: "M6.5 5H10v14H6.5zM14 5h3.5v14H14z",
  next: "M7 5v14l10.5-7z",
  turnOn: "M2.5 5v14l9.5-7zM12.5 5v14l9.5-7z",
  last: "M16.5 5H19v14h-2.5zM5 5v14l10.5-7z",
};

/** @param {{shape: keyof typeof SHAPES, label: string, off?: boolean, main?: boolean, act: () => void}} props */
function Step({ shape, label, off = false, main = false, act }) {
  return html`<button type="button" class=${`icon ${main ? "primary" : "quiet"}`} aria-label=${label} title=${label} disabled=${off} onClick=${act}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${SHAPES[shape]} /></svg>
  </button>`;
}

/** How near two marks with a label may be, as a share of the slider. */
const APART = 0.075;

/** Marks too near to the one before them to be labelled say nothing but where they are.  @param {Mark[]} marks @param {number} count @returns {Mark[]} */
export function labelled(marks, count) {
  let last = -count;
  return marks.map((mark) => {
    if ((mark.at - last) / count < APART) return { ...mark, label: "" };
    last = mark.at;
    return mark;
  });
}

/** Where along the slider a stop lies, from 0 to 1.  @param {number} at @param {number} count */
const along = (at, count) => ({ "--along": count ? at / count : 0 });

/**
 * @param {{at: number, count: number, isEnd: boolean, marks: Mark[], spoken: string, playing: boolean, slide: (at: number) => void,
 *   step: (stride: Stride, way: 1 | -1) => void, play: () => void}} props at: the number of the decision, of so many
 */
export function Controls({ at, count, isEnd, marks, spoken, playing, slide, step, play }) {
  const field = useId();
  const place = t("replay-place", { number: at, count });
  return html`<div class="controls" role="group" aria-label=${t("replay-controls")}>
    <div class="controls-slide">
      <label class="unseen" for=${field}>${t("replay-decision")}</label>
      <div class="controls-line">
        <input
          id=${field}
          type="range"
          min="0"
          max=${count}
          step="1"
          value=${at}
          aria-valuetext=${`${place}. ${spoken}`}
          onInput=${(/** @type {any} */ event) => slide(Number(event.currentTarget.value))}
        />
        <ol class="controls-marks" aria-hidden="true">
          ${labelled(marks, count).map((mark) => html`<li key=${mark.title} class=${mark.at > at ? "" : "past"} style=${along(mark.at, count)} title=${mark.title}>${mark.label}</li>`)}
        </ol>
      </div>
      <output class="number muted small" for=${field}>${place}</output>
    </div>
    <div class="controls-steps">
      <${Step} shape="first" label=${t("replay-first")} off=${at === 0} act=${() => slide(0)} />
      <${Step} shape="turnBack" label=${t("replay-turn-back")} off=${at === 0} act=${() => step("turn", -1)} />
      <${Step} shape="back" label=${t("replay-back")} off=${at === 0} act=${() => step("decision", -1)} />
      <${Step} shape=${playing ? "pause" : "play"} label=${t(playing ? "replay-pause" : "replay-play")} main act=${play} />
      <${Step} shape="next" label=${t("replay-next")} off=${isEnd} act=${() => step("decision", 1)} />
      <${Step} shape="turnOn" label=${t("replay-turn-on")} off=${isEnd} act=${() => step("turn", 1)} />
      <${Step} shape="last" label=${t("replay-last")} off=${isEnd} act=${() => slide(count)} />
    </div>
  </div>`;
}

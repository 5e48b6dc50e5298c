/** The slider of a replay and its buttons. */
import { html, useId } from "../dom.js";
import { t } from "../i18n.js";

const SHAPES = {
  first: "M5 5h2.5v14H5zM19 5v14L8.5 12z",
  back: "M17 5v14L6.5 12z",
  play: "M7 4.5v15L19.5 12z",
  pause: "M6.5 5H10v14H6.5zM14 5h3.5v14H14z",
  next: "M7 5v14l10.5-7z",
  last: "M16.5 5H19v14h-2.5zM5 5v14l10.5-7z",
};

/** @param {{shape: keyof typeof SHAPES, label: string, off?: boolean, main?: boolean, act: () => void}} props */
function Step({ shape, label, off = false, main = false, act }) {
  return html`<button type="button" class=${`icon ${main ? "primary" : "quiet"}`} aria-label=${label} title=${label} disabled=${off} onClick=${act}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${SHAPES[shape]} /></svg>
  </button>`;
}

/**
 * @param {{ply: number, plies: number, spoken: string, playing: boolean, go: (ply: number) => void,
 *   slide: (ply: number) => void, back: () => void, next: () => void, play: () => void}} props
 */
export function Controls({ ply, plies, spoken, playing, go, slide, back, next, play }) {
  const field = useId();
  return html`<div class="controls" role="group" aria-label=${t("replay-controls")}>
    <div class="controls-slide">
      <label class="unseen" for=${field}>${t("replay-ply")}</label>
      <input
        id=${field}
        type="range"
        min="0"
        max=${plies}
        step="1"
        value=${ply}
        aria-valuetext=${`${t("replay-place", { ply, plies })}. ${spoken}`}
        onInput=${(/** @type {any} */ event) => slide(Number(event.currentTarget.value))}
      />
      <output class="number muted small" for=${field}>${t("replay-place", { ply, plies })}</output>
    </div>
    <div class="controls-steps">
      <${Step} shape="first" label=${t("replay-first")} off=${ply === 0} act=${() => go(0)} />
      <${Step} shape="back" label=${t("replay-back")} off=${ply === 0} act=${back} />
      <${Step} shape=${playing ? "pause" : "play"} label=${t(playing ? "replay-pause" : "replay-play")} main act=${play} />
      <${Step} shape="next" label=${t("replay-next")} off=${ply === plies} act=${next} />
      <${Step} shape="last" label=${t("replay-last")} off=${ply === plies} act=${() => go(plies)} />
    </div>
  </div>`;
}

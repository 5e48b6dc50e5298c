/** A medal: a star on a ribbon, with the points in its middle; without a medal only its outline. */
import { html } from "../dom.js";

/** A star of eight points around the middle.  @param {number} far @param {number} near */
export function star(far, near) {
  const spikes = Array.from({ length: 16 }, (_, at) => {
    const [angle, length] = [(Math.PI * at) / 8, at % 2 ? near : far];
    return `${(length * Math.sin(angle)).toFixed(1)} ${(-length * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${spikes.join("L")}z`;
}

/** @param {{medal: string | null, points: number, isFresh: boolean}} props */
export function Medal({ medal, points, isFresh }) {
  return html`<svg class="medal-drawn ${medal ?? "none"} ${isFresh ? "swinging" : ""}" viewBox="-110 -150 220 262" aria-hidden="true" focusable="false">
    <g class="hanging"><path class="ribbon" d="M-48-146h38l10 24 10-24h38L22-66h-44z" />
      <path class="rays" d=${star(104, 60)} /><circle class="disc" r="56" /><circle class="seam" r="48" />
      <text y="17">${points}</text></g>
  </svg>`;
}

/** A medal in small, beside words.  @param {{medal: string}} props */
export const SmallMedal = ({ medal }) => html`<svg class="small-medal ${medal}" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false"><path class="rays" d=${star(14, 9)} /></svg>`;

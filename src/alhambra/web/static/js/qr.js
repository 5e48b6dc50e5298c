/** An address as a QR code, drawn when it is asked for. */
import { html, useState } from "./dom.js";
import { post, words } from "./api.js";
import { t } from "./i18n.js";

/** Empty squares around a code, without which it is not found. */
const QUIET = 4;

/** @param {{text: string}} props */
export function Qr({ text }) {
  const [code, setCode] = useState(/** @type {import("./types.js").Qr | null} */ (null));
  const [problem, setProblem] = useState("");
  const opened = (/** @type {Event} */ event) => {
    if (!(/** @type {HTMLDetailsElement} */ (event.currentTarget).open) || code) return;
    post("/api/qr", { text }).then(setCode, (error) => setProblem(words(error)));
  };
  const side = (code?.size ?? 0) + 2 * QUIET;
  return html`<details class="qr" onToggle=${opened}>
    <summary>${t("qr-show")}</summary>
    ${code && html`<svg role="img" aria-label=${t("qr-label")} viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">
      <path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z" /><path fill="#000" d=${code.path} />
    </svg>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </details>`;
}

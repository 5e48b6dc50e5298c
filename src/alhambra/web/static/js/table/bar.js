/** Small bars that say how the connection is, and that bots think less since many wait for them. */
import { html, useEffect, useState } from "../dom.js";
import { has, t } from "../i18n.js";

/** @param {{live: import("./live.js").Live}} props */
export function Bar({ live }) {
  const { condition, code, state } = live;
  // A short break is not worth a word: say it only when it lasts.
  const broken = condition === "lost" || (condition === "connecting" && (state.table !== null || code !== null));
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!broken) return setLong(false);
    const timer = setTimeout(() => setLong(true), 700);
    return () => clearTimeout(timer);
  }, [broken]);

  return html`<div class="bars ${state.table ? "floating" : ""}" role="status" aria-live="polite">
    ${condition === "closed" && html`<p class="bar bad">${why(code, "error-broken")}</p>`}
    ${long && html`<p class="bar">${why(code, "bar-lost")} <button type="button" class="link" onClick=${live.reconnect}>${t("bar-now")}</button></p>`}
    ${state.hurried && condition === "open" && html`<p class="bar calm">${t("bar-hurried")}</p>`}
  </div>`;
}

/** Why there is no connection.  @param {number | null} code @param {string} otherwise the message where the number tells nothing */
function why(code, otherwise) {
  return t(has(`closed-${code}`) ? `closed-${code}` : otherwise);
}

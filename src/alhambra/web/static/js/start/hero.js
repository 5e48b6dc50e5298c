/** The head of the start page: my name and the button that begins a game at once. */
import { html, useId, useState } from "../dom.js";
import { words } from "../api.js";
import { useBusy } from "../busy.js";
import { t } from "../i18n.js";
import { NAME_LENGTH, playNow } from "./tablemaking.js";
import { Tiles } from "./tiles.js";

/**
 * @param {{name: string, myName: string, onName: (text: string) => void, onNamed: () => Promise<void>}} props
 */
export function Hero({ name, myName, onName, onNamed }) {
  const [busy, setBusy] = useBusy();
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const field = useId();
  /** @param {Event} event */
  const begin = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await onNamed();
      await playNow(myName);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<section class="hero card">
    <${Tiles} />
    <div class="hero-text">
      <h1>${t("start-heading")}</h1>
      <p class="lead">${t("start-lead")}</p>
      <form class="hero-form" onSubmit=${begin}>
        <button type="submit" class="primary play" disabled=${busy} aria-busy=${busy}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M7 4.5v15L19.5 12z" /></svg>
          ${busy ? t("start-playing") : t("start-play")}
        </button>
        <span class="hero-name">
          <label for=${field}>${t("start-name")}</label>
          <input
            id=${field}
            name="name"
            autocomplete="nickname"
            maxlength=${NAME_LENGTH}
            placeholder=${t("start-guest")}
            value=${name}
            onInput=${(/** @type {any} */ event) => onName(event.currentTarget.value)}
            onBlur=${onNamed}
          />
        </span>
      </form>
      <p class="muted small">${t("start-play-note")}</p>
      ${trouble && html`<p class="note bad" role="alert">${words(trouble)}</p>`}
    </div>
  </section>`;
}

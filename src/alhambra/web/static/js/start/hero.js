/** The head of the start page: my name and the button that begins a game at once. */
import { html, useId, useRef, useState } from "../dom.js";
import { fieldOf, words } from "../api.js";
import { useBusy } from "../busy.js";
import { t } from "../i18n.js";
import { isProper, NAME_LENGTH } from "../writing.js";
import { playNow } from "./tablemaking.js";
import { Tiles } from "./tiles.js";

/**
 * @param {{name: string, myName: string, onName: (text: string) => void, onNamed: () => Promise<void>}} props
 */
export function Hero({ name, myName, onName, onNamed }) {
  const [busy, setBusy] = useBusy();
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const field = useId();
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const wrongly = !isProper(name) || fieldOf(trouble) === "name";
  const wrong = isProper(name) ? trouble && words(trouble) : t("error-name");
  const named = () => onNamed().then(() => setTrouble(null), setTrouble);
  /** @param {Event} event */
  const begin = async (event) => {
    event.preventDefault();
    if (busy) return;
    if (!isProper(name)) {
      input.current?.focus();
      return;
    }
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
            ref=${input}
            name="name"
            autocomplete="nickname"
            maxlength=${NAME_LENGTH}
            placeholder=${t("start-guest")}
            value=${name}
            aria-invalid=${wrongly ? "true" : undefined}
            aria-describedby=${wrong ? `${field}-wrong` : undefined}
            onInput=${(/** @type {any} */ event) => (setTrouble(null), onName(event.currentTarget.value))}
            onBlur=${named}
          />
        </span>
      </form>
      ${wrong && html`<p class="note bad" id=${`${field}-wrong`} role="alert">${wrong}</p>`}
      <p class="muted small">${t("start-play-note")}</p>
    </div>
  </section>`;
}

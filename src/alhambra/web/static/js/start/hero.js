/** The head of the start page: my name, and for every game the button that begins it at once. */
import { html, useId, useRef, useState } from "../dom.js";
import { fieldOf, words } from "../api.js";
import { useBusy } from "../busy.js";
import { t } from "../i18n.js";
import { levelName } from "../table/names.js";
import { isProper, NAME_LENGTH, nameFault } from "../writing.js";
import { playNow } from "./tablemaking.js";
import { Tiles } from "./tiles.js";

/** @typedef {import("../types.js").GameView} GameOffer */

/**
 * @param {{games: GameOffer[], name: string, myName: string, onName: (text: string) => void, onNamed: () => Promise<void>}} props
 */
export function Hero({ games, name, myName, onName, onNamed }) {
  const [busy, setBusy] = useBusy();
  const [chosen, setChosen] = useState("");
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const field = useId();
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const wrongly = !isProper(name) || fieldOf(trouble) === "name";
  const wrong = isProper(name) ? trouble && words(trouble) : t(nameFault(name));
  const named = () => onNamed().then(() => setTrouble(null), setTrouble);
  /** @param {SubmitEvent} event */
  const begin = async (event) => {
    event.preventDefault();
    const game = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value ?? games[0]?.name;
    if (busy || !game) return;
    if (!isProper(name)) {
      input.current?.focus();
      return;
    }
    setBusy(true);
    setChosen(game);
    setTrouble(null);
    try {
      await onNamed();
      await playNow(myName, game);
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
        <ul class="plays">
          ${games.map((game) => html`<li key=${game.name}>
            <button type="submit" class="primary play" value=${game.name} disabled=${busy} aria-busy=${busy && chosen === game.name}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M7 4.5v15L19.5 12z" /></svg>
              ${busy && chosen === game.name ? t("start-playing") : t("start-play", { game: t(`game-${game.name}`) })}
            </button>
            <p class="muted small">${t(`start-about-${game.name}`)}</p>
          </li>`)}
        </ul>
      </form>
      ${wrong && html`<p class="note bad" id=${`${field}-wrong`} role="alert">${wrong}</p>`}
      <p class="muted small">${games.length > 0 && t("start-play-note", { level: [...new Set(games.map((game) => levelName(game.usual)))].join(", ") })}</p>
    </div>
  </section>`;
}

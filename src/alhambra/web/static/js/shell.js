/** What surrounds every page: the header, the title, and the place where news is read aloud. */
import { html, useEffect } from "./dom.js";
import { LANGUAGES, language, setLanguage, t } from "./i18n.js";
import { MyName } from "./me.js";
import { here } from "./prefix.js";
import { THEMES, setTheme, theme } from "./theme.js";
import { isAway } from "./worker.js";

/** Says something to screen readers without moving the focus.  @param {string} text */
export function announce(text) {
  const live = document.getElementById("live");
  if (!live) return;
  const line = document.createElement("p");
  line.textContent = text;
  live.append(line);
  while (live.childElementCount > 4) live.firstElementChild?.remove();
}

/**
 * A page: sets the title of the document and the width of the main part, and draws its children there.
 * The page brings its own `h1`; a page that wants another `document.title` than its `title` may set it.
 * @param {{title?: string, wide?: boolean, children?: any}} props
 */
export function Shell({ title, wide = false, children }) {
  useEffect(() => {
    document.title = title ? `${title} · Alhambra` : "Alhambra";
  }, [title]);
  useEffect(() => {
    document.getElementById("app")?.classList.toggle("wide", wide);
  }, [wide]);
  return children;
}

/** Whose games these are. */
export function Credits() {
  return html`<footer class="credits muted small"><p>${t("credits")}</p></footer>`;
}

/** The mark: a horseshoe arch with a star, drawn by us. */
export function Mark() {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path class="mark-wall" d="M3 4h26v25H3z" />
    <path class="mark-arch" d="M9 29v-9c-1.7-1.5-2.6-3.6-2.6-5.9C6.4 8.8 10.7 5.5 16 5.5s9.6 3.3 9.6 8.6c0 2.3-.9 4.4-2.6 5.9v9z" />
    <path class="mark-star" d="m16 10 1.5 3 3.2-1-1 3.2 3 1.5-3 1.5 1 3.2-3.2-1-1.5 3-1.5-3-3.2 1 1-3.2-3-1.5 3-1.5-1-3.2 3.2 1z" />
  </svg>`;
}

function LanguageChoice() {
  /** @param {Event} event */
  const choose = (event) => {
    const select = /** @type {HTMLSelectElement} */ (event.currentTarget);
    const chosen = setLanguage(/** @type {import("./i18n.js").Language} */ (select.value));
    // The text of a rules page comes from the server.
    chosen.then(() => document.querySelector("article.rules, article.lost") && location.reload());
    chosen.catch(() => {
      select.value = language.value;
      announce(t("error-offline"));
    });
  };
  return html`<select class="quiet" name="language" aria-label=${t("language")} value=${language.value} onChange=${choose}>
    ${Object.entries(LANGUAGES).map(
      ([code, name]) => html`<option value=${code} lang=${code} selected=${code === language.value}>${name}</option>`,
    )}
  </select>`;
}

const FACES = {
  auto: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2a7 7 0 0 1 0 14z",
  light:
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 4.9l1.4-1.4 2.9 2.8-1.5 1.5zM16.2 17.7l1.5-1.5 2.8 2.9-1.4 1.4zM3.5 19.1l2.8-2.9 1.5 1.5-2.9 2.8zM16.2 6.3l2.9-2.8 1.4 1.4-2.8 2.9z",
  dark: "M14.5 2.5a9.6 9.6 0 1 0 7 12.6A8.2 8.2 0 0 1 14.5 2.5z",
};

function ThemeChoice() {
  const now = theme.value;
  const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length];
  const label = t("theme", { now: t(`theme-${now}`) });
  return html`<button type="button" class="quiet icon" aria-label=${label} title=${label} onClick=${() => setTheme(next)}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${FACES[now]} /></svg>
  </button>`;
}

/** The choices of language and light, and what a page has besides.  @param {{children?: any}} props */
export const Settings = ({ children }) => html`<div class="settings">${children}<${LanguageChoice} /><${ThemeChoice} /></div>`;

/** The header with the way home and the settings. */
export function Header() {
  return html`
    <a class="skip" href="#app">${t("skip")}</a>
    <header class="top">
      <a class="home" href="/"><${Mark} /><span>Alhambra</span></a>
      <${Settings}>${here() === "/" && html`<${MyName} />`}<//>
    </header>
    <div role="status">${isAway.value && html`<p class="note away">${t("away")}</p>`}</div>
  `;
}

/** The story of a replay: every sentence leads to its place, and the current one is marked. */
import { html, useEffect, useMemo, useRef } from "../dom.js";
import { language, t } from "../i18n.js";

/** @typedef {import("../types.js").Event} Event */

/** @param {{game: import("../games.js").Game, story: Event[], names: string[], ply: number, place: number, go: (ply: number) => void}} props place: of the event that one looks at */
export function Tale({ game, story, names, ply, place, go }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const code = language.value;
  const sentences = useMemo(() => story.map((event) => game.sentence(event, names)), [story, names, code]);
  useEffect(() => {
    const box = list.current;
    const item = /** @type {HTMLElement | null} */ (box?.querySelector("[aria-current]") ?? null);
    if (box && item) box.scrollTop = item.offsetTop - box.clientHeight / 2;
  }, [place, sentences]);
  return html`<section class="card tale" aria-labelledby="tale">
    <h2 id="tale">${t("replay-story")}</h2>
    <ol ref=${list} class="tale-list" tabindex="0" aria-labelledby="tale">
      ${story.map(
        (event, at) => html`<li key=${at} class=${game.isChapter(event) ? "tale-chapter" : ""}>
          <button
            type="button"
            class=${`tale-line ${event.ply > ply ? "later" : ""}`}
            aria-current=${at === place ? "true" : undefined}
            onClick=${() => go(event.ply)}
          >
            ${sentences[at]}
          </button>
        </li>`,
      )}
    </ol>
  </section>`;
}

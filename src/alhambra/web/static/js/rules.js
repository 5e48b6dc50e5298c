/** A rules page comes from the server as text; here it gets its table of contents. */
import { html, render } from "./dom.js";
import { drawingsOf } from "./games.js";
import { t } from "./i18n.js";
import { listedGames } from "./listed.js";
import { here } from "./prefix.js";
import { Credits } from "./shell.js";

/** A heading as an anchor: its words without what an address cannot have.  @param {string} heading */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** @param {{headings: HTMLElement[]}} props */
function Contents({ headings }) {
  return html`<nav class="contents" aria-label=${t("rules-contents")}>
    <ul>
      ${headings.map(({ id, textContent }) => html`<li key=${id}><a href=${`#${id}`}>${textContent}</a></li>`)}
    </ul>
  </nav>`;
}

/** Tables wider than the page can be scrolled by keyboard too. */
export function reachTables() {
  for (const table of document.querySelectorAll("article.rules table")) {
    if (table.scrollWidth > table.clientWidth) table.setAttribute("tabindex", "0");
  }
}

/** Puts the drawings of the game where the text asks for them; a text without them can be read as well. */
export async function addDrawings() {
  const places = [...document.querySelectorAll("article.rules code.language-drawing")];
  if (!places.length) return;
  const drawings = await drawingsOf(here().split("/")[2]);
  for (const code of places) {
    const draw = drawings[(code.textContent ?? "").trim()];
    const place = document.createElement("div");
    code.parentElement?.replaceWith(place);
    if (draw) render(draw(), place);
  }
}

/** Whoever has read to the end wants to play. */
export function addWaysOn() {
  const article = document.querySelector("article.rules");
  if (!article) return;
  const place = document.createElement("p");
  place.className = "row ways-on";
  article.append(place);
  const credits = document.createElement("div");
  article.append(credits);
  render(html`<${Credits} />`, credits);
  const home = html`<a class="button primary" href="/">${t("home")}</a>`;
  render(home, place);
  const game = here().split("/")[2];
  const learn = html`<a class="button" href="/lesson/${game}">${t("lesson-title")}</a>`;
  listedGames().then((games) => games.some(({ name, lesson }) => name === game && lesson) && render([home, learn], place), () => {});
}

/** Puts the contents before the first part, and goes to the rule that the address names. */
export function addContents() {
  const headings = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("article.rules h2")]);
  if (headings.length < 2) return;
  for (const heading of headings) heading.id ||= anchorOf(heading.textContent ?? "");
  const place = document.createElement("div");
  headings[0].before(place);
  render(html`<${Contents} headings=${headings} />`, place);
  const wanted = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (wanted) wanted.scrollIntoView();
}

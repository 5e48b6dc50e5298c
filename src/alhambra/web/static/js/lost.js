/** A page that says something is not there: here it gets its picture and the way home. */
import { html, render } from "./dom.js";
import { t } from "./i18n.js";
import { Tiles } from "./start/tiles.js";

/** The same said by the page itself, where only it knows that something is not there. */
export function Lost() {
  return html`<article class="lost">
    <${Tiles} />
    <h1 tabindex="-1">${t("page-not-found-title")}</h1>
    <p>${t("page-not-found-text")}</p>
    <p><a class="button primary" href="/">${t("home")}</a></p>
  </article>`;
}

export function addWayHome() {
  const article = /** @type {HTMLElement | null} */ (document.querySelector("article.lost"));
  if (!article) return;
  const mayComeBack = article.dataset.page === "offline";
  const above = document.createElement("div");
  const below = document.createElement("p");
  article.prepend(above);
  article.append(below);
  render(html`<${Tiles} />`, above);
  below.className = "row";
  render(html`<a class="button primary" href="/">${t("home")}</a>${mayComeBack && html`<button type="button" onClick=${() => location.reload()}>${t("try-again")}</button>`}`, below);
}

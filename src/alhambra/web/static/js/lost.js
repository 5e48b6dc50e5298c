/** A page that says something is not there: here it gets its picture and the way home. */
import { html, render } from "./dom.js";
import { t } from "./i18n.js";
import { Tiles } from "./start/tiles.js";

export function addWayHome() {
  const article = document.querySelector("article.lost");
  if (!article) return;
  const above = document.createElement("div");
  const below = document.createElement("p");
  article.prepend(above);
  article.append(below);
  render(html`<${Tiles} />`, above);
  render(html`<a class="button primary" href="/">${t("home")}</a>`, below);
}

/** The entry: draws the header, then the page that the address names. */
import { html, render } from "./dom.js";
import { ready, t } from "./i18n.js";
import { here } from "./prefix.js";
import { Header } from "./shell.js";
import { employ } from "./worker.js";

/** @type {{at: RegExp, page: (id: string) => Promise<any>}[]} */
const PAGES = [
  { at: /^\/$/, page: async () => html`<${(await import("./start.js")).StartPage} />` },
  { at: /^\/table\/([^/]+)$/, page: async (id) => html`<${(await import("./table.js")).TablePage} id=${id} />` },
  { at: /^\/replay\/([^/]+)$/, page: async (id) => html`<${(await import("./replay.js")).ReplayPage} id=${id} />` },
  { at: /^\/my-games$/, page: async () => html`<${(await import("./mygames.js")).MyGamesPage} />` },
  { at: /^\/lesson\/([^/]+)$/, page: async (name) => html`<${(await import("./lesson.js")).LessonPage} name=${name} />` },
];

/** What is shown when a page could not be loaded. */
function Broken() {
  return html`<div class="lost">
    <p>${t("error-broken")}</p>
    <p><button type="button" onClick=${() => location.reload()}>${t("try-again")}</button></p>
  </div>`;
}

async function begin() {
  const top = /** @type {HTMLElement} */ (document.getElementById("top"));
  const main = /** @type {HTMLElement} */ (document.getElementById("app"));
  const isLost = document.querySelector("article.lost") !== null; // the server, or the worker, has said it all
  const found = isLost ? undefined : PAGES.map(({ at, page }) => ({ match: at.exec(here()), page })).find(({ match }) => match);
  const page = found?.page(found.match?.[1] ?? "");
  page?.catch(() => {}); // said below, when there are words for it
  await ready;
  render(html`<${Header} />`, top);
  if (document.querySelector("article.rules")) {
    const { addContents, addDrawings, addWaysOn, reachTables } = await import("./rules.js");
    addContents();
    addWaysOn();
    addDrawings().catch(() => {}); // the text says it too
    reachTables();
    addEventListener("resize", reachTables);
  }
  if (isLost) (await import("./lost.js")).addWayHome();
  if (!page) return;
  const drawn = await page.catch(() => Broken());
  main.textContent = "";
  render(drawn, main);
}

begin();
employ();

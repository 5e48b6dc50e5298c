/** The entry: draws the header, then the page that the address names. */
import { html, render } from "./dom.js";
import { ready } from "./i18n.js";
import { Header } from "./shell.js";

/** @type {{at: RegExp, page: (id: string) => Promise<any>}[]} */
const PAGES = [
  { at: /^\/$/, page: async () => html`<${(await import("./start.js")).StartPage} />` },
  { at: /^\/table\/([^/]+)$/, page: async (id) => html`<${(await import("./table.js")).TablePage} id=${id} />` },
  { at: /^\/replay\/([^/]+)$/, page: async (id) => html`<${(await import("./replay.js")).ReplayPage} id=${id} />` },
  { at: /^\/lesson$/, page: async () => html`<${(await import("./lesson.js")).LessonPage} />` },
];

async function begin() {
  const top = /** @type {HTMLElement} */ (document.getElementById("top"));
  const main = /** @type {HTMLElement} */ (document.getElementById("app"));
  const found = PAGES.map(({ at, page }) => ({ match: at.exec(location.pathname), page })).find(({ match }) => match);
  const page = found?.page(found.match?.[1] ?? "");
  await ready;
  render(html`<${Header} />`, top);
  if (location.pathname.startsWith("/rules/")) (await import("./rules.js")).addContents();
  if (!page) return;
  const drawn = await page;
  main.textContent = "";
  render(drawn, main);
}

begin();

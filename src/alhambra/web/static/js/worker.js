/** The worker of this page, which keeps what opens without a network; and whether the page shows what was kept. */
import { signal } from "./dom.js";
import { drop } from "./kept.js";
import { at, here, PREFIX } from "./prefix.js";

/** How long a page is left in peace before more is fetched, in milliseconds. */
const PEACE = 3000;

/** Whether the last answer was one that the device had kept: the server does not answer. */
export const isAway = signal(false);

/** Whether a path is a table's: while somebody plays, nothing else is fetched.  @param {string} path */
const isTable = (path) => path.startsWith("/table/");

/** Lets the worker fetch what opens without a network and is not here yet; not where people save data.  */
export async function keepMore() {
  if (!("serviceWorker" in navigator) || /** @type {any} */ (navigator).connection?.saveData === true) return;
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage({ type: "fill", language: document.documentElement.lang }), PEACE);
}

/** Makes the worker known to the browser; it fetches what is missing, at a table not before the game is over. */
export function employ() {
  if (!("serviceWorker" in navigator)) return;
  const begin = async () => {
    await navigator.serviceWorker.register(at("/sw.js"));
    if (!isTable(here())) await keepMore();
  };
  const start = () => void begin().catch(() => {}); // without it everything works but what is kept
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

/** Throws away what the device has kept of mine; not what it has noted of dice, by which games are checked. */
export async function forgetKept() {
  drop("draft", "sessionStorage");
  navigator.serviceWorker?.controller?.postMessage({ type: "forget" });
  if ("caches" in globalThis) for (const name of await caches.keys()) if (name.startsWith(`alhambra${PREFIX}-`)) await caches.delete(name);
}

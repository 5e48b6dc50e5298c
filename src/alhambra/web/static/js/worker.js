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

/** Makes the worker known to the browser; from the second page on it fetches what is still missing. */
export function employ() {
  if (!("serviceWorker" in navigator)) return;
  const comesBack = navigator.serviceWorker.controller !== null;
  const saves = /** @type {any} */ (navigator).connection?.saveData === true;
  const begin = async () => {
    await navigator.serviceWorker.register(at("/sw.js"));
    const { active } = await navigator.serviceWorker.ready;
    if (!comesBack || saves || isTable(here())) return;
    setTimeout(() => active?.postMessage({ type: "fill", language: document.documentElement.lang }), PEACE);
  };
  const start = () => void begin().catch(() => {}); // without it everything works but what is kept
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

/** Throws away what the device has kept of mine; not what it has noted of dice, by which games are checked. */
export async function forgetKept() {
  drop("draft", globalThis.sessionStorage);
  navigator.serviceWorker?.controller?.postMessage({ type: "forget" });
  if ("caches" in globalThis) for (const name of await caches.keys()) if (name.startsWith(`alhambra${PREFIX}-`)) await caches.delete(name);
}

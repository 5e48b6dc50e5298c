/**
 * The worker: keeps on the device what opens without a network. The server puts VERSION, PREFIX and KNOWN before this: the last
 * are the tags of all files ("") and of the words and pages of each language. Addresses are meant without the prefix.
 *
 * Everything is asked of the server first, and what is kept is shown only where it does not answer. A file is kept only if it
 * has the tag of this version, so that what is kept fits together; with another version comes another worker, which throws away
 * what the one before it kept. Of the interface only what is everybody's or one's own is kept: games, lessons, my name, my
 * tables, replays of games that I have finished.
 */
const SHELF = `alhambra${PREFIX}-${VERSION}`;
const OWN = `alhambra${PREFIX}-own`;
const at = (address) => PREFIX + address;
const pathOf = (url) => new URL(url).pathname.slice(PREFIX.length);
/** How long the server may take before what is kept is shown, and for how long it is not waited for after that. */
const PATIENCE = 4000;
const SLOW_FOR = 20_000;
const MOST_REPLAYS = 12;

const TAGS = Object.assign({}, ...Object.entries(KNOWN).map(([part, some]) => Object.fromEntries(Object.entries(some).map(([address, tag]) => [`${part || "*"} ${address}`, tag]))));
const FILES = new Set(Object.values(KNOWN).flatMap((some) => Object.keys(some)).filter((address) => /^\/(static|locale)\//.test(address)));
const PAGES = new Set(Object.keys(KNOWN.en).filter((address) => !address.startsWith("/locale/")));
const MINE = /^\/api\/(me|me\/games|games|lesson\/[a-z]+)$/;
const LESSON = /^\/api\/lesson\/[a-z]+\/[a-z]+$/;
const REPLAY = /^(\/api\/tables\/[0-9a-z]+)(?:|\/plies|\/plies\/(\d+))$/;

let slowUntil = 0;
/** Counts how often everything was forgotten: what was asked before must not be kept after. */
let forgotten = 0;

/** Does an answer belong to this version? */
function isOfThisVersion(address, answer) {
  const tag = answer.headers.get("etag")?.replace(/^W\//, "").replaceAll('"', "");
  return answer.ok && Object.keys(KNOWN).some((part) => tag && TAGS[`${part || "*"} ${address}`] === tag);
}

/** The server's answer; what is kept, if there is something, where none comes in time. */
async function serverFirst(request, kept) {
  const asked = fetch(request);
  const late = new Promise((_, fail) => setTimeout(fail, Date.now() < slowUntil ? 0 : PATIENCE, "late"));
  try {
    return await Promise.race([asked, late.catch(async () => ((await kept()) ? Promise.reject("late") : asked))]);
  } catch (error) {
    const found = await kept();
    if (!found) return asked;
    if (error === "late") asked.catch(() => {}), (slowUntil = Date.now() + SLOW_FOR);
    return found;
  }
}

async function keepFile(address, answer) {
  if (isOfThisVersion(address, answer)) await (await caches.open(SHELF)).put(at(address), answer.clone());
  return answer;
}

const keptFile = async (address) => caches.match(at(address), { cacheName: SHELF, ignoreVary: true });

/** An answer of the interface, marked as kept. */
async function keepOwn(address, answer, since = forgotten) {
  if (!answer.ok) return;
  const text = await answer.clone().text();
  if (since !== forgotten) return;
  const headers = { "Content-Type": "application/json", "X-Kept": new Date().toISOString() };
  await (await caches.open(OWN)).put(at(address), new Response(text, { headers }));
}

const keptOwn = async (address) => caches.match(at(address), { cacheName: OWN });

// -- what pages ask for ---------------------------------------------------------------------------

async function page(request, path) {
  const address = path.startsWith("/replay/") ? "/replay/-" : path;
  const kept = async () => (PAGES.has(address) && (await keptFile(address))) || undefined;
  try {
    const answer = await serverFirst(request, kept);
    if (PAGES.has(address) && address === path) await keepFile(address, answer);
    return answer;
  } catch (error) {
    const offline = await keptFile("/offline");
    if (!offline) throw error;
    return new Response(await offline.text(), { status: 503, headers: offline.headers });
  }
}

async function file(request, path) {
  return keepFile(path, await serverFirst(request, () => keptFile(path)));
}

async function mine(request, path) {
  const since = forgotten;
  const answer = await serverFirst(request, () => keptOwn(path));
  if (!answer.headers.has("X-Kept")) await keepOwn(path, answer, since);
  return answer;
}

/** A step of a lesson after some actions, which an address stands for. */
async function lesson(request, path) {
  const address = `${path}?${new URLSearchParams({ after: await request.clone().text() })}`;
  const since = forgotten;
  const answer = await serverFirst(request, () => keptOwn(address));
  if (!answer.headers.has("X-Kept")) await keepOwn(address, answer, since);
  return answer;
}

let opened = { table: "", views: [] };

async function replay(request, path) {
  const [, table, ply] = REPLAY.exec(path);
  return serverFirst(request, async () => {
    if (ply === undefined) return keptOwn(path);
    const all = await keptOwn(`${table}/moments`);
    if (!all) return undefined;
    if (opened.table !== table) opened = { table, views: (await all.json()).views };
    const view = opened.views[Number(ply)];
    return view && Response.json({ ply: Number(ply), view }, { headers: { "X-Kept": all.headers.get("X-Kept") } });
  });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname: whole } = new URL(request.url);
  if (origin !== location.origin || !whole.startsWith(at("/"))) return;
  const pathname = pathOf(request.url);
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (request.method === "POST" && LESSON.test(pathname)) event.respondWith(lesson(request, pathname));
  else if (request.method !== "GET") return;
  else if (FILES.has(pathname)) event.respondWith(file(request, pathname));
  else if (MINE.test(pathname)) event.respondWith(mine(request, pathname));
  else if (REPLAY.test(pathname)) event.respondWith(replay(request, pathname));
});

// -- what is kept before it is asked for ----------------------------------------------------------

/** A file of this version by the least way: the browser's own cache, else the server; `how` may forbid the latter. */
async function fetchOnce(address, how = {}) {
  if (await keptFile(address)) return;
  const answer = await fetch(at(address), { mode: "same-origin", cache: "force-cache", ...how });
  if (how.cache || isOfThisVersion(address, answer)) await keepFile(address, answer);
  else await keepFile(address, await fetch(at(address), { cache: "reload" }));
}

async function keepReplays() {
  const since = forgotten;
  const listed = await fetch(at("/api/me/games"));
  if (!listed.ok) return;
  const games = (await listed.clone().json()).games.slice(-MOST_REPLAYS).map(({ table }) => `/api/tables/${table}`);
  await keepOwn("/api/me/games", listed, since);
  const own = await caches.open(OWN);
  const known = (await own.keys()).map(({ url }) => pathOf(url));
  for (const address of known) {
    const [table] = /^\/api\/tables\/[0-9a-z]+/.exec(address) ?? [];
    if (table && !games.includes(table)) await own.delete(at(address));
  }
  for (const table of games.reverse()) {
    for (const address of [table, `${table}/plies`, `${table}/moments`]) {
      if (!known.includes(address)) await keepOwn(address, await fetch(at(address)), since);
    }
  }
}

async function keepLessons() {
  for (const path of PAGES) {
    if (!path.startsWith("/lesson/")) continue;
    const since = forgotten;
    const contents = await fetch(at(`/api${path}`));
    await keepOwn(`/api${path}`, contents, since);
    const body = JSON.stringify({ actions: [] });
    for (const { name } of (await contents.json()).steps) {
      const address = `/api${path}/${name}?${new URLSearchParams({ after: body })}`;
      if (await keptOwn(address)) continue;
      const asked = { method: "POST", headers: { "Content-Type": "application/json" }, body };
      await keepOwn(address, await fetch(at(`/api${path}/${name}`), asked), since);
    }
  }
}

let filling = null;

/** Keeps everything that opens without a network, one thing after the other, in the language of the visitor's pages. */
async function fill(language) {
  for (const address of [...Object.keys(KNOWN[""]), ...Object.keys(KNOWN[language] ?? {})]) await fetchOnce(address);
  const since = forgotten;
  for (const address of ["/api/games", "/api/me"]) await keepOwn(address, await fetch(at(address)), since);
  await keepLessons();
  await keepReplays();
}

/** Takes what this version has in common with the one before, and what the browser has fetched for the page. */
async function begin() {
  for (const name of await caches.keys()) {
    if (name === SHELF || name === OWN || !name.startsWith(`alhambra${PREFIX}-`)) continue;
    const old = await caches.open(name);
    for (const request of await old.keys()) await keepFile(pathOf(request.url), await old.match(request));
  }
  const parts = Object.values(KNOWN).flatMap((some) => Object.keys(some));
  await Promise.all(parts.map((address) => fetchOnce(address, { cache: "only-if-cached" }).catch(() => {})));
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(begin());
});

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(`alhambra${PREFIX}-`) && name !== SHELF && name !== OWN) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function forget() {
  forgotten += 1;
  opened = { table: "", views: [] };
  await caches.delete(OWN);
}

self.addEventListener("message", (event) => {
  const { type, language } = event.data ?? {};
  if (type === "forget") event.waitUntil(forget());
  if (type === "fill") {
    filling ??= fill(language).catch(() => {}).finally(() => (filling = null)); // another time, then
    event.waitUntil(filling);
  }
});

// Some phones show notifications only by a worker; touched, they lead to their table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = at(`/table/${event.notification.tag}`);
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const found = open.find(({ url }) => new URL(url).pathname === address);
    return found ? found.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});

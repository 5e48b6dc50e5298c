import assert from "node:assert/strict";
import { test } from "node:test";
import { t } from "../../src/alhambra/web/static/js/i18n.js";
import { walk } from "../../src/alhambra/web/static/js/palace/cells.js";
import { barred, borders, fits, holes } from "../../src/alhambra/web/static/js/palace/fitting.js";
import { lastTurns, newPlaces, since } from "../../src/alhambra/web/static/js/palace/happened.js";
import { handLook, NOTHING, pickedFor, pressCard, pressDisplay, pressSlot, pressTile, resting, struck, sumOf, take } from "../../src/alhambra/web/static/js/palace/picking.js";
import { optionsOf, bestChain } from "../../src/alhambra/web/static/js/palace/panel.js";
import { linesOf } from "../../src/alhambra/web/static/js/palace/reckoning.js";
import { along } from "../../src/alhambra/web/static/js/palace/rove.js";
import { after, longest, placeMeant, refusedAt, sceneOf } from "../../src/alhambra/web/static/js/palace/scene.js";
import { aheadLines, besideName, cardName, cellName, refusedName, slotName } from "../../src/alhambra/web/static/js/palace/speaking.js";
import { lit, meant, mostTaken, moves, turnOf } from "../../src/alhambra/web/static/js/palace/turn.js";
import { readTile } from "../../src/alhambra/web/static/js/palace/names.js";
import { groundOf, outerWalls } from "../../src/alhambra/web/static/js/palace/outline.js";
import { badgeAt } from "../../src/alhambra/web/static/js/palace/thumbnail.js";
import { steadied } from "../../src/alhambra/web/static/js/palace/steady.js";
import { speak } from "./catalogue.js";

/** @typedef {import("../../src/alhambra/web/static/js/palace/shapes.js").Laid} Laid */
/** @typedef {import("../../src/alhambra/web/static/js/palace/types.js").Choice} Choice */
/** @typedef {import("../../src/alhambra/web/static/js/palace/types.js").Event} Event */
/** @typedef {import("../../src/alhambra/web/static/js/palace/types.js").View} View */

speak("en");

/** @param {string} text @returns {Laid[]} */
const laid = (text) =>
  text.split(" ").map((one) => {
    const [tile, x, y] = one.split(/[@/]/);
    return { tile, x: Number(x), y: Number(y) };
  });

const GROUNDS = laid(
  "garden-7NSW@-1/0 chambers-5NSW@-1/-1 seraglio-6ES@0/-1 chambers-9S@1/0 arcades-8N@2/0 pavilion-4ES@3/0 " +
    "tower-9NW@0/1 garden-11@1/1 tower-9ES@2/1 garden-9E@1/2 tower-11@1/3",
);
const WALL = outerWalls(groundOf(GROUNDS)).sort((a, b) => b.length - a.length)[0];
const CHANGE = { wall: /** @type {[number, number]} */ ([9, 10]), types: [{ building: "G", count: 4, place: 1, shared: 1, points: 12, gain: 4 }], points: 5 };

/** @param {any} more @returns {View} */
const view = (more = {}) => ({ phase: "turn", market: ["tower-12", "pavilion-6N", "seraglio-5SW", "garden-10W"], display: ["y3", "g2", "b1", "o7"], bought: [], ...more });

/** @param {string[]} actions */
const turn = (...actions) => turnOf(/** @type {any} */ (actions.map((action) => ({ action, kind: action.split(" ")[0] }))));

test("the name of the button to what lies outside holds the number that it shows", () => {
  for (const code of /** @type {const} */ (["en", "de", "nl"])) {
    speak(code);
    for (const count of [1, 2]) assert.match(t("board-beyond", { side: "N", count }), new RegExp(`\\b${count}\\b`));
  }
  speak("en");
});

test("gestures mean actions as the rules spell them, legal or not", () => {
  const bought = { tile: "garden-10W", from: /** @type {const} */ ("bought") };
  assert.equal(meant(bought, { x: 2, y: -1 }, GROUNDS), "place garden-10W at +2,-1");
  assert.equal(meant(bought, { x: 0, y: 0 }, GROUNDS), "place garden-10W at +0,+0");
  assert.equal(meant(bought, "reserve", GROUNDS), "reserve garden-10W");
  assert.equal(meant(bought, "dirk", GROUNDS), "give garden-10W");
  const spare = { tile: "arcades-8E", from: /** @type {const} */ ("reserve") };
  assert.equal(meant(spare, { x: 1, y: 4 }, GROUNDS), "build arcades-8E at +1,+4");
  assert.equal(meant(spare, { x: 1, y: 3 }, GROUNDS), "exchange tower-11 for arcades-8E", "a full place is exchanged");
  assert.equal(meant(spare, { x: 0, y: 0 }, GROUNDS), "exchange fountain for arcades-8E");
  assert.equal(meant(spare, "dirk", GROUNDS), null);
  const built = { tile: "tower-11", from: /** @type {const} */ ("grounds") };
  assert.equal(meant(built, "reserve", GROUNDS), "remove tower-11");
  assert.equal(meant(built, { instead: "arcades-8E" }, GROUNDS), "exchange tower-11 for arcades-8E");
  assert.equal(meant(built, { x: 5, y: 5 }, GROUNDS), null, "a tile is not moved across the grounds");
});

test("tile first: a slot opens its payments and closes them again", () => {
  const now = { view: view(), turn: turn() };
  const open = pressSlot(NOTHING, 3, now);
  assert.deepEqual(open, { picked: { kind: "slot", slot: 3 }, action: null });
  assert.deepEqual(pressSlot(open.picked, 1, now).picked, { kind: "slot", slot: 1 });
  assert.deepEqual(pressSlot(open.picked, 3, now).picked, NOTHING);
  const empty = { view: view({ market: [null, null, null, null] }), turn: turn() };
  assert.deepEqual(pressSlot(NOTHING, 3, empty).picked, NOTHING, "an empty slot is nothing");
});

test("cards first: they add up in one currency, and the slot takes them if they pay it", () => {
  const now = { view: view(), turn: turn("buy garden-10W with o4 o6") };
  const six = pressCard(NOTHING, "o6 0").picked;
  const both = pressCard(six, "o4 0").picked;
  assert.deepEqual(both, { kind: "cards", keys: ["o6 0", "o4 0"] });
  assert.deepEqual(pressSlot(both, 3, now), { picked: NOTHING, action: "buy garden-10W with o4 o6" });
  assert.deepEqual(pressSlot(six, 3, now).picked, { kind: "slot", slot: 3 }, "too little: the ways to pay are shown");
  assert.deepEqual(pressCard(both, "o6 0").picked, { kind: "cards", keys: ["o4 0"] });
  assert.deepEqual(pressCard(both, "b4 0").picked, { kind: "cards", keys: ["b4 0"] }, "another currency begins anew");
  assert.deepEqual(pressCard(six, "o6 0").picked, NOTHING);
});

test("a sum says what it buys, exactly or not, what is missing, and which card to leave out", () => {
  const sum = (/** @type {string[]} */ ...keys) => {
    const { tile, action, ...rest } = sumOf(keys, view(), (name) => readTile(name).price);
    return { tile, action, ...rest };
  };
  assert.deepEqual([sum("o4 0", "o6 0").over, sum("o4 0", "o6 0").action], [0, "buy garden-10W with o4 o6"]);
  assert.deepEqual([sum("o4 0").missing, sum("o4 0").action], [6, null]);
  assert.deepEqual([sum("o4 0", "o9 0").over, sum("o4 0", "o9 0").action], [3, "buy garden-10W with o4 o9"]);
  const spare = sum("o4 0", "o6 0", "o1 0");
  assert.deepEqual([spare.spare, spare.action], ["o1", null]);
});

test("cards of the display add up to five; one that would go over is taken alone and says its sum", () => {
  const { display } = view();
  const two = pressDisplay(pressDisplay(NOTHING, 1, display).picked, 0, display).picked;
  assert.deepEqual(two, { kind: "display", places: [0, 1] });
  assert.deepEqual(struck(two, display), { 2: "6", 3: "12" });
  assert.deepEqual(struck(NOTHING, display), {});
  assert.deepEqual(pressDisplay(two, 3, display).picked, { kind: "display", places: [3] });
  assert.deepEqual(pressDisplay(two, 0, display).picked, { kind: "display", places: [1] });
  assert.deepEqual(take(two, display), { picked: NOTHING, action: "take y3 g2" });
});

test("cards are lifted and faded by what is picked", () => {
  const hand = ["o4", "b4", "b4", "o6"];
  const { chosen, faded } = handLook({ kind: "slot", slot: 3 }, hand, ["o4", "o6"]);
  assert.deepEqual([...chosen], ["o4 0", "o6 0"]);
  assert.deepEqual([...faded], ["b4 0", "b4 1"]);
  assert.deepEqual([...handLook({ kind: "slot", slot: 2 }, hand, ["b4", "b4"]).chosen], ["b4 0", "b4 1"], "equal cards are two");
  assert.deepEqual([...handLook({ kind: "cards", keys: ["b4 1"] }, hand, null).chosen], ["b4 1"]);
  assert.equal(handLook(NOTHING, hand, null).faded.size, 0);
});

test("while tiles are placed the first that waits is in hand, and one always is", () => {
  const placing = view({ phase: "place", bought: ["garden-10W", "tower-11"] });
  const first = resting(placing);
  assert.deepEqual(first, { kind: "tile", tile: "garden-10W", from: "bought" });
  assert.deepEqual(pressTile(first, { tile: "garden-10W", from: "bought" }, placing).picked, first);
  assert.deepEqual(pressTile(first, { tile: "tower-11", from: "bought" }, placing).picked, { kind: "tile", tile: "tower-11", from: "bought" });
  assert.deepEqual(resting(view({ bought: ["garden-10W"] })), NOTHING, "after an exact purchase one acts again");
  const held = pressTile(NOTHING, { tile: "tower-11", from: "grounds" }, view()).picked;
  assert.deepEqual(pressTile(held, { tile: "tower-11", from: "grounds" }, view()).picked, NOTHING);
});

test("exact payments come first, then those that lose least; the longest chain is told", () => {
  const payments = [0, 0, 3, 5, 6, 7, 8, 9].map((over) => ({ cards: ["o9"], over }));
  const offer = { slot: 3, tile: "garden-10W", price: 10, short: 0, payments, fits: 5, best: null };
  assert.deepEqual(optionsOf(offer).map(({ over }) => over), [0, 0, 3, 5, 6, 7]);
  const many = { ...offer, payments: Array.from({ length: 7 }, () => payments[0]).concat(payments.slice(2)) };
  assert.deepEqual(optionsOf(many).map(({ over }) => over), [0, 0, 0, 0, 0, 0, 0, 3, 5], "every exact one is shown");
  const own = { seat: 0, hand: [], offers: [{ ...offer, payments: payments.slice(2) }, offer], chains: [] };
  assert.deepEqual(bestChain(own)?.purchases, [{ tile: "garden-10W", cards: ["o9"] }]);
  assert.equal(bestChain({ ...own, offers: [] }), null);
});

test("a tile lights its places, and what they would bring is drawn", () => {
  /** @type {Choice[]} */
  const choices = [
    { kind: "place", action: "place garden-10W at +2,-1", tile: "garden-10W", x: 2, y: -1, change: CHANGE },
    { kind: "reserve", action: "reserve garden-10W", tile: "garden-10W", last: false },
  ];
  const held = /** @type {const} */ ({ kind: "tile", tile: "garden-10W", from: "bought" });
  const now = turnOf(choices);
  assert.deepEqual(lit(now, held), [{ x: 2, y: -1, label: "+5", look: "lit" }]);
  assert.equal(moves(now, { tile: "garden-10W", from: "reserve" }).length, 0);
  const given = { tiles: GROUNDS, wall: WALL, picked: held, turn: now, market: [] };
  const calm = sceneOf({ ...given, shown: null });
  assert.equal(calm.wall?.label, "9");
  const scene = sceneOf({ ...given, shown: choices[0] });
  assert.deepEqual(scene.ghost, { tile: "garden-10W", x: 2, y: -1 });
  assert.equal(scene.wall?.label, "9→10");
  assert.equal(scene.wall?.sides.length, 10);
  assert.deepEqual(scene.gains, [{ x: 2, y: -1, side: "W", label: "+1" }]);
  assert.equal(longest(GROUNDS, WALL).length, 9);
});

test("removing and exchanging are drawn as they would leave the grounds", () => {
  const moving = { kind: /** @type {const} */ ("remove"), action: "remove tower-11", tile: "tower-11", x: 1, y: 3, change: { ...CHANGE, wall: /** @type {[number, number]} */ ([9, 9]) } };
  assert.equal(after(GROUNDS, moving).length, 10);
  const scene = sceneOf({ tiles: GROUNDS, wall: WALL, picked: { kind: "tile", tile: "tower-11", from: "grounds" }, turn: turnOf([moving]), shown: moving, market: [] });
  assert.ok(!scene.tiles.some(({ tile }) => tile === "tower-11"));
  assert.deepEqual(scene.selected, [{ x: 1, y: 3 }]);
});

test("before a purchase the places where a tile would fit are known, as the rules of building have them", () => {
  const keys = (/** @type {{x: number, y: number}[]} */ places) => places.map(({ x, y }) => `${x},${y}`).sort();
  assert.deepEqual(keys(fits(GROUNDS, "garden-10W")), ["0,3", "1,4", "2,-1", "2,2", "3,1"].sort());
  assert.ok(!borders(GROUNDS).some(({ x, y }) => x === 0 && y === 0));
  const maybe = sceneOf({ tiles: GROUNDS, wall: WALL, picked: { kind: "slot", slot: 3 }, turn: turn(), shown: null, market: view().market });
  assert.equal(maybe.places?.length, 5);
  assert.ok(maybe.places?.every(({ look }) => look === "maybe"));
});

test("a refused place shows what stands against it", () => {
  const refusal = (/** @type {string} */ reason, /** @type {string} */ action) => refusedAt({ error: { reason }, action }, GROUNDS);
  assert.deepEqual(refusal("WALL_MEETS_OPEN_SIDE", "place garden-10W at +2,+3"), { x: 2, y: 3, sides: ["W"] });
  assert.deepEqual(refusal("NOT_REACHABLE", "place pavilion-2NEW at +2,-1"), { x: 2, y: -1, sides: ["N"] });
  assert.deepEqual(refusal("FOUNTAIN_STAYS", "remove fountain"), { x: 0, y: 0 });
  assert.deepEqual(refusal("CUTS_OFF", "remove garden-11"), { x: 1, y: 1 });
  assert.deepEqual(refusal("DOES_NOT_FIT", "exchange pavilion-4ES for arcades-9"), { x: 3, y: 0, sides: [] });
  assert.equal(refusal("OVER_FIVE", "take o7 y3"), null);
  assert.equal(placeMeant("buy garden-10W with o4 o6", GROUNDS), null);
  const ring = laid("tower-11@1/0 garden-11@1/1 tower-12@1/2 garden-10@0/2 arcades-9@-1/2 chambers-10@-1/1");
  assert.deepEqual(holes([...ring, { tile: "seraglio-9", x: -1, y: 0 }]), [{ x: 0, y: 1 }]);
  assert.deepEqual(refusedAt({ error: { reason: "LEAVES_HOLE" }, action: "place seraglio-9 at -1,+0" }, ring)?.holes, [{ x: 0, y: 1 }]);
  assert.deepEqual(barred(GROUNDS, { tile: "pavilion-2NEW", x: 2, y: -1 }), ["N"]);
});

test("the next scoring is reckoned anew for everybody when a count changes", () => {
  const row = (/** @type {number} */ number, /** @type {number[]} */ counts, /** @type {any} */ more = {}) => ({ row: number, is_dirk: false, types: counts.map((count, building) => ({ building, count, place: null, shared_by: 0, points: 0 })), wall: [], total: 0, ...more });
  const mine = row(0, [0, 0, 0, 0, 3, 0]);
  const other = row(1, [0, 0, 0, 0, 3, 0]);
  // Both share the first and second place of the second scoring: (12 + 5) / 2 is 8.
  for (const one of [mine, other]) Object.assign(one.types[4], { place: 1, shared_by: 2, points: 8 }), (one.total = 8);
  const scoring = { places: 2, accounts: [mine, other] };
  assert.deepEqual(linesOf(scoring).map(({ next, nextBy }) => [next, nextBy]), [[8, 0], [8, 0]]);
  const then = linesOf(scoring, { seat: 0, change: { ...CHANGE, wall: [0, 2] } });
  assert.deepEqual(then.map(({ next, nextBy, wall }) => [next, nextBy, wall]), [[14, 6, 2], [5, -3, 0]]);
  assert.deepEqual(then.map(({ types }) => types[4].place), [1, 2]);
});

test("keys walk the grounds: arrows by a place, N and P from one lit place to the next", () => {
  const grounds = { places: [{ x: 0, y: 0 }, ...GROUNDS], lit: [{ x: 2, y: -1 }, { x: 1, y: 4 }, { x: 0, y: 3 }] };
  const from = { x: 0, y: 0 };
  assert.deepEqual(walk({ key: "ArrowUp" }, from, grounds), { x: 0, y: 1 });
  assert.deepEqual(walk({ key: "ArrowLeft" }, { x: -3, y: 0 }, grounds), { x: -3, y: 0 }, "not beyond what is near");
  assert.equal(walk({ key: "ArrowUp", shiftKey: true }, from, grounds), null, "that moves the camera");
  assert.deepEqual(walk({ key: "n" }, from, grounds), { x: 2, y: -1 });
  assert.deepEqual(walk({ key: "n" }, { x: 2, y: -1 }, grounds), { x: 1, y: 4 });
  assert.deepEqual(walk({ key: "P" }, from, grounds), { x: 0, y: 3 });
  assert.deepEqual(walk({ key: "p" }, { x: 1, y: 4 }, grounds), { x: 2, y: -1 });
  assert.equal(walk({ key: "n" }, from, { ...grounds, lit: [] }), null);
  assert.deepEqual(walk({ key: "Home" }, { x: 2, y: 2 }, grounds), from);
  assert.deepEqual([along("ArrowRight", 0, 4), along("ArrowLeft", 0, 4), along("End", 0, 4), along("x", 0, 4)], [1, 0, 3, null]);
});

test("what the others did since one's own action is told apart", () => {
  const story = /** @type {Event[]} */ (/** @type {unknown} */ ([
    { kind: "took", seat: 1, cards: ["y1"], ply: 1 },
    { kind: "took", seat: 0, cards: ["y2"], ply: 2 },
    { kind: "laid", cards: ["b4", "b4"], ply: 3 },
    { kind: "bought", seat: 1, tile: "tower-11", slot: 0, cards: ["y9"], ply: 4 },
    { kind: "placed", seat: 1, tile: "tower-11", x: 0, y: 1, ply: 5 },
    { kind: "tile", tile: "tower-12", slot: 0, ply: 6 },
  ]));
  const news = since(story, 0);
  assert.deepEqual(news.deeds.get(1)?.map(({ kind }) => kind), ["bought", "placed"]);
  assert.deepEqual(news.places.get(1), [{ x: 0, y: 1 }]);
  assert.deepEqual([...news.slots], [0]);
  assert.deepEqual([...newPlaces(["b4", "b4", "b4", "o1"], news.cards)].sort(), [1, 2]);
  assert.equal(since(story, 2).deeds.size, 0, "before one's own first action nothing is new");
});

test("the last turn of everybody stays when others act", () => {
  const story = /** @type {Event[]} */ (/** @type {unknown} */ ([
    { kind: "took", seat: 1, cards: ["y1"], ply: 1 },
    { kind: "took", seat: 0, cards: ["y2"], ply: 2 },
    { kind: "laid", cards: ["b4", "b4"], ply: 3 },
    { kind: "bought", seat: 1, tile: "tower-11", slot: 0, cards: ["y9"], ply: 4 },
    { kind: "placed", seat: 1, tile: "tower-11", x: 0, y: 1, ply: 5 },
    { kind: "tile", tile: "tower-12", slot: 0, ply: 6 },
    { kind: "took", seat: 0, cards: ["b4"], ply: 7 },
  ]));
  const last = lastTurns(story);
  assert.deepEqual(last.get(1)?.deeds.map(({ ply }) => ply), [4, 5]);
  assert.deepEqual(last.get(1)?.before.map(({ ply }) => ply), [1]);
  assert.deepEqual(last.get(1)?.places, [{ x: 0, y: 1 }]);
  assert.deepEqual(last.get(0)?.deeds.map(({ ply }) => ply), [7]);
  assert.deepEqual([...last.keys()], [1, 0], "nobody else has had a turn");
});

test("slots, places and refusals are spoken", () => {
  const offer = { slot: 3, tile: "garden-10W", price: 10, short: 0, payments: [{ cards: ["o4", "o6"], over: 0 }, { cards: ["o1", "o9"], over: 0 }], fits: 5, best: null };
  assert.equal(slotName("garden-10W", 3, { offer, empty: "" }), "Garden 10, wall west, 10 ducats, exact, 2 ways");
  assert.equal(slotName("tower-12", 0, { offer: { ...offer, short: 1 }, empty: "" }), "Tower 12, no walls, 12 florins, 1 short");
  assert.equal(slotName(null, 2, { empty: "bought" }), "Denar: bought");
  const moving = /** @type {any} */ ({ kind: "place", tile: "garden-10W", x: 2, y: -1, change: CHANGE });
  assert.equal(cellName({ x: 2, y: -1 }, GROUNDS, { moving, held: "garden-10W" }), "two east, one south of the fountain: free, garden 10 fits, +5, 4 gardens +4, wall 10 +1");
  assert.equal(cellName({ x: 0, y: 1 }, GROUNDS, { moving: null, held: null }), "one north of the fountain: tower 9, walls north and west");
  assert.equal(besideName(GROUNDS, { x: 2, y: -1 }, "garden-10W"), "south of arcades 8");
  assert.equal(cardName("y2"), "2 florins");
  assert.equal(cardName("o1"), "1 ducat");
  const refusal = { error: /** @type {any} */ ({ reason: "WALL_MEETS_OPEN_SIDE" }), action: "place garden-10W at +2,+3" };
  assert.deepEqual(refusedName(refusal, GROUNDS), { lead: "Not here:", why: "the west wall would meet the open side of tower 11." });
});

test("German knows the cases of the fountain", () => {
  speak("de");
  assert.equal(besideName([], { x: 0, y: 1 }, "tower-11"), "nördlich vom Brunnen");
  assert.equal(besideName(GROUNDS, { x: 2, y: -1 }, "garden-10W"), "südlich von Arkaden 8");
  const refusal = { error: /** @type {any} */ ({ reason: "WALL_MEETS_OPEN_SIDE" }), action: "place garden-10W at +1,+0" };
  assert.equal(refusedName(refusal, []).why, "Die Mauer im Westen würde auf die offene Seite des Brunnens treffen.");
  speak("en");
});

test("how near the next scoring is, is said exactly", () => {
  const odds = /** @type {[number, number][]} */ ([[0, 11], [1, 11], [2, 11], [3, 11], [4, 11]]);
  const ahead = { number: 2, pile: 4, top: 4, least: 0, most: 10, bag: 12, missing: 0, odds };
  assert.deepEqual(aheadLines(ahead, { drawn: 0, takes: 1 }), ["Second scoring: within 11 draws.", "9% for each card you take."]);
  assert.deepEqual(aheadLines(ahead, { drawn: 0, takes: 0 }), ["Second scoring: within 11 draws."]);
  assert.deepEqual(aheadLines({ ...ahead, missing: 2 }, { drawn: 0, takes: 0 })[1], "2 cards are drawn next: 18%.");
  assert.deepEqual(aheadLines(ahead, { drawn: 3, takes: 3 })[1], "3 cards are drawn next: 27%.");
  const far = { ...ahead, least: 20, most: 30, odds: odds.map(([, all]) => /** @type {[number, number]} */ ([0, all])) };
  assert.deepEqual(aheadLines(far, { drawn: 0, takes: 2 }), ["Second scoring: in 21 to 31 draws.", "It does not come this turn."]);
  assert.deepEqual(aheadLines({ ...ahead, number: 3, pile: null, least: null, most: null }, { drawn: 0, takes: 1 }), ["Third scoring at the end: 12 tiles are left in the bag."]);
});

test("the chance of a scoring is told only for as many cards as can be taken", () => {
  const odds = /** @type {[number, number][]} */ ([[0, 16], [0, 16], [1, 16], [2, 16], [3, 16]]);
  const ahead = { number: 1, pile: 2, top: 1, least: 1, most: 16, bag: 40, missing: 0, odds };
  assert.equal(aheadLines(ahead, { drawn: 0, takes: 2 })[1], "6% if you take 2 cards.");
  assert.equal(aheadLines(ahead, { drawn: 0, takes: 1 })[1], "It does not come this turn.");
  const taking = (/** @type {string[]} */ ...cards) => ({ kind: "take", action: `take ${cards.join(" ")}`, cards });
  assert.equal(mostTaken(turnOf(/** @type {any} */ ([taking("y1"), taking("y1", "b3"), { kind: "buy", action: "buy", cards: ["y1", "y2", "y3"] }]))), 2);
  assert.equal(mostTaken(turnOf(null)), 0);
});

test("what an update repeats stays the same object", () => {
  const first = steadied([], [[1], [2]]);
  const again = steadied(first, [[1], [3]]);
  assert.equal(again[0].value, first[0].value);
  assert.deepEqual(again[1].value, [3]);
});

test("what a bot advises is lit as if it were picked", () => {
  const display = ["y3", "g2", "g2", "o7"];
  const lit = (/** @type {any} */ choice) => pickedFor(choice, display);
  assert.deepEqual(lit({ kind: "take", cards: ["g2", "g2"] }), { kind: "display", places: [1, 2] });
  assert.deepEqual(lit({ kind: "buy", tile: "tower-12", slot: 2 }), { kind: "slot", slot: 2 });
  const from = (/** @type {string} */ kind) => lit({ kind, tile: "tower-12" });
  assert.deepEqual(["place", "reserve", "give"].map(from), Array(3).fill({ kind: "tile", tile: "tower-12", from: "bought" }));
  assert.deepEqual(["build", "exchange"].map(from), Array(2).fill({ kind: "tile", tile: "tower-12", from: "reserve" }));
  assert.deepEqual([from("remove"), from("pass")], [{ kind: "tile", tile: "tower-12", from: "grounds" }, { kind: "nothing" }]);
});

test("the number of a wall in small grounds stands on no letters and in the box", () => {
  const ground = groundOf(laid("seraglio-9@-1/0 garden-8@1/0 arcades-8NE@2/0"));
  const box = { width: 136, height: 118 };
  const [scale, middle] = [28, { x: 0.5, y: 0 }];
  const wall = /** @type {import("../../src/alhambra/web/static/js/palace/shapes.js").Side[]} */ ([{ x: 2, y: 0, side: "N" }, { x: 2, y: 0, side: "E" }]);
  const spot = badgeAt(wall, { ground, scale, middle, box });
  const letters = { left: box.width / 2 + 1.5 * scale, top: box.height / 2 };
  assert.ok(spot.top < letters.top - 9 - 0.3 * scale, "north: in the east there is no room for it");
  assert.ok(spot.left === letters.left && spot.top >= 10);
  const roomy = badgeAt(wall, { ground, scale, middle, box: { width: 200, height: 118 } });
  assert.ok(roomy.left > 100 + 2 * scale && roomy.top === 59, "east, where there is room");
});

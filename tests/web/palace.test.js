import assert from "node:assert/strict";
import { test } from "node:test";
import { beside } from "../../src/alhambra/web/static/js/palace/bubble.js";
import { fit, fitBeside, freeCorner, isInSight, kept, keyed, moved, outside, pinched, placeAt, spotOf, wheeled, zoomed } from "../../src/alhambra/web/static/js/palace/camera.js";
import { gainPill, isCovered, wallPill, wrapped } from "../../src/alhambra/web/static/js/palace/grounds.js";
import { told } from "../../src/alhambra/web/static/js/palace/hand.js";
import { readCard, readTile } from "../../src/alhambra/web/static/js/palace/names.js";
import { clashes, groundOf, innerWalls, isLoop, outerWalls, outline, thresholds } from "../../src/alhambra/web/static/js/palace/outline.js";
import { freeSide, line, merlons, piers } from "../../src/alhambra/web/static/js/palace/walls.js";

/** @typedef {import("../../src/alhambra/web/static/js/palace/shapes.js").Laid} Laid */
/** @typedef {import("../../src/alhambra/web/static/js/palace/shapes.js").Side} Side */

/** Tiles from a text such as `tower-9NE@1/0`.  @param {string} text @returns {Laid[]} */
const laid = (text) =>
  text.split(" ").map((one) => {
    const [tile, x, y] = one.split(/[@/]/);
    return { tile, x: Number(x), y: Number(y) };
  });

const GROUNDS = laid(
  "garden-7NSW@-1/0 chambers-5NSW@-1/-1 seraglio-6ES@0/-1 chambers-9S@1/0 arcades-8N@2/0 pavilion-4ES@3/0 " +
    "tower-9NW@0/1 garden-11@1/1 tower-9ES@2/1 garden-9E@1/2 tower-11@1/3",
);
const BOX = { width: 600, height: 600 };

/** @param {Side[]} sides */
const spelled = (sides) => sides.map(({ x, y, side }) => `${x},${y}${side}`).join(" ");

test("a tile is read from its name", () => {
  assert.deepEqual(readTile("tower-9NE"), { building: "T", price: 9, walls: ["N", "E"] });
  assert.deepEqual(readTile("garden-10"), { building: "G", price: 10, walls: [] });
  assert.deepEqual(readTile("seraglio-3ESW").walls, ["E", "S", "W"]);
  assert.deepEqual(readTile("fountain"), { building: null, price: 0, walls: [] });
  assert.deepEqual(readCard("o7"), { currency: "o", value: 7 });
});

test("a hand is sorted by currency and value, and equal cards are told apart", () => {
  const keys = told(["o1", "b4", "y8", "b4", "g2", "b1"]).map(({ key }) => key);
  assert.deepEqual(keys, ["y8 0", "g2 0", "b1 0", "b4 0", "b4 1", "o1 0"]);
});

test("outer walls are walked clockwise, each unbroken one as a whole", () => {
  const walls = outerWalls(groundOf(GROUNDS));
  const longest = walls.reduce((best, wall) => (wall.length > best.length ? wall : best));
  assert.equal(spelled(longest), "1,0S 0,-1E 0,-1S -1,-1S -1,-1W -1,0W -1,0N 0,1W 0,1N");
  assert.deepEqual(walls.map((wall) => wall.length).sort(), [1, 1, 2, 9]);
  assert.equal(isLoop(groundOf(GROUNDS), longest), false);
});

test("inner walls count nothing and thresholds lead where both sides are open", () => {
  const ground = groundOf(GROUNDS);
  assert.deepEqual(innerWalls(ground).map((side) => spelled([side])).sort(), ["-1,-1N", "-1,0S", "2,0N", "2,1S"]);
  const ways = thresholds(ground);
  assert.equal(ways.length, 12, "tiles touch in fourteen places, two of them walled");
  assert.ok(!spelled(ways).includes("-1,-1N"));
  assert.equal(outline(ground).length, 4 * 12 - 2 * 14);
});

test("a wall may go all the way round", () => {
  const ground = groundOf(laid("tower-9NW@-1/1 tower-9NE@0/1 pavilion-3SW@-1/0 seraglio-6ES@0/0"));
  const walls = outerWalls(ground);
  assert.equal(walls.length, 1);
  assert.equal(walls[0].length, 8);
  assert.ok(isLoop(ground, walls[0]));
  const path = line(walls[0], { loop: true });
  assert.match(path, /Z$/);
  assert.equal(path.split("L").length, 4, "a square has four corners");
});

test("the line of a wall runs inside its tiles and turns where they do", () => {
  /** @type {Side[]} */
  const convex = [{ x: 0, y: 0, side: "N" }, { x: 0, y: 0, side: "E" }];
  assert.equal(line(convex), "M-50 -44L44 -44L44 50");
  // Into a corner: along the north side, then up the west side of the tile ahead and outward.
  /** @type {Side[]} */
  const concave = [{ x: 0, y: 0, side: "N" }, { x: 1, y: 1, side: "W" }];
  assert.equal(line(concave), "M-50 -44L56 -44L56 -150");
  /** @type {Side[]} */
  const straight = [{ x: 0, y: 0, side: "S" }, { x: -1, y: 0, side: "S" }];
  assert.equal(line(straight), "M50 44L-150 44");
  assert.deepEqual(piers(straight), [[45, 44], [-145, 44]]);
  assert.equal(merlons(straight).split("Z").length - 1, 10);
});

test("the length of a wall is said where its outside is free", () => {
  /** @type {Side[]} */
  const sides = [{ x: 0, y: 1, side: "W" }, { x: 0, y: 1, side: "N" }, { x: 1, y: 1, side: "N" }];
  assert.equal(spelled([freeSide(sides, { taken: new Set() })]), "0,1N");
  assert.equal(spelled([freeSide(sides, { taken: new Set(["0,2"]) })]), "0,1W");
  assert.equal(spelled([freeSide(sides, { taken: new Set(["0,2"]), long: true })]), "1,1N", "a long word lies along a side");
});

test("sides that meet unlike are found", () => {
  assert.deepEqual(clashes(GROUNDS, { tile: "garden-10W", x: 2, y: 3 }), ["W"]);
  assert.deepEqual(clashes(GROUNDS, { tile: "garden-10W", x: 2, y: -1 }), []);
  assert.deepEqual(clashes(GROUNDS, { tile: "garden-10W", x: 1, y: -1 }), ["N"]);
});

test("fitting shows everything, not larger than need be", () => {
  const places = [{ x: 0, y: 0 }, ...GROUNDS];
  const camera = fit(places, BOX);
  assert.deepEqual([camera.x, camera.y], [1, 1]);
  assert.equal(camera.scale, 104, "five cells by five would have room for more");
  const narrow = { width: 285, height: 600 };
  assert.equal(fit(places, narrow).scale, 50);
  assert.ok(places.every((place) => isInSight(fit(places, narrow), narrow, place)));
});

test("cells that fingers must hit stay large, and what is wanted is in the middle", () => {
  const places = Array.from({ length: 20 }, (_, x) => ({ x, y: 0 }));
  const wanted = [{ x: 17, y: 0 }, { x: 19, y: 0 }];
  const camera = fit(places, { width: 300, height: 300 }, { least: 40, wanted });
  assert.deepEqual(camera, { x: 18, y: 0, scale: 40 });
  assert.deepEqual(outside(camera, { width: 300, height: 300 }, [...wanted, { x: 0, y: 0 }, { x: 18, y: 9 }]), { N: 1, E: 0, S: 0, W: 1 });
});

test("a point of the box is in the place that is drawn there", () => {
  const camera = fit([{ x: 0, y: 0 }, ...GROUNDS], BOX);
  for (const place of [{ x: 0, y: 0 }, { x: 3, y: 0 }, { x: -1, y: -1 }, { x: 1, y: 3 }]) {
    const { left, top } = spotOf(camera, BOX, place);
    assert.deepEqual(placeAt(camera, BOX, left, top), place);
    assert.deepEqual(placeAt(camera, BOX, left + camera.scale * 0.49, top - camera.scale * 0.49), place);
    assert.deepEqual(placeAt(camera, BOX, left, top - camera.scale * 0.51), { x: place.x, y: place.y + 1 }, "up is north");
  }
});

test("zooming keeps what lies under the pointer", () => {
  const camera = { x: 1, y: 2, scale: 80 };
  const point = { left: 120, top: 430 };
  const spot = (/** @type {typeof camera} */ seen) => [seen.x + (point.left - 300) / seen.scale, seen.y - (point.top - 300) / seen.scale];
  for (const nearer of [zoomed(camera, BOX, 1.5, point), wheeled(camera, BOX, { deltaY: -120 }, point)]) {
    assert.ok(nearer.scale > 80);
    assert.deepEqual(spot(nearer).map((value) => value.toFixed(6)), spot(camera).map((value) => value.toFixed(6)));
  }
  assert.ok(wheeled(camera, BOX, { deltaY: 3, deltaMode: 1 }, point).scale < 80);
  assert.equal(zoomed(camera, BOX, 100).scale, 180);
});

test("two fingers move and zoom at once", () => {
  const camera = { x: 0, y: 0, scale: 50 };
  const finger = (/** @type {number} */ left, /** @type {number} */ top) => ({ left, top });
  const aside = pinched(camera, BOX, [finger(200, 300), finger(400, 300)], [finger(250, 300), finger(450, 300)]);
  assert.deepEqual(aside, { x: -1, y: 0, scale: 50 });
  const nearer = pinched(camera, BOX, [finger(250, 300), finger(350, 300)], [finger(200, 300), finger(400, 300)]);
  assert.deepEqual(nearer, { x: 0, y: 0, scale: 100 });
});

test("nobody gets lost: some tile is always in sight", () => {
  // An angle with nothing between its arms.
  const places = [...Array.from({ length: 9 }, (_, x) => ({ x, y: 0 })), ...Array.from({ length: 9 }, (_, y) => ({ x: 0, y }))];
  for (const start of [{ x: 8, y: 8, scale: 180 }, { x: 900, y: -900, scale: 60 }, { x: 4, y: 4, scale: 9000 }]) {
    const camera = kept(start, BOX, places);
    assert.ok(places.some((place) => isInSight(camera, BOX, place)), JSON.stringify(camera));
  }
  const calm = { x: 1, y: 1, scale: 80 };
  assert.deepEqual(kept(calm, BOX, places), calm, "and who is not lost is left alone");
});

test("keys zoom, fit and move, and leave other keys alone", () => {
  const camera = { x: 0, y: 0, scale: 80 };
  assert.deepEqual(keyed(camera, BOX, { key: "+" }), { x: 0, y: 0, scale: 100 });
  assert.deepEqual(keyed(camera, BOX, { key: "-" }), { x: 0, y: 0, scale: 64 });
  assert.equal(keyed(camera, BOX, { key: "0" }), "fit");
  assert.deepEqual(keyed(camera, BOX, { key: "ArrowRight", shiftKey: true }), { x: 1, y: 0, scale: 80 });
  assert.deepEqual(keyed(camera, BOX, { key: "ArrowUp", shiftKey: true }), { x: 0, y: 1, scale: 80 });
  assert.equal(keyed(camera, BOX, { key: "ArrowRight" }), null);
  assert.equal(keyed(camera, BOX, { key: "+", ctrlKey: true }), null);
  assert.deepEqual(moved(camera, -80, 160), { x: 1, y: 2, scale: 80 });
});

test("what a wall gains never lies on its length", () => {
  for (const scale of [30, 40, 64, 104]) {
    for (const side of /** @type {const} */ (["N", "E", "S", "W"])) {
      const gain = { x: 0, y: 1, side, label: "+1" };
      for (const label of ["0→1", "9→10"]) {
        const length = wallPill({ sides: [gain], label }, new Set(), scale);
        const pill = gainPill(gain, scale, length);
        assert.ok(!isCovered(pill, length), `${scale} ${side} ${label}`);
        assert.ok(Math.hypot(pill.x, pill.y + 100) < 50 + (scale < 64 ? 250 : 110), "it stays near its side");
      }
    }
  }
});

test("buttons lie in the corner that hides least", () => {
  const camera = { x: 0, y: 0, scale: 100 };
  const size = { width: 56, height: 136 };
  assert.equal(freeCorner(camera, BOX, [], size), "NE");
  assert.equal(freeCorner(camera, BOX, [{ x: 3, y: 3 }, { x: 2, y: 2 }], size), "SE");
  assert.equal(freeCorner(camera, BOX, [{ x: 3, y: 3 }, { x: 3, y: -2 }], size), "SW");
});

test("large grounds are fitted beside the buttons where every corner is taken", () => {
  const size = { width: 56, height: 148 };
  const few = [{ x: 0, y: 0 }, { x: 1, y: 0 }];
  assert.deepEqual(fitBeside(few, BOX, size, {}), fit(few, BOX));
  const full = [-4, 0, 4].flatMap((x) => [-4, 0, 4].map((y) => ({ x, y })));
  const camera = fitBeside(full, BOX, size, {});
  assert.equal(freeCorner(camera, BOX, full, size), "NE");
  for (const place of full) {
    assert.ok(isInSight(camera, BOX, place));
    assert.ok(spotOf(camera, BOX, place).left + camera.scale / 2 <= BOX.width - size.width);
  }
  assert.deepEqual(fitBeside(full, BOX, size, { least: 100 }), fit(full, BOX, { least: 100 }), "a finger needs its room first");
});

test("words stand beside their place, in the box, and hide as little as may be", () => {
  const camera = { x: 0, y: 0, scale: 100 };
  const size = { width: 200, height: 80 };
  assert.deepEqual(beside(camera, BOX, { x: 0, y: 0 }, { size }), { left: 358, top: 260 });
  assert.equal(beside(camera, BOX, { x: 2, y: 0 }, { size }).left, 242, "no room at the right");
  const avoid = [{ x: 1, y: 0 }, { x: 2, y: 0 }];
  const { left, top } = beside(camera, BOX, { x: 0, y: 0 }, { size, avoid });
  assert.ok(left + size.width <= 250 || top >= 350 || top + size.height <= 250, `${left}, ${top}`);
  const corner = beside(camera, { width: 240, height: 200 }, { x: 0, y: 0 }, { size });
  assert.ok(corner.left >= 0 && corner.left + size.width <= 240 && corner.top >= 0 && corner.top + size.height <= 200);
});

test("a reason is cut into lines between words", () => {
  assert.deepEqual(wrapped("Wall meets open side", 11), ["Wall meets", "open side"]);
  assert.deepEqual(wrapped("Erreichbarkeit fehlt", 8), ["Erreichbarkeit", "fehlt"]);
});

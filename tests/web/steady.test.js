/** Drawings that stay as they are while what they show is the same. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { steady } from "../../src/alhambra/web/static/js/dom.js";

test("a steady drawing is drawn again only if what it is given has changed", () => {
  const Drawn = steady((/** @type {{tile: string, detail?: string}} */ { tile }) => tile);
  const place = /** @type {any} */ ({});
  assert.equal(Drawn.call(place, { tile: "tower-12", detail: "full" }), "tower-12");
  assert.equal(place.shouldComponentUpdate({ tile: "tower-12", detail: "full" }), false);
  assert.equal(place.shouldComponentUpdate({ tile: "tower-11", detail: "full" }), true);
  assert.equal(place.shouldComponentUpdate({ tile: "tower-12" }), true);
  assert.equal(place.shouldComponentUpdate({ tile: "tower-12", detail: "full", look: "new" }), true);
});

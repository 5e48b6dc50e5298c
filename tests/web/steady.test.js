/** Drawings that stay as they are while what they show is the same. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { steady } from "../../src/alhambra/web/static/js/dom.js";
import { language } from "../../src/alhambra/web/static/js/i18n.js";

test("a steady drawing is drawn again only if what it is given has changed", () => {
  const Drawn = steady((/** @type {{tile: string, detail?: string}} */ { tile }) => tile);
  const place = /** @type {any} */ ({});
  assert.equal(Drawn.call(place, { tile: "tower-12", detail: "full" }), "tower-12");
  assert.equal(place.shouldComponentUpdate({ tile: "tower-12", detail: "full" }), false);
  assert.equal(place.shouldComponentUpdate({ tile: "tower-11", detail: "full" }), true);
  assert.equal(place.shouldComponentUpdate({ tile: "tower-12" }), true);
  assert.equal(place.shouldComponentUpdate({ tile: "tower-12", detail: "full", look: "new" }), true);
});

test("a steady drawing with words in it is drawn again in another language", () => {
  const Drawn = steady((/** @type {{tile: string}} */ { tile }) => tile);
  const place = /** @type {any} */ ({});
  Drawn.call(place, { tile: "tower-12" });
  language.value = "nl";
  assert.equal(place.shouldComponentUpdate({ tile: "tower-12" }), true);
  language.value = "en";
  assert.equal(place.shouldComponentUpdate({ tile: "tower-12" }), false);
});

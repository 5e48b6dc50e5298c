/** What is pointed at: with a mouse that moves, and never with one that lies still where a finger plays. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Mouse } from "../../src/alhambra/web/static/js/pointing.js";

/** @param {string} type @param {string} pointerType @param {[number, number]} [movement] */
const event = (type, pointerType, [movementX, movementY] = [0, 0]) => /** @type {PointerEvent} */ ({ type, pointerType, movementX, movementY });

test("a mouse points at what it enters, a finger does not", () => {
  const mouse = new Mouse();
  assert.equal(mouse.isPointing(event("pointerenter", "mouse")), true);
  assert.equal(mouse.isPointing(event("pointerenter", "touch")), false);
  assert.equal(mouse.isPointing(event("pointerenter", "pen")), false);
});

for (const kind of ["touch", "pen"]) {
  test(`after a press by ${kind} a mouse points at nothing until it moves`, () => {
    const mouse = new Mouse();
    mouse.see(event("pointerdown", kind));
    mouse.see(event("pointermove", kind, [3, 4]));
    mouse.see(event("pointermove", "mouse"));
    assert.equal(mouse.isPointing(event("pointerenter", "mouse")), false);
    const moved = event("pointermove", "mouse", [0, -1]);
    mouse.see(moved);
    assert.equal(mouse.isWaking(moved), true);
    assert.equal(mouse.isPointing(event("pointerenter", "mouse")), true);
    const later = event("pointermove", "mouse", [0, -1]);
    mouse.see(later);
    assert.equal(mouse.isWaking(later), false);
  });
}

test("a mouse that presses is in use", () => {
  const mouse = new Mouse();
  mouse.see(event("pointerdown", "touch"));
  mouse.see(event("pointerdown", "mouse"));
  assert.equal(mouse.isPointing(event("pointerenter", "mouse")), true);
});

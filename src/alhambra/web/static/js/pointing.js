/** Pointing at something without pressing it: with a mouse, or with the focus that keys move. */

/** A mouse that lies still where a finger or a pen plays points at nothing, whatever is drawn under it. */
export class Mouse {
  #isResting = false;
  /** @type {object | null} */
  #woken = null;

  /** Every press and every move on the page is seen here first.  @param {PointerEvent} event */
  see(event) {
    if (event.type === "pointerdown") this.#isResting = event.pointerType !== "mouse";
    else if (this.#isResting && event.pointerType === "mouse" && (event.movementX || event.movementY)) {
      this.#isResting = false;
      this.#woken = event;
    }
  }

  /** @param {PointerEvent} event */
  isPointing = (event) => event.pointerType === "mouse" && !this.#isResting;

  /** Does it begin to move with this, over what it has entered at rest?  @param {PointerEvent} event */
  isWaking = (event) => event === this.#woken;
}

export const mouse = new Mouse();

/** Was a key the last that was pressed, and not a mouse or a finger? */
export const keys = { isLast: false };
globalThis.addEventListener?.("keydown", () => { keys.isLast = true; }, { capture: true, passive: true });
globalThis.addEventListener?.("pointerdown", () => { keys.isLast = false; }, { capture: true, passive: true });
for (const kind of ["pointerdown", "pointermove"]) {
  globalThis.addEventListener?.(kind, (event) => mouse.see(/** @type {PointerEvent} */ (event)), { capture: true, passive: true });
}

/** Handlers of something that is shown while it is pointed at.  @param {(isPointed: boolean) => void} show */
export const pointing = (show) => ({
  onPointerEnter: (/** @type {PointerEvent} */ event) => mouse.isPointing(event) && show(true),
  onPointerMove: (/** @type {PointerEvent} */ event) => mouse.isWaking(event) && show(true),
  onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && show(false),
  onFocus: (/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && show(true),
  onBlur: () => show(false),
});

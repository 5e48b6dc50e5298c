/** Dragging: what lies under the finger follows it, and dropping it means to press it and then what it lies on. */
import { useEffect, useRef } from "../dom.js";

/** A finger that moves less than this means a press. */
const SLACK = 8;
const SOURCES = ":is(.slot[data-slot], .money[data-card], .money[data-place], .waiting-tile button):not([aria-disabled])";
const TARGETS = ".slot[data-slot], .into, .cells, .hand-box, .target[data-cell]";

/**
 * @param {{current: HTMLElement | null}} root
 * @param {{lift: (source: HTMLElement) => void, drop: (source: HTMLElement, target: HTMLElement, event: PointerEvent) => void, over: (target: HTMLElement | null, event: PointerEvent) => void}} hands
 */
export function useDrag(root, hands) {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    /** @type {{source: HTMLElement, x: number, y: number, ghost: HTMLElement | null, id: number} | null} */
    let drag = null;
    const end = () => {
      drag?.ghost?.remove();
      node.classList.remove("dragging");
      drag = null;
    };
    const under = (/** @type {PointerEvent} */ event) => {
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest(TARGETS);
      return found instanceof HTMLElement && node.contains(found) ? found : null;
    };
    const down = (/** @type {PointerEvent} */ event) => {
      const source = event.button === 0 && event.isPrimary ? /** @type {Element} */ (event.target).closest(SOURCES) : null;
      if (source instanceof HTMLElement) drag = { source, x: event.clientX, y: event.clientY, ghost: null, id: event.pointerId };
    };
    const move = (/** @type {PointerEvent} */ event) => {
      if (!drag || event.pointerId !== drag.id) return;
      if (!drag.ghost) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
        const { width, height } = drag.source.getBoundingClientRect();
        drag.ghost = /** @type {HTMLElement} */ (drag.source.cloneNode(true));
        drag.ghost.classList.add("drag-ghost");
        drag.ghost.setAttribute("aria-hidden", "true");
        Object.assign(drag.ghost.style, { width: `${width}px`, height: `${height}px` });
        node.append(drag.ghost);
        node.classList.add("dragging");
        latest.current.lift(drag.source);
      }
      drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
      latest.current.over(under(event), event);
      event.preventDefault();
    };
    const up = (/** @type {PointerEvent} */ event) => {
      if (!drag || event.pointerId !== drag.id) return;
      const { source, ghost } = drag;
      const target = ghost && under(event);
      end();
      if (!ghost) return;
      // The press that ends a drag is none of its own.
      const hush = (/** @type {Event} */ press) => { press.stopPropagation(); press.preventDefault(); };
      addEventListener("click", hush, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", hush, { capture: true }), 0);
      if (target && target !== source) latest.current.drop(source, target, event);
    };
    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      end();
    };
  }, []);
}

/** What every page draws with: `html` for templates, and the parts of Preact that are in use. */
import { h } from "preact";
import htm from "htm";
import { language } from "./i18n.js";
import { at, PREFIX } from "./prefix.js";

export { h, render, Fragment, createRef, createContext } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";
export { signal, computed, effect, batch, untracked, useSignal, useComputed } from "@preact/signals";

/**
 * A component that is drawn again only if what it is given has changed, or the language.
 * @template {object} P
 * @param {(props: P) => any} component @returns {(props: P) => any}
 */
export function steady(component) {
  /** @this {{shouldComponentUpdate: (next: P) => boolean}} @param {P} props */
  return function Steady(props) {
    const drawnIn = language.value;
    this.shouldComponentUpdate = (next) => drawnIn !== language.value || !isSame(props, next);
    return component(props);
  };
}

/** @param {any} one @param {any} other */
function isSame(one, other) {
  for (const name in other) if (one[name] !== other[name]) return false;
  for (const name in one) if (!(name in other)) return false;
  return true;
}

/** Links lead to addresses of this server.  @param {any} type @param {any} props @param {any[]} children */
const linked = (type, props, ...children) => h(type, type === "a" && props?.href?.startsWith("/") ? { ...props, href: at(props.href) } : props, ...children);

/** Markup as a tagged template: html`<p>${text}</p>`. */
export const html = htm.bind(PREFIX ? /** @type {typeof h} */ (linked) : h);

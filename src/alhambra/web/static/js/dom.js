/** What every page draws with: `html` for templates, and the parts of Preact that are in use. */
import { h } from "preact";
import htm from "htm";

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

/** Markup as a tagged template: html`<p>${text}</p>`. */
export const html = htm.bind(h);

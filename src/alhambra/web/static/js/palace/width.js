/** How much room there is: a phone, a tablet held upright, a desk, a desk with room for everybody's grounds, or a large one. */
import { useEffect, useState } from "../dom.js";

/** @typedef {"narrow" | "tall" | "wide" | "roomy" | "large"} Width */

/** The first that matches. @type {[Width, MediaQueryList][]} */
let queries;

const asked = () => (queries ??= [
  ["large", matchMedia("(min-width: 1600px) and (min-height: 840px)")],
  ["roomy", matchMedia("(min-width: 1180px) and (min-height: 600px)")],
  ["tall", matchMedia("(min-width: 700px) and (max-width: 59.99rem) and (min-height: 900px) and (orientation: portrait)")],
  ["wide", matchMedia("(min-width: 60rem)")],
]);

/** Those that have the whole page. */
const WHOLE = new Set(["large", "roomy", "tall"]);

/** @param {{isWhole: boolean}} page does the board have all of it? @returns {Width} */
export function useWidth({ isWhole }) {
  /** @returns {Width} */
  const now = () => asked().find(([width, media]) => (isWhole || !WHOLE.has(width)) && media.matches)?.[0] ?? "narrow";
  const [width, setWidth] = useState(now);
  useEffect(() => {
    const change = () => setWidth(now());
    for (const [, media] of asked()) media.addEventListener("change", change);
    return () => { for (const [, media] of asked()) media.removeEventListener("change", change); };
  }, []);
  return width;
}

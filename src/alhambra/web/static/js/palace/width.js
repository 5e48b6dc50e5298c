/** How much room there is: a phone, a desk, or a desk with room for everybody's grounds. */
import { useEffect, useState } from "../dom.js";

/** @typedef {"narrow" | "wide" | "roomy"} Width */

const WIDE = "(min-width: 60rem)";
const ROOMY = "(min-width: 100rem)";

/** @returns {Width} */
const now = () => (matchMedia(ROOMY).matches ? "roomy" : matchMedia(WIDE).matches ? "wide" : "narrow");

/** @returns {Width} */
export function useWidth() {
  const [width, setWidth] = useState(now);
  useEffect(() => {
    const media = [matchMedia(WIDE), matchMedia(ROOMY)];
    const change = () => setWidth(now());
    for (const one of media) one.addEventListener("change", change);
    return () => { for (const one of media) one.removeEventListener("change", change); };
  }, []);
  return width;
}

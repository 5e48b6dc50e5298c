/** The line at the top of a table, instead of the header of the site: the way home, whose turn it is, taking back, the menu. */
import { html, useLayoutEffect, useRef } from "../dom.js";
import { t } from "../i18n.js";
import { Mark } from "../shell.js";

/** @param {{title?: string, tools?: any, children?: any}} props `title`: the heading, where it is here; `tools` stand at its end */
export function Line({ title, tools, children }) {
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  const measure = () => {
    const node = line.current;
    const first = node?.querySelector(".since, .line-tools");
    // Faces stand only where they take no room from the rest.
    const [heading, end] = ["h1", ".line-tools"].map((part) => node?.querySelector(part));
    node?.classList.remove("crowded");
    if (node && heading && end) node.classList.toggle("crowded", heading.scrollWidth > heading.clientWidth + 1 || end.getBoundingClientRect().right > node.getBoundingClientRect().right + 1);
    if (node && first) document.documentElement.style.setProperty("--line-tools", `${node.getBoundingClientRect().right - first.getBoundingClientRect().left}px`);
  };
  // A board that puts something into this line on a phone knows where its buttons begin.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    if (line.current) observer.observe(line.current);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty("--line-tools");
    };
  }, []);
  return html`<header ref=${line} class="turn-line">
    <a class="way-home" href="/" aria-label=${t("home")} title=${t("home")}><${Mark} /></a>
    ${title === undefined ? html`<span class="brand-name">${t("start-heading")}</span>` : html`<h1 tabindex="-1">${title}</h1>`}
    ${children}
    <div class="line-tools">${tools}</div>
  </header>`;
}

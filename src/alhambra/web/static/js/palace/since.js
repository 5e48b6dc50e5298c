/** What the others did since one's own turn: a button in the line of the table that opens it. */
import { html, useEffect, useRef } from "../dom.js";
import { Face } from "../face.js";
import { t } from "../i18n.js";
import { ToldList } from "../told.js";

/** @param {{told: import("../told.js").Line[], faces: (import("../face.js").Who | undefined)[]}} props `faces`: of those who acted */
export function Since({ told, faces }) {
  const box = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => {
    /** @param {Event} event */
    const leave = (event) => {
      const node = box.current;
      if (!node?.open) return;
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !node.contains(/** @type {Node} */ (event.target))) node.open = false;
    };
    addEventListener("pointerdown", leave);
    addEventListener("keydown", leave);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("keydown", leave);
    };
  }, []);
  if (!told.length) return null;
  return html`<details ref=${box} class="told since"><summary><span class="faces">${faces.map((who, at) => html`<${Face} key=${at} who=${who} size=${24} />`)}</span><span>${t("told-since")}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill-rule="evenodd" d="M3 4h18v16H3zm2 2v3h2V6zm0 5v3h2v-3zm0 5v2h2v-2zm4-10v5h6V6zm0 7v5h6v-5zm8-7v3h2V6zm0 5v3h2v-3zm0 5v2h2v-2z" /></svg></summary>
    <${ToldList} lines=${told} /></details>`;
}

/** A picture to share: a preview of it, and the same as a file. */
import { html, useEffect, useId, useRef, useState } from "../dom.js";
import { locale, t } from "../i18n.js";
import { useAsking } from "../table/asking.js";
import { theme } from "../theme.js";
import { give, pictureOf, pngOf } from "./picture.js";

/** @typedef {import("./course.js").Ranked} Ranked */

/**
 * What is written above and below the drawing: what it was, place and points, everybody by place, the day.
 * @param {{game: string, ranking: Ranked[], own: number, name: string, day: Date}} about `name`: mine; nothing where I am not to be named
 */
export function captionsOf({ game, ranking, own, name, day }) {
  const mine = ranking.find(({ row }) => row === own);
  const [place, points] = [mine?.place ?? 0, mine?.points ?? 0];
  const others = ranking.filter(({ row }) => row !== own);
  const args = { name, place, points };
  const title = others.length ? t(name ? "picture-place-named" : "picture-place", args) : t(name ? "picture-alone-named" : "picture-alone", args);
  const rivals = others.map((one) => t("picture-rival", { place: one.place, name: one.name, points: one.points })).join(" · ");
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(day);
  return { title, rivals, foot: `${t(`game-${game}`)} · ${date}` };
}

/** @param {{game: import("../games.js").Game, view: any, ranking: Ranked[], own: number, names: string[], table: import("../types.js").TableView}} props */
export function Sharing({ game, view, ranking, own, names, table }) {
  const [isNamed, setNamed] = useState(true);
  const [preview, setPreview] = useState("");
  const drawn = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useId();
  const { problem, ask } = useAsking();
  const captions = captionsOf({ game: table.game, ranking, own, name: isNamed ? names[own] : "", day: new Date(table.created * 1000) });
  const made = () => {
    const drawing = drawn.current?.querySelector("svg");
    if (!drawing) throw new Error("nothing is drawn");
    return pictureOf(drawing, captions);
  };
  useEffect(() => {
    const show = () => setPreview(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(made().text)}`);
    show();
    const light = matchMedia("(prefers-color-scheme: dark)");
    light.addEventListener("change", show);
    return () => light.removeEventListener("change", show);
  }, [JSON.stringify(captions), theme.value]);
  /** @param {"svg" | "png"} kind */
  const make = (kind) => ask(async () => {
    const picture = made();
    await give(kind === "png" ? await pngOf(picture) : new Blob([picture.text], { type: "image/svg+xml" }), `alhambra-${table.id}.${kind}`);
  });
  return html`<section class="picture card" aria-labelledby="picture"><h2 id="picture">${t("picture-heading")}</h2>
    <div class="drawn" ref=${drawn} aria-hidden="true"><${game.Built} view=${view} row=${own} name=${names[own]} isLarge /></div>
    <div class="preview-of">${preview && html`<img src=${preview} alt=${`${captions.title}. ${captions.rivals}. ${captions.foot}`} />`}
      <div class="picture-ways"><button type="button" onClick=${() => make("png")}>${t("picture-png")}</button><button type="button" onClick=${() => make("svg")}>${t("picture-svg")}</button>
        <label for=${field} class="row"><input id=${field} type="checkbox" checked=${isNamed} onChange=${() => setNamed(!isNamed)} /> ${t("picture-named")}</label></div></div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}</section>`;
}

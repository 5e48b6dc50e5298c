/** What somebody built, as a picture to share: the drawing of the page with its colours, as SVG or as PNG, made here. */

/** What a drawing's looks are made of. */
const LOOKS = ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "opacity", "font", "font-family", "font-size", "font-weight", "text-anchor", "visibility", "display"];
/** The picture: how wide, how much is free around what is in it, and the lines above and below. */
const [WIDE, EDGE, HEAD, FOOT] = [1080, 40, 132, 64];
const NAMESPACE = "http://www.w3.org/2000/svg";

/** @param {string} kind @param {Record<string, string | number>} attributes @param {string} [text] */
function made(kind, attributes, text = "") {
  const one = document.createElementNS(NAMESPACE, kind);
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, String(value));
  one.textContent = text;
  return one;
}

/** How large letters of a kind may be, so that a text is no wider than there is room.  @param {string} text @param {string} font @param {number} size */
function sizeFor(text, font, size) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return size;
  pen.font = `${font.replace("%", `${size}px`)}`;
  return Math.min(size, Math.floor((size * (WIDE - 2 * EDGE)) / Math.max(1, pen.measureText(text).width)));
}

/** @param {string} text @param {{y: number, size: number, weight: number, family: string, fill: string}} how */
function line(text, { y, size, weight, family, fill }) {
  return made("text", { x: EDGE, y, fill, "font-family": family, "font-size": sizeFor(text, `${weight} % ${family}`, size), "font-weight": weight }, text);
}

/** A drawing with all its looks in it, as the page shows it.  @param {SVGSVGElement} drawing */
function copyOf(drawing) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const [all, copies] = [drawing.querySelectorAll("*"), copy.querySelectorAll("*")];
  all.forEach((one, at) => {
    const looks = getComputedStyle(one);
    for (const name of LOOKS) {
      const value = looks.getPropertyValue(name);
      if (value) copies[at].setAttribute(name, value);
    }
    if (looks.transform !== "none") copies[at].setAttribute("transform", looks.transform);
    for (const name of ["class", "style", "role", "aria-label", "tabindex"]) copies[at].removeAttribute(name);
  });
  for (const name of ["class", "style", "role", "aria-label"]) copy.removeAttribute(name);
  return copy;
}

/**
 * A drawing with its looks in it, between lines of text.
 * @param {SVGSVGElement} drawing as the page shows it @param {{title: string, rivals: string, foot: string}} captions
 * @returns {{text: string, width: number, height: number}}
 */
export function pictureOf(drawing, { title, rivals, foot }) {
  const box = drawing.viewBox.baseVal;
  const inner = WIDE - 2 * EDGE;
  const high = Math.round((inner * box.height) / box.width);
  const [width, height] = [WIDE, HEAD + high + FOOT];
  const page = getComputedStyle(document.body);
  const [fill, muted] = [page.color, getComputedStyle(drawing).color || page.color];
  const around = made("svg", { viewBox: `0 0 ${width} ${height}`, width, height });
  const copy = copyOf(drawing);
  for (const [name, value] of Object.entries({ x: EDGE, y: HEAD, width: inner, height: high })) copy.setAttribute(name, String(value));
  around.append(
    made("rect", { width: "100%", height: "100%", fill: page.backgroundColor }),
    line(title, { y: 62, size: 44, weight: 700, family: "Georgia, serif", fill }),
    line(rivals, { y: 106, size: 26, weight: 400, family: "sans-serif", fill: muted }),
    copy,
    line(foot, { y: height - 24, size: 24, weight: 400, family: "sans-serif", fill: muted }),
  );
  return { text: new XMLSerializer().serializeToString(around), width, height };
}

/** @param {{text: string, width: number, height: number}} picture @returns {Promise<Blob>} */
export async function pngOf({ text, width, height }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Gives a file to whoever asked: to share it where the device can, else to keep it.  @param {Blob} blob @param {string} name */
export async function give(blob, name) {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file] }).catch(() => {});
  }
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

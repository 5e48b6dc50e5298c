/** What somebody built, as a picture to share: the drawing of the page with its colours, as SVG or as PNG, made here. */

/** What a drawing's looks are made of. */
const LOOKS = ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "opacity", "font", "font-family", "font-size", "font-weight", "text-anchor", "visibility", "display"];
const EDGE = 24;
const HEAD = 64;

/**
 * A drawing with its looks in it, below a line of text.
 * @param {SVGSVGElement} drawing as the page shows it @param {string} title
 * @returns {{text: string, width: number, height: number}}
 */
export function pictureOf(drawing, title) {
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
  const box = drawing.viewBox.baseVal;
  const wide = 1000;
  const high = Math.round((wide * box.height) / box.width);
  const page = getComputedStyle(document.body);
  copy.setAttribute("x", String(EDGE));
  copy.setAttribute("y", String(HEAD));
  copy.setAttribute("width", String(wide));
  copy.setAttribute("height", String(high));
  for (const name of ["class", "style", "role", "aria-label"]) copy.removeAttribute(name);
  const [width, height] = [wide + 2 * EDGE, high + HEAD + EDGE];
  const around = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  around.setAttribute("viewBox", `0 0 ${width} ${height}`);
  around.setAttribute("width", String(width));
  around.setAttribute("height", String(height));
  const ground = document.createElementNS(around.namespaceURI, "rect");
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: page.backgroundColor })) ground.setAttribute(name, value);
  const words = document.createElementNS(around.namespaceURI, "text");
  for (const [name, value] of Object.entries({ x: String(EDGE), y: "42", fill: page.color, "font-family": "Georgia, serif", "font-size": "28", "font-weight": "600" })) words.setAttribute(name, value);
  words.textContent = title;
  around.append(ground, words, copy);
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

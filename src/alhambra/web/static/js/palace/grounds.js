/** Grounds as a drawing: tiles, walls, what is lit, refused, chosen and new. No interaction here. */
import { html, steady } from "../dom.js";
import { clamp } from "./camera.js";
import { at, readTile } from "./names.js";
import { groundOf, innerWalls, isWalled, keyOf, outline, thresholds } from "./outline.js";
import { detailAt, TileShape } from "./tile.js";
import { freeSide, InnerWalls, OuterWalls, point, Thresholds, trace, UNIT } from "./walls.js";

/** @import { Scene } from "./props.js" */
/** @import { Box, Camera, Gain, Laid, Lit, Place, Refused, Side, Wall } from "./shapes.js" */
/** @import { Detail } from "./tile.js" */

/** @param {Place[]} places */
const keys = (places) => new Set(places.map(({ x, y }) => at(x, y)));

/** Moves a drawing into its place.  @param {Place} place */
const into = ({ x, y }) => `translate(${UNIT * x} ${-UNIT * y})`;

/** Dots at the corners of all places in sight, as strokes without length.  @param {Camera} camera @param {Box} box */
function dots(camera, box) {
  const [wide, high] = [box.width / 2 / camera.scale, box.height / 2 / camera.scale];
  let path = "";
  for (let x = Math.floor(camera.x - wide) - 1; x <= camera.x + wide + 1; x++) {
    for (let y = Math.floor(camera.y - high) - 1; y <= camera.y + high + 1; y++) path += `M${UNIT * x + 50} ${-UNIT * y - 50}h0`;
  }
  return path;
}

/** A text cut into lines of at most so many letters.  @param {string} text @param {number} most */
export function wrapped(text, most) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** How thick the edge of a pill is, by the size of its word. */
const EDGE = 0.16;

/** How wide and high a word in a pill is; a short one is a circle.  @param {string} label @param {number} size */
const pillOf = (label, size) => ({ high: size * 1.75, wide: Math.max(size * 1.75, size * (0.68 * label.length + 0.8)) });

/** A word in a pill around a point.  @param {{x: number, y: number, label: string, size: number, look: string}} props */
function Tally({ x, y, label, size, look }) {
  const { high, wide } = pillOf(label, size);
  return html`<g class="tally ${look}" transform="translate(${x} ${y})">
    <rect x=${-wide / 2} y=${-high / 2} width=${wide} height=${high} rx=${high / 2} stroke-width=${size * EDGE} />
    <text font-size=${size} y=${size * 0.36}>${label}</text>
  </g>`;
}

/** A place that can be chosen.  @param {{place: Lit, scale: number}} props */
function LitShape({ place, scale }) {
  const { label = "", look = "lit" } = place;
  const pixel = UNIT / scale;
  if (look === "swap") {
    return html`<g class="lit swap" transform=${into(place)}>
      <rect class="frame" x="-43" y="-43" width="86" height="86" rx="6" stroke-width=${3 * pixel} stroke-dasharray="${8 * pixel} ${5 * pixel}" />
      <${Tally} x=${0} y=${30} label=${scale < 44 ? label : `⇄ ${label}`} size=${pixel * clamp(scale * 0.2, 12, 19)} look="offered" />
    </g>`;
  }
  const size = pixel * Math.min(clamp(scale * 0.34, 12, 34), (scale * 0.8) / (0.62 * Math.max(2, label.length)));
  return html`<g class="lit ${look}" transform=${into(place)}>
    <rect class="frame" x="-44" y="-44" width="88" height="88" rx="8" stroke-width=${(look === "maybe" ? 2 : 3) * pixel}
      stroke-dasharray=${look === "maybe" ? `${7 * pixel} ${5 * pixel}` : null} />
    ${label && html`<text font-size=${size} y=${size * 0.36}>${label}</text>`}
  </g>`;
}

/** Slanting lines over a whole place. */
const HATCH = [-60, -40, -20, 0, 20, 40, 60].map((slant) => {
  const [low, high] = [Math.max(-44, slant - 44), Math.min(44, slant + 44)];
  return `M${low} ${low - slant}L${high} ${high - slant}`;
}).join("");

/** A place that was tried in vain: a cross, the sides that clash, and the reason if there is room.  @param {{place: Refused, scale: number}} props */
function RefusedShape({ place, scale }) {
  const pixel = UNIT / scale;
  const size = Math.max(11.5 * pixel, 13);
  const lines = place.label ? wrapped(place.label, Math.floor(84 / (size * 0.6))) : [];
  const text = lines.length * size < 52 && lines.every((one) => one.length * size * 0.6 < 86) ? lines : [];
  const high = text.length ? -12 - 5 * text.length : 0;
  return html`<g class="refused" transform=${into(place)}>
    <rect class="frame" x="-44" y="-44" width="88" height="88" rx="8" stroke-width=${3 * pixel} stroke-dasharray="${8 * pixel} ${5 * pixel}" />
    <path class="cross" d="M-12 ${high - 12}l24 24m0-24l-24 24" />
    ${text.map((one, index) => html`<text font-size=${size} y=${38 - (text.length - 1 - index) * size * 1.15}>${one}</text>`)}
    <path class="clash" d=${(place.sides ?? []).map((side) => trace({ x: 0, y: 0, side }, [[6, -1], [94, -1]])).join("")} />
  </g>
  ${(place.holes ?? []).map((hole) => html`<g class="refused hole" transform=${into(hole)}><path class="hatch" d=${HATCH} /></g>`)}`;
}

/** A ring around places.  @param {{places: Place[], look: string, scale: number, wide?: number}} props */
function Rings({ places, look, scale, wide = 5 }) {
  const stroke = Math.min(12, (wide * UNIT) / scale);
  const [edge, size] = [-50 - stroke / 2, UNIT + stroke];
  const ring = (/** @type {Place} */ place, /** @type {string} */ kind, /** @type {number} */ width) => html`<rect key=${`${kind} ${at(place.x, place.y)}`} class="ring ${kind}" data-ring=${`${place.x},${place.y}`} transform=${into(place)} x=${edge} y=${edge} width=${size} height=${size} rx=${stroke * 1.6} stroke-width=${width} />`;
  return places.map((place) => html`${look === "new" && ring(place, "halo", stroke * 3)}${ring(place, look, stroke)}`);
}

/** @typedef {{x: number, y: number, label: string, size: number}} Pill A word in a pill, and where its middle is. */

/** Where the tally of the longest wall is: on one of its sides.  @param {Wall} wall @param {Set<string>} taken @param {number} scale @returns {Pill} */
export function wallPill({ sides, label }, taken, scale) {
  const size = (UNIT / scale) * clamp(scale * 0.2, 13, 22);
  const { high, wide } = pillOf(label, size);
  const long = wide > high * 1.3;
  const [x, y] = point(freeSide(sides, { taken, long }), 50, long ? high * 0.3 : 0);
  return { x, y, label, size };
}

/** Do two pills lie on each other?  @param {Pill} a @param {Pill} b */
export function isCovered(a, b) {
  const [one, other] = [pillOf(a.label, a.size), pillOf(b.label, b.size)];
  const edge = EDGE * (a.size + b.size) / 2;
  return Math.abs(a.x - b.x) < (one.wide + other.wide) / 2 + edge && Math.abs(a.y - b.y) < (one.high + other.high) / 2 + edge;
}

/** Where a word beside a side is: in its middle, or as near to it as another pill lets it.  @param {Gain} gain @param {number} scale @param {Pill | null} other @returns {Pill} */
export function gainPill(gain, scale, other) {
  const size = (UNIT / scale) * clamp(scale * 0.17, 12, 18);
  const spots = [0.9, 2.7, 4.5, 6.3].flatMap((out) => [50, 8, 92].map((along) => {
    const [x, y] = point(gain, along, size * out);
    return { x, y, label: gain.label, size };
  }));
  return spots.find((spot) => !other || !isCovered(spot, other)) ?? spots[0];
}

/**
 * What is built: tiles, walls, ways from tile to tile. It is drawn again only when that changes.
 * @typedef {{tiles: Laid[], ghost: Laid | null, longest?: Side[], fresh: Place[], bright: Place[] | null, edge: number, dimWalls: boolean, detail: Detail}} BuiltProps
 */
const Built = steady((/** @type {BuiltProps} */ { tiles, ghost, longest, fresh, bright, edge, dimWalls, detail }) => {
  const ghosts = ghost ? [ghost] : [];
  const ground = groundOf([...tiles, ...ghosts]);
  const simple = detail === "plain";
  const [seen, came] = [bright ?? [], [...fresh, ...ghosts]].map(keys);
  const openSides = outline(ground).filter((side) => !isWalled(ground, side));
  return html`${[...ground].map(([key, laid]) => html`<g key=${key + laid.tile} data-at=${`${laid.x},${laid.y}`} transform=${into(laid)} class=${bright && !seen.has(key) ? "dim" : ""}>
      <g class=${came.has(key) ? "arriving" : ""}><${TileShape} tile=${laid.tile} detail=${detail} /></g>
    </g>`)}
    ${!simple && html`<path class="open" d=${openSides.map((side) => trace(side, [[0, 0], [UNIT, 0]])).join("")} />`}
    ${bright && [...ground].filter(([key]) => seen.has(key)).map(([key, laid]) => html`<rect key=${`bright ${key}`} class="bright of-${readTile(laid.tile).building}"
      transform=${into(laid)} x="-47" y="-47" width="94" height="94" rx="4" stroke-width=${edge} />`)}
    <g class=${dimWalls ? "dim" : ""}>
      ${!simple && html`<${Thresholds} sides=${thresholds(ground)} />`}
      <${InnerWalls} sides=${innerWalls(ground)} />
      <${OuterWalls} ground=${ground} longest=${longest} simple=${simple} />
    </g>`;
});

/** @type {never[]} */
const NONE = [];

/**
 * Everything of grounds as one group, 100 units a cell.
 * @param {Scene & {scale: number}} props
 */
export function Layout({ tiles, wall = null, places = [], refused = null, ghost = null, selected = [], fresh = NONE, gains = [], bright = null, dimWalls = false, scale }) {
  const detail = detailAt(scale);
  const ghosts = ghost ? [ghost] : [];
  const covered = keys(ghosts);
  const taken = keys([...tiles, ...ghosts, { x: 0, y: 0 }, ...places, ...(refused ? [refused] : [])]);
  const length = wall && wall.sides.length > 0 && wall.label ? wallPill(wall, taken, scale) : null;
  return html`<g class="layout ${detail}">
    <${Built} tiles=${tiles} ghost=${ghost} longest=${wall?.sides} fresh=${fresh} bright=${bright} edge=${bright ? Math.max(5, 200 / scale) : 0} dimWalls=${dimWalls} detail=${detail} />
    ${places.map((place) => !covered.has(at(place.x, place.y)) && html`<${LitShape} key=${`lit ${at(place.x, place.y)}`} place=${place} scale=${scale} />`)}
    ${refused && html`<${RefusedShape} place=${refused} scale=${scale} />`}
    <${Rings} places=${fresh} look="new" scale=${scale} wide=${3} />
    <${Rings} places=${[...selected, ...ghosts]} look="selected" scale=${scale} />
    ${length && html`<g class=${dimWalls ? "dim" : ""}><${Tally} ...${length} look="wall-length" /></g>`}
    ${gains.map((gain) => html`<${Tally} key=${keyOf(gain)} ...${gainPill(gain, scale, length)} look="gain" />`)}
  </g>`;
}

/**
 * Grounds as a camera sees them.
 * @param {Scene & {camera: Camera, box: Box, label: string, look?: string}} props
 */
export function Grounds({ camera, box, label, look = "", ...scene }) {
  const { x, y, scale } = camera;
  const shift = { transform: `translate(${box.width / 2 - x * scale}px, ${box.height / 2 + y * scale}px) scale(${scale / UNIT})` };
  return html`<svg class="grounds ${look}" viewBox="0 0 ${box.width} ${box.height}" width=${box.width} height=${box.height} role="img" aria-label=${label}>
    <g class="world" style=${shift}>
      <path class="dots" d=${dots(camera, box)} />
      <${Layout} ...${scene} scale=${scale} />
    </g>
  </svg>`;
}

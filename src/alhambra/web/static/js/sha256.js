/** SHA-256 of a text, in hexadecimal digits: browsers lend theirs only to pages that came by https. */

/** The first 32 bits behind the point of a root of each of the first primes.  @param {number} count @param {number} power */
function roots(count, power) {
  const found = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let by = 2; by * by <= number; by++) if (number % by === 0) isPrime = false;
    if (isPrime) found.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

const BEGINNING = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {string} text */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const sum = [...BEGINNING];
  for (let block = 0; block < blocks.byteLength; block += 64) mix(sum, blocks, block);
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Mixes one block into the sum.  @param {number[]} sum @param {DataView} blocks @param {number} block */
function mix(sum, blocks, block) {
  const words = new Int32Array(64);
  for (let at = 0; at < 64; at++) {
    if (at < 16) words[at] = blocks.getInt32(block + 4 * at);
    else {
      const [early, late] = [words[at - 15], words[at - 2]];
      words[at] = words[at - 16] + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + words[at - 7] + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    }
  }
  let [a, b, c, d, e, f, g, h] = sum;
  for (let at = 0; at < 64; at++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at]) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (sum[at] = (sum[at] + word) | 0));
}

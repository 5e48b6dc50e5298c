// Ask the rules of the page what Python has asked the library, and say where they differ.
//
//     node wasm.mjs rules.wasm rules.json TAPE
//
// The tape is 64-bit numbers, one call after another: the number of the root; for each of its
// arguments what it is (see `put`); the answer; how many numbers it lists, and these; and for each
// argument that is a record, 0 or 1 and the first eight bytes of its SHA-256 afterwards.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [wasm, note, tape] = process.argv.slice(2);
const { records, roots } = JSON.parse(readFileSync(note, "utf8"));
const bytes = readFileSync(tape);
const words = new BigInt64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm)));
const names = Object.keys(roots);
const KEPT = 0n;

let at = 0;
const next = () => words[at++];

/** A place in memory that is all zero. */
function reserved(count) {
  const place = exports.reserve(count * 8);
  if (place === 0) throw new Error("no memory is left");
  return place;
}

/** Numbers in memory, as long as nothing is reserved. */
const numbers = (place, count) => new BigInt64Array(exports.memory.buffer, place, count);

const layoutOf = (part) => (typeof part === "string" ? part : (part.scratch ?? part.several));

/** Where each argument of each root lies; several records are at most eight. */
const rooms = names.map((name) =>
  roots[name].map((part) => {
    const layout = layoutOf(part);
    if (!layout) return 0;
    return reserved(records[layout].words * (part.several ? 8 : 1));
  }),
);
const counts = names.map((name) => roots[name].map(() => 1));
const given = reserved(32);

/** Put an argument where its root expects it; what is kept is what the root has left there. */
function put(root, part, place) {
  const kind = roots[names[root]][part];
  const layout = layoutOf(kind);
  if (!layout) return [next()];
  const room = rooms[root][part];
  if (!kind.scratch) {
    const count = next();
    if (count !== KEPT) {
      numbers(room, Number(count)).set(words.subarray(at, at + Number(count)));
      at += Number(count);
      counts[root][part] = Number(count) / records[layout].words;
    }
  }
  return kind.several ? [BigInt(room), BigInt(counts[root][part])] : [BigInt(room)];
}

/** The first bytes of a digest of a record, as a number. */
function digestOf(root, part) {
  const layout = layoutOf(roots[names[root]][part]);
  const memory = new Uint8Array(exports.memory.buffer, rooms[root][part], records[layout].words * 8);
  return createHash("sha256").update(memory).digest().readBigInt64LE(0);
}

let calls = 0;
const wrong = [];
while (at < words.length && wrong.length < 5) {
  const root = Number(next());
  const parts = roots[names[root]];
  const begun = at;
  const flat = parts.flatMap((_, part) => put(root, part));
  numbers(given, flat.length).set(flat);
  const answer = exports.ask(root, given);
  const expected = next();
  if (answer !== expected) wrong.push(`${names[root]}: answers ${answer}, expected ${expected}`);
  const listed = Number(next());
  if (listed > 0) {
    const part = parts.findIndex((each) => each.scratch);
    const [start] = records[parts[part].scratch].fields.codes;
    const found = numbers(rooms[root][part] + start * 8, listed);
    const differs = found.some((code, number) => code !== words[at + number]);
    if (differs) wrong.push(`${names[root]}: lists other codes`);
    at += listed;
  }
  parts.forEach((part, number) => {
    if (typeof part !== "string") return;
    if (next() === 1n && digestOf(root, number) !== next())
      wrong.push(`${names[root]}: argument ${number} is another record (word ${begun} of the tape)`);
  });
  calls += 1;
}
for (const line of wrong) console.log(line);
console.log(`${calls} calls`);
process.exit(wrong.length > 0 ? 1 : 0);

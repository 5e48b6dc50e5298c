// The side of node for bench/wasm.py: asks the rules of the page as often as it is told.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [wasm, note] = process.argv.slice(2);
const { roots } = JSON.parse(readFileSync(note, 'utf8'));
const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {});
const { ask, reserve, memory } = instance.exports;
const names = Object.keys(roots);

const BYTES = 8;
let root = 0;
let lists = [];
let given = 0;
let places = [];

const wishes = { load, run, ask: asked };

// Put the words of every record and buffer into memory, and where they are before the numbers.
function load({ root: name, parts }) {
  root = names.indexOf(name);
  lists = parts.map((words) => ({ at: reserve(BYTES * words.length), count: words.length }));
  const kinds = roots[name];
  places = [];
  parts.forEach((words, part) => {
    view(lists[part]).set(words.map(BigInt));
    places.push(BigInt(lists[part].at));
    if (kinds[part].several) places.push(1n);
  });
  given = reserve(BYTES * (places.length + 3));
  return {};
}

function view({ at, count }) {
  return new BigInt64Array(memory.buffer, at, count);
}

function write(...numbers) {
  const all = [...places, ...numbers.map(BigInt)];
  view({ at: given, count: all.length }).set(all);
}

// A round: one call for all numbers, or one for each.
function run({ question, first, last, whole }) {
  const begun = process.cpuUsage();
  let total = 0;
  if (whole) {
    write(question, first, last);
    ask(root, given);
  } else {
    for (let number = first; number < last; number++) {
      write(question, number, 0);
      total += Number(ask(root, given));
    }
  }
  const seconds = since(begun);
  return { seconds, total, study: Array.from(view(lists.at(-1)), String) };
}

function asked({ question, number, times }) {
  const begun = process.cpuUsage();
  write(question, number);
  let answer = 0n;
  for (let time = 0; time < times; time++) answer = ask(root, given);
  return { seconds: since(begun), answer: String(answer) };
}

function since(begun) {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { what, ...about } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(wishes[what](about))}\n`);
}

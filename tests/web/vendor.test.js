import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);
const STATIC = new URL("src/alhambra/web/static/", ROOT);

/** @param {string} path @param {URL} [from] */
const read = (path, from = STATIC) => readFileSync(new URL(path, from), "utf8");
const { imports } = JSON.parse(read("vendor/importmap.json"));
const { dependencies } = JSON.parse(read("package.json", ROOT));

test("what is vendored has the version that package.json names, and its licence", () => {
  for (const [name, path] of /** @type {[string, string][]} */ (Object.entries(imports))) {
    const parent = Object.keys(dependencies).find((one) => name === one || name.startsWith(`${one}/`)) ?? name;
    const text = read(path.replace("/static/", ""));
    assert.ok(text.startsWith(`/*! ${name} ${dependencies[parent]}, licence `), `${name}: run npm run vendor`);
    assert.ok(read("vendor/licences.txt").includes(`${parent} ${dependencies[parent]} (`), name);
  }
});

test("everything the page imports is a file of its own or vendored", () => {
  for (const folder of ["js/", "vendor/"]) {
    const names = /** @type {string[]} */ (readdirSync(new URL(folder, STATIC), { recursive: true }));
    for (const name of names.filter((one) => one.endsWith(".js"))) {
      const file = new URL(name, new URL(folder, STATIC));
      const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      for (const [, target] of text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
        if (target.startsWith(".")) assert.ok(read(target, file), `${name} imports ${target}`);
        else assert.ok(target in imports, `${name} imports ${target}`);
      }
    }
  }
});

/**
 * Copies the page's modules from node_modules to the static folder: one file each, as browsers load
 * them under the import map, with its name, version and licence on top. Run by `npm run vendor`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const packages = join(root, "node_modules");
const vendor = join(root, "src/alhambra/web/static/vendor");

/** @type {{name: string, package: string, from: string[], to: string}[]} */
const MODULES = [
  { name: "preact", package: "preact", from: ["dist/preact.mjs"], to: "preact.js" },
  { name: "preact/hooks", package: "preact", from: ["hooks/dist/hooks.mjs"], to: "preact-hooks.js" },
  { name: "@preact/signals", package: "@preact/signals", from: ["dist/signals.mjs"], to: "signals.js" },
  {
    name: "@preact/signals-core",
    package: "@preact/signals-core",
    from: ["dist/signals-core.mjs"],
    to: "signals-core.js",
  },
  { name: "htm", package: "htm", from: ["dist/htm.mjs"], to: "htm.js" },
  {
    name: "@fluent/bundle",
    package: "@fluent/bundle",
    // In the order in which they need each other; joined into one file.
    from: ["types", "builtins", "memoizer", "resolver", "scope", "resource", "bundle", "index"].map(
      (part) => `esm/${part}.js`,
    ),
    to: "fluent.js",
  },
];

/** A package without a licence file is under the Apache licence, whose text lies beside this script. */
const APACHE = join(root, "scripts/apache-2.0.txt");

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** One module's text without the map of its source.  @param {string} text */
function plain(text) {
  return text.replace(/^\/\/# sourceMappingURL=.*$/gm, "").trim() + "\n";
}

/**
 * Several modules of one package as one: imports among them and comments fall away, and only what
 * the last one exports stays exported.
 * @param {string[]} texts
 */
function joined(texts) {
  const last = texts.length - 1;
  return texts
    .map((text, at) => {
      const bare = text
        .replace(/^import [^;]*;$/gm, "")
        .replace(/^\s*\/\*(?:[^*]|\*(?!\/))*\*\/$/gm, "")
        .replace(/^\s*\/\/.*$/gm, "");
      return at < last
        ? bare.replace(/^export (?=(async )?(class|function|const|let) )/gm, "")
        : bare.replace(/^(export \{[^}]*\}) from "[^"]*";$/gm, "$1;");
    })
    .join("\n")
    .replace(/^ +/gm, "")
    .replace(/\n{2,}/g, "\n");
}

rmSync(vendor, { recursive: true, force: true });
mkdirSync(vendor, { recursive: true });

/** @type {Record<string, string>} */
const imports = {};
/** @type {Map<string, string>} */
const licences = new Map();
for (const module of MODULES) {
  const folder = join(packages, module.package);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = module.from.map((path) => plain(readFileSync(join(folder, path), "utf8")));
  const text = texts.length > 1 ? joined(texts) : texts[0];
  const head = `/*! ${module.name} ${version}, licence ${license}: see licences.txt */\n`;
  writeFileSync(join(vendor, module.to), head + text);
  imports[module.name] = `/static/vendor/${module.to}`;
  const licence = readIfThere(join(folder, "LICENSE")) ?? readFileSync(APACHE, "utf8");
  licences.set(`${module.package} ${version} (${license})`, licence.trim());
}

writeFileSync(join(vendor, "importmap.json"), JSON.stringify({ imports }, null, 2) + "\n");
const told = [...licences].map(([name, text]) => `${name}\n${"-".repeat(name.length)}\n\n${text}\n`);
writeFileSync(join(vendor, "licences.txt"), told.join("\n\n"));

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { ApiError, fieldOf, get, post, words } from "../../src/alhambra/web/static/js/api.js";
import { learn } from "../../src/alhambra/web/static/js/i18n.js";

learn(
  "en",
  [
    "error-refused = The rules refuse it",
    "error-too-many = Too many",
    "error-broken = Broken",
    "error-bad-request = Not understood",
    "error-name = Such a name cannot be",
    "error-offline = Offline",
    "limit-tables = Too many tables",
    "reason-rollwrite-ALREADY_BUILT = Built already",
  ].join("\n"),
);

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** @param {number} status @param {string} body */
function answer(status, body) {
  /** @type {{path?: any, how?: any}} */
  const asked = {};
  globalThis.fetch = async (path, how) => {
    Object.assign(asked, { path, how });
    return new Response(body, { status });
  };
  return asked;
}

test("an answer comes back as it was sent", async () => {
  answer(200, '{"name": "Ann"}');
  assert.deepEqual(await get("/api/me"), { name: "Ann" });
});

test("a post carries JSON", async () => {
  const asked = answer(200, "{}");
  await post("/api/me", { name: "Ann" });
  assert.equal(asked.how.method, "POST");
  assert.equal(asked.how.headers["Content-Type"], "application/json");
  assert.equal(asked.how.body, '{"name":"Ann"}');
});

test("a refusal is an error with its reason", async () => {
  answer(409, '{"error": {"code": "refused", "reason": "ALREADY_BUILT", "rule": "RW-3.3", "detail": null}}');
  const error = await get("/x").catch((caught) => caught);
  assert.ok(error instanceof ApiError);
  assert.deepEqual([error.code, error.reason, error.rule], ["refused", "ALREADY_BUILT", "RW-3.3"]);
  assert.equal(words(error, "rollwrite"), "Built already");
});

test("an answer that is not JSON is our fault, no answer is the network's", async () => {
  answer(502, "<html>");
  assert.equal((await get("/x").catch((caught) => caught)).code, "broken");
  globalThis.fetch = async () => {
    throw new TypeError("network");
  };
  const error = await get("/x").catch((caught) => caught);
  assert.equal(words(error), "Offline");
});

test("words go from the particular to the general", () => {
  assert.equal(words({ code: "refused", reason: "UNHEARD_OF" }), "The rules refuse it");
  assert.equal(words({ code: "too-many", detail: "tables" }), "Too many tables");
  assert.equal(words({ code: "too-many", detail: "elephants" }), "Too many");
  assert.equal(words(new Error("a bug")), "Broken");
});

test("what was typed wrongly is named by the arguments", () => {
  const error = { code: "bad-request", arguments: { option: "name" } };
  assert.equal(fieldOf(error), "name");
  assert.equal(words(error), "Such a name cannot be");
  assert.equal(fieldOf({ code: "bad-request", arguments: { option: "luck" } }), "luck");
  for (const other of [{ code: "bad-request", arguments: { option: "bot" } }, { code: "bad-request", arguments: null }, { code: "not-now", arguments: { option: "name" } }, null]) assert.equal(fieldOf(other), null);
  assert.equal(words({ code: "bad-request", detail: "stale: no field" }), "Not understood");
});

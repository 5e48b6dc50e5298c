import assert from "node:assert/strict";
import { test } from "node:test";
import { has, language, learn, locale, t } from "../../src/alhambra/web/static/js/i18n.js";

learn("en", "greeting = Hello, { $name }\ncoins = { $count ->\n    [one] one coin\n   *[other] { $count } coins\n}\n");
learn("de", "greeting = Hallo, { $name }\n");

test("a message is looked up with its arguments", () => {
  language.value = "en";
  assert.equal(t("greeting", { name: "Ann" }), "Hello, Ann");
  assert.equal(t("coins", { count: 1 }), "one coin");
  assert.equal(t("coins", { count: 3 }), "3 coins");
});

test("another language is another text", () => {
  language.value = "de";
  assert.equal(t("greeting", { name: "Ann" }), "Hallo, Ann");
  language.value = "en";
});

test("a missing message shows its id, and a language without catalogue too", () => {
  assert.equal(t("nothing-of-the-kind"), "nothing-of-the-kind");
  assert.equal(has("nothing-of-the-kind"), false);
  language.value = "nl";
  assert.equal(t("greeting"), "greeting");
  language.value = "en";
});

test("an argument that is not there is an empty text", () => {
  assert.equal(t("greeting", { name: null }), "Hello, ");
});

test("an argument that nobody gave is told to the console", (context) => {
  const told = context.mock.method(console, "error", () => {});
  assert.equal(t("greeting"), "Hello, {$name}");
  assert.deepEqual(told.mock.calls.map((call) => call.arguments), [["message greeting lacks an argument: Hello, {$name}"]]);
});

test("English lists and dates are British", () => {
  assert.equal(locale(), "en-GB");
  language.value = "nl";
  assert.equal(locale(), "nl");
  language.value = "en";
});

test("what was said once is said anew when more words are learned", () => {
  language.value = "en";
  learn("en", "twice-over = { $count } times");
  assert.equal(t("twice-over", { count: 2 }), "2 times");
  assert.equal(t("twice-over", { count: 3 }), "3 times");
  assert.equal(t("not-yet-known"), "not-yet-known");
  learn("en", "not-yet-known = known");
  assert.equal(t("not-yet-known"), "known");
});

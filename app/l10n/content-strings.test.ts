import { expect, test } from "vitest";
import {
  createBundle,
  createTranslate,
  loadContentStrings,
} from "./content-strings.server";

test("returns a text in the given locale", () => {
  const strings = loadContentStrings();
  expect(strings("de")("note-label")).toBe("Hinweis:");
  expect(strings("zh-TW")("warning-label")).toBe("警告：");
});

test("inserts arguments without isolation marks", () => {
  const translate = loadContentStrings()("en-US");
  expect(translate("nav-menu", { title: "Fetch" })).toBe("Overview: Fetch");
});

test("returns the same look-up for a locale every time", () => {
  const strings = loadContentStrings();
  expect(strings("fr")).toBe(strings("fr"));
});

test("takes a missing text from the next bundle", () => {
  const translate = createTranslate([
    createBundle("de", "one = eins"),
    createBundle("en-US", "one = one\ntwo = two"),
  ]);
  expect([translate("one"), translate("two"), translate("two")]).toEqual([
    "eins",
    "two",
    "two",
  ]);
});

test("throws for an unknown id", () => {
  expect(() =>
    createTranslate([createBundle("de", "one = eins")])("no-such-text"),
  ).toThrow(/no-such-text/);
});

test("throws when an argument is missing", () => {
  expect(() => loadContentStrings()("de")("nav-menu")).toThrow(/nav-menu/);
});

test("throws for a file with a duplicate message", () => {
  expect(() => createBundle("de", "one = 1\none = 2")).toThrow(/one/);
});

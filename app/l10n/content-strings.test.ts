import { expect, test } from "vitest";
import {
  createBundle,
  createTranslate,
  loadContentStrings,
} from "./content-strings.server";

test.each([
  ["de", "Hinweis:", "Warnung:"],
  ["en-US", "Note:", "Warning:"],
  ["es", "Nota:", "Advertencia:"],
  ["fr", "Note\u00A0:", "Attention\u00A0:"],
  ["ja", "メモ:", "警告:"],
  ["ko", "참고\u00A0:", "경고\u00A0:"],
  ["pt-BR", "Nota:", "Aviso:"],
  ["ru", "Примечание:", "Предупреждение:"],
  ["zh-CN", "备注：", "警告："],
  ["zh-TW", "備註：", "警告："],
] as const)("labels notes in %s (content format, 3.2)", (locale, note, warning) => {
  const translate = loadContentStrings()(locale);
  expect(translate("note-label")).toBe(note);
  expect(translate("warning-label")).toBe(warning);
});

test("inserts arguments without isolation marks", () => {
  const translate = loadContentStrings()("en-US");
  expect(translate("nav-menu", { title: "Fetch" })).toBe("Overview: Fetch");
});

test("sets a day in digits apart from Japanese letters", () => {
  const translate = loadContentStrings()("ja");
  const date = "2020-01-02";
  expect(translate("twin-baseline-high", { date })).toMatch(/^2020-01-02 から/);
  expect(translate("twin-baseline-low", { date })).toMatch(/^2020-01-02 から/);
});

test.each([
  ["en-US", "1 page", "2 pages"],
  ["de", "1 Seite", "2 Seiten"],
  ["es", "1 página", "2 páginas"],
  ["pt-BR", "1 página", "2 páginas"],
] as const)("counts pages in %s", (locale, one, two) => {
  const translate = loadContentStrings()(locale);
  expect(translate("llms-count", { count: 1 })).toBe(one);
  expect(translate("llms-count", { count: 2 })).toBe(two);
  const area = { site: "Docs", count: 1, url: "/llms.txt" };
  expect(translate("llms-area-summary", area)).toContain(`${one}.`);
  expect(translate("llms-summary", { count: 1 })).toContain(one);
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

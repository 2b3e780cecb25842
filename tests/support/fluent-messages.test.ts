import { expect, test } from "vitest";
import { listMessages, listMissingCategories } from "./fluent-messages";
import { mayBeEnglish } from "./same-as-english";

const COUNTED = `
plain = Text
counted = { $count ->
    [one] { $count } page of { $site }
   *[other] { NUMBER($total) } pages
}
by-name = { $level ->
    [high] High
   *[low] Low
}
`;

test("reads arguments and words of all variants", () => {
  const [plain, counted] = listMessages(COUNTED);
  expect(plain).toEqual({ id: "plain", variables: [], pluralChoices: [], text: "Text" });
  expect(counted).toEqual({
    id: "counted",
    variables: ["count", "site", "total"],
    pluralChoices: [["one", "other"]],
    text: " page of  pages",
  });
});

test("distinguishes a choice by name from a choice by number", () => {
  expect(listMessages(COUNTED)[2]?.pluralChoices).toEqual([]);
});

test.each([
  ["en-US", ["one", "other"], []],
  ["en-US", ["other"], ["one"]],
  ["ru", ["one", "few", "other"], []],
  ["ru", ["one", "few"], ["many"]],
  ["ja", ["other"], []],
])("lists the categories that %s lacks beside %o", (locale, keys, missing) => {
  expect(listMissingCategories(locale, keys).toSorted()).toEqual(missing.toSorted());
});

test("reports a missing form in Russian", () => {
  expect(listMissingCategories("ru", ["one", "other"])).toHaveLength(1);
});

test("allows names and common words in English, but no sentences", () => {
  expect(mayBeEnglish("CSS", "ja")).toBe(true);
  expect(mayBeEnglish("Interfaces", "fr")).toBe(true);
  expect(mayBeEnglish("Interfaces", "ja")).toBe(false);
  expect(mayBeEnglish("Page not found", "de")).toBe(false);
  expect(mayBeEnglish('<a href="x">…</a>', "de")).toBe(true);
});

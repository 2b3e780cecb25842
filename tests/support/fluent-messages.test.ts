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

test("takes a choice by name for no choice by number", () => {
  expect(listMessages(COUNTED)[2]?.pluralChoices).toEqual([]);
});

test.each([
  ["en-US", ["one", "other"], []],
  ["en-US", ["other"], ["one"]],
  ["ru", ["one", "few", "other"], []],
  ["ru", ["one", "few"], ["many"]],
  ["ja", ["other"], []],
])("knows what %s needs beside %o", (locale, keys, missing) => {
  expect(listMissingCategories(locale, keys).toSorted()).toEqual(missing.toSorted());
});

test("misses a form of Russian that two others share", () => {
  expect(listMissingCategories("ru", ["one", "other"])).toHaveLength(1);
});

test("lets names and common words be English, sentences not", () => {
  expect(mayBeEnglish("CSS", "ja")).toBe(true);
  expect(mayBeEnglish("Interfaces", "fr")).toBe(true);
  expect(mayBeEnglish("Interfaces", "ja")).toBe(false);
  expect(mayBeEnglish("Page not found", "de")).toBe(false);
  expect(mayBeEnglish('<a href="x">…</a>', "de")).toBe(true);
});

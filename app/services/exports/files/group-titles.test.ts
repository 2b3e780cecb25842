import { expect, test } from "vitest";
import { groupTitles } from "./group-titles";

function group(titles: readonly string[], locale: "en-US" | "ja" = "en-US") {
  const entries = titles.map((title, index) => ({
    kind: "document" as const,
    url: `/${index}`,
    path: `${index}.html`,
    title,
    modified: null,
  }));
  return groupTitles(entries, locale).map(({ label, entries: own }) => [
    label,
    own.map(({ title }) => title).join(" "),
  ]);
}

test("groups by first letter, without case, accents and signs", () => {
  expect(group(["Éclair", "<a>", ":active", "Array", "easing"])).toEqual([
    ["A", "<a> :active Array"],
    ["E", "easing Éclair"],
  ]);
});

test("groups digits, and titles without letters, each under one sign", () => {
  expect(group(["404", "12", "+=", "&&"])).toEqual([
    ["#", "&& +="],
    ["0–9", "12 404"],
  ]);
});

test("groups titles of a script with many letters together", () => {
  expect(group(["配列", "関数", "アロー", "あれ", "함수", "배열"], "ja")).toEqual([
    ["あ–ん", "あれ アロー"],
    ["漢字", "関数 配列"],
    ["ㄱ–ㅎ", "배열 함수"],
  ]);
});

import { expect, test } from "vitest";
import { segmentPhrase, segmentText } from "./segment-text";

test.each([
  ["plain words", "plain words"],
  ["漢", " 漢 "],
  ["𠮷野家", " 𠮷野 野家 家 "],
  ["グリッド", " グリ リッ ッド ド "],
  ["CSSの例", "CSS の例 例 "],
  ["한국어 문서", " 한국 국어 어   문서 서 "],
  ["ﾃｽﾄ", " テス スト ト "],
])("cuts %j into pairs", (text, cut) => {
  expect(segmentText(text)).toBe(cut);
});

test.each([
  ["words", "words", false],
  ["グリッド", "グリ リッ ッド", false],
  ["例", "例", true],
  ["CSSの", "CSS の", true],
  ["の例 CSS", "の例 例 CSS", false],
])("looks %j up as %j", (phrase, text, isPrefix) => {
  expect(segmentPhrase(phrase)).toEqual({ text, isPrefix });
});

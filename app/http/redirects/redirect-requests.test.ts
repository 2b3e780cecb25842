import { expect, test } from "vitest";
import { isLanguageChoice } from "./redirect-requests";

const HOST = "docs.example";
const PATH = "/de/docs/Web/größe";

test("recognizes the same page in another language", () => {
  const referrer = "https://docs.example/en-US/docs/Web/gr%C3%B6%C3%9Fe?q=1";
  expect(isLanguageChoice(PATH, referrer, HOST)).toBe(true);
});

test.each([
  ["no referrer", undefined],
  ["a broken referrer", "docs"],
  ["another site", "https://other.example/en-US/docs/Web/größe"],
  ["another page", "https://docs.example/en-US/docs/Web"],
  ["the same language", "https://docs.example/de/docs/Web/größe"],
  ["a page outside of languages", "https://docs.example/docs/Web/größe"],
  ["a broken escape", "https://docs.example/en-US/docs/%E0%A4%A"],
])("denies %s", (_name, referrer) => {
  expect(isLanguageChoice(PATH, referrer, HOST)).toBe(false);
});

import { expect, test } from "vitest";
import { findAssetType, isFileEnding, listFileEndings } from "./asset-types";

test.each([
  ["a.png", "image/png"],
  ["a.SVG", "image/svg+xml"],
  ["a.b.woff2", "font/woff2"],
  ["a.html", null],
  ["a.xhtml", null],
  ["a.js", null],
  ["a", null],
  // Every object has this property.
  ["a.constructor", null],
])("serves %s as %s", (file, type) => {
  expect(findAssetType(file)).toBe(type);
});

test("knows the endings of files, published or not, and not those of pages", () => {
  const endings = ["png", "ogv", "xml", "vtt", "wav", "woff2"];
  expect(endings.every(isFileEnding)).toBe(true);
  expect(["", "js", "json", "html", "md", "constructor"].some(isFileEnding)).toBe(false);
  expect(listFileEndings().every(isFileEnding)).toBe(true);
});

import { expect, test } from "vitest";
import { findAssetType } from "./asset-types";

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

import { expect, test } from "vitest";
import { findClosestName } from "./closest-name";

const NAMES = ["cssxref", "jsxref", "domxref", "glossary", "compat"];

test.each([
  ["csxref", "cssxref"],
  ["CSSXREF", "cssxref"],
  ["glosary", "glossary"],
  ["glossray", "glossary"],
  ["compta", "compat"],
  ["dmoxrf", "domxref"],
])("takes %s for %s", (name, closest) => {
  expect(findClosestName(name, NAMES)).toBe(closest);
});

test.each(["specifications", "x", "", "comxyz"])("has no guess for %j", (name) => {
  expect(findClosestName(name, NAMES)).toBeNull();
});

test("prefers the nearer of two", () => {
  expect(findClosestName("headers", ["heater", "header"])).toBe("header");
  expect(findClosestName("headers", ["header", "Headers", "headerz"])).toBe("Headers");
});

test("has no guess for three other letters, or for one of two", () => {
  expect(findClosestName("specifications", ["specificatXYZs"])).toBeNull();
  expect(findClosestName("js", ["jq"])).toBeNull();
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { splitSource } from "./front-matter";
import { locateBanner, locateSidebarName } from "./locate-names";

const folder = mkdtempSync(join(tmpdir(), "names-"));
const file = join(folder, "index.md");
const sidebar = ["first", "second"].map((name) => ({ name, args: [] }));
const NOWHERE = { line: null, column: null };

afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = `---
title: First
sidebar: [First, second]
banners:
  - one
  - two: [x]
---

Text {{ ThirdSidebar("x") }}
`;
writeFileSync(file, TEXT);
const OWN = { sidebar, fallbackFolder: null };

test("finds a banner of the front matter", () => {
  expect(locateBanner(splitSource(TEXT), 1)).toEqual({ line: 6, column: 5 });
});

test("finds the names of sidebars, whatever their case", () => {
  expect(locateSidebarName({ ...OWN, file }, "first")).toEqual({ line: 3, column: 11 });
  expect(locateSidebarName({ ...OWN, file }, "thirdsidebar")).toEqual({
    line: 9,
    column: 6,
  });
});

test("finds the names of a translation in its body alone, because its sidebar is that of the en-US page", () => {
  const translation = { file, sidebar, fallbackFolder: "/en-us/one" };
  expect(locateSidebarName(translation, "first")).toEqual(NOWHERE);
  expect(locateSidebarName(translation, "thirdsidebar")).toMatchObject({ line: 9 });
});

test("knows no place without front matter or a file", () => {
  expect(locateBanner({}, 0)).toEqual(NOWHERE);
  expect(locateSidebarName({ ...OWN, file: "" }, "first")).toEqual(NOWHERE);
});

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

test("finds a banner of the front matter", () => {
  expect(locateBanner(splitSource(TEXT), 1)).toEqual({ line: 6, column: 5 });
});

test("finds the names of sidebars, whatever their case", () => {
  expect(locateSidebarName({ file, sidebar }, "first")).toEqual({ line: 3, column: 11 });
  expect(locateSidebarName({ file, sidebar }, "thirdsidebar")).toEqual({
    line: 9,
    column: 6,
  });
});

test("knows no place without front matter or a file", () => {
  expect(locateBanner({}, 0)).toEqual(NOWHERE);
  expect(locateSidebarName({ file: "", sidebar }, "first")).toEqual(NOWHERE);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { locateBanner, locateSidebarName } from "./locate-names";

const folder = mkdtempSync(join(tmpdir(), "names-"));
const file = join(folder, "index.md");
const sidebar = ["first", "second"].map((name) => ({ name, args: [] }));
const NOWHERE = { line: null, column: null };

afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  file,
  `---
title: First
sidebar: [First, second]
banners:
  - one
  - two: [x]
---

Text {{ ThirdSidebar("x") }}
`,
);

test("finds a banner of the front matter", () => {
  expect(locateBanner({ file }, 1)).toEqual({ line: 6, column: 5 });
});

test("finds the names of sidebars, whatever their case", () => {
  expect(locateSidebarName({ file, sidebar }, "first")).toEqual({ line: 3, column: 11 });
  expect(locateSidebarName({ file, sidebar }, "thirdsidebar")).toEqual({
    line: 9,
    column: 6,
  });
});

test("knows no place in a page without a file", () => {
  expect(locateBanner({ file: "" }, 0)).toEqual(NOWHERE);
  expect(locateSidebarName({ file: "", sidebar }, "first")).toEqual(NOWHERE);
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFolderListings } from "./folder-listings";
import { scanPaths } from "./scan";

/** Later than the times of all folders, so that none is too young to be kept. */
const LATER_MS = 60_000;

let folder = "";
let kept = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "listings-"));
  kept = join(folder, "data/kept");
  mkdirSync(join(folder, "docs/page"), { recursive: true });
  mkdirSync(join(folder, "docs/empty"));
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "docs/page/index.md"), "x");
  symlinkSync("page", join(folder, "docs/link"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Scans with the listings of the file; returns the paths. */
function scan(now = Date.now() + LATER_MS): string[] {
  const listings = openFolderListings(kept, now);
  const found = scanPaths([join(folder, "docs")], listings);
  listings.save();
  return [...found].map(([path, stamp]) => `${path.slice(folder.length)} ${stamp}`);
}

/** Renames a file in the kept listings, which shows whether a scan takes them. */
function spoil(): void {
  writeFileSync(kept, readFileSync(kept, "utf8").replaceAll("index.md", "other.md"));
}

test("finds the same files with kept listings as without", () => {
  const first = scan();
  expect(first).toEqual([
    expect.stringContaining("/docs/link link"),
    expect.stringContaining("/docs/page/index.md 1 "),
  ]);
  expect(scan()).toEqual(first);
  expect(readFileSync(kept, "utf8")).toContain("docs/empty/");
});

test("does not read a folder that has not changed", () => {
  scan();
  spoil();
  expect(scan()).toEqual(["/docs/link link"]);
});

test("reads a folder again when a file came, even with a date of before", () => {
  scan();
  spoil();
  writeFileSync(join(folder, "docs/page/new.png"), "");
  utimesSync(join(folder, "docs/page"), 1, 1);
  expect(scan().map((line) => line.split(" ")[0])).toEqual([
    "/docs/link",
    "/docs/page/index.md",
    "/docs/page/new.png",
  ]);
});

test("sees the change of a file in a folder that has not changed", () => {
  const before = scan();
  writeFileSync(join(folder, "docs/page/index.md"), "longer");
  expect(scan()).not.toEqual(before);
});

test("keeps no listing of a folder that has just changed", () => {
  scan(Date.now());
  expect(readFileSync(kept, "utf8")).not.toContain("index.md");
});

test("forgets folders that are gone", () => {
  scan();
  rmSync(join(folder, "docs/page"), { recursive: true });
  expect(scan()).toEqual(["/docs/link link"]);
  expect(readFileSync(kept, "utf8")).not.toContain("page");
});

test("makes the folder, so that the compile after the first one has the listings", () => {
  rmSync(join(folder, "data"), { recursive: true });
  expect(scan()).toHaveLength(2);
  expect(existsSync(kept)).toBe(true);
});

test("costs time only when the folder of the listings is a file", () => {
  rmSync(join(folder, "data"), { recursive: true });
  writeFileSync(join(folder, "data"), "");
  expect(scan()).toHaveLength(2);
});

test("reads the disk when the file is of another kind", () => {
  writeFileSync(kept, "something else");
  expect(scan()).toHaveLength(2);
});

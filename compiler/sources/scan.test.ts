import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findSkipReason, rescan, scanPaths } from "./scan";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scan-"));
  writeFileSync(join(folder, "a.md"), "x");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function listReasons(): [string, string | null][] {
  return [...scanPaths([folder])].map(([path, stamp]) => [
    path.slice(folder.length + 1),
    findSkipReason(stamp),
  ]);
}

test("gives the reason for a skipped entry", () => {
  symlinkSync(join(folder, "a.md"), join(folder, "b.md"));
  mkdirSync(join(folder, "c/index.md"), { recursive: true });
  expect(listReasons()).toEqual([
    ["a.md", null],
    ["b.md", "link"],
    ["c/index.md", "folder"],
  ]);
});

// Root may read everything, so that no folder is unreadable.
test.skipIf(process.getuid?.() === 0)(
  "goes on behind a folder that can't be read",
  () => {
    mkdirSync(join(folder, "b"));
    writeFileSync(join(folder, "c.md"), "x");
    chmodSync(join(folder, "b"), 0);
    expect(listReasons()).toEqual([
      ["a.md", null],
      ["b", "unreadable"],
      ["c.md", null],
    ]);
    chmodSync(join(folder, "b"), 0o700);
  },
);

test("finds no entry below a file", () => {
  expect(scanPaths([join(folder, "a.md/below")]).size).toBe(0);
});

test("sees when a link takes the place of a file", () => {
  const scan = scanPaths([folder]);
  const file = join(folder, "a.md");
  rmSync(file);
  symlinkSync(join(folder, "elsewhere"), file);
  expect(rescan(scan, [folder])).toBe(true);
  expect(findSkipReason(scan.get(file) ?? "")).toBe("link");
});

test("knows of no change when it is told what it has already", () => {
  const scan = scanPaths([folder]);
  const before = [...scan];
  expect(rescan(scan, [folder, join(folder, "a.md"), join(folder, "none")])).toBe(false);
  expect([...scan]).toEqual(before);
});

test("takes out a folder that is gone, and nothing whose name begins like its", () => {
  for (const name of ["b", "bc"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "index.md"), "x");
  }
  const scan = scanPaths([folder]);
  rmSync(join(folder, "b"), { recursive: true });
  expect(rescan(scan, [join(folder, "b")])).toBe(true);
  expect([...scan.keys()]).toEqual([join(folder, "a.md"), join(folder, "bc/index.md")]);
});

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
import { findSkipReason, rescan, scanPaths, type Scan } from "./scan";

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
  expect(rescan(scan, [folder], [folder])).toBe(true);
  expect(findSkipReason(scan.get(file) ?? "0 0")).toBe("link");
});

test("knows of no change when it is told what it has already", () => {
  const scan = scanPaths([folder]);
  const before = [...scan];
  expect(
    rescan(scan, [folder, join(folder, "a.md"), join(folder, "none")], [folder]),
  ).toBe(false);
  expect([...scan]).toEqual(before);
});

test("adds of what a watcher tells only what a walk would find", () => {
  const scan = scanPaths([folder]);
  mkdirSync(join(folder, "b/.git"), { recursive: true });
  mkdirSync(join(folder, "c/index.md"), { recursive: true });
  symlinkSync(join(folder, "c"), join(folder, "b/linked"));
  symlinkSync(join(folder, "a.md"), join(folder, "b/a.png"));
  const files = ["a.md", "b/.index.md.swp", "b/.git/index", "b/notes.md", "c/index.md/x"];
  for (const file of files) writeFileSync(join(folder, file), "xx");
  const told = [...files, "b/linked", "b/a.png", "c/index.md"];
  rescan(
    scan,
    told.map((path) => join(folder, path)),
    [tmpdir(), folder],
  );
  expect(scan).toEqual(scanPaths([folder]));
});

test("takes out the files of thousands of changed folders in one pass", () => {
  const paths = Array.from({ length: 2_000 }, (_, at) => join(folder, `${at}/index.md`));
  const scan: Scan = new Map(paths.map((path) => [path, "1 1"]));
  let steps = 0;
  const counted = Object.assign(scan, {
    [Symbol.iterator]() {
      steps++;
      return scan.entries();
    },
  });
  rescan(
    counted,
    Array.from({ length: 2_000 }, (_, at) => join(folder, `${at}`)),
    [folder],
  );
  expect([scan.size, steps]).toEqual([0, 1]);
});

test("takes out a folder that is gone, and nothing whose name begins like its", () => {
  for (const name of ["b", "bc"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "index.md"), "x");
  }
  const scan = scanPaths([folder]);
  rmSync(join(folder, "b"), { recursive: true });
  expect(rescan(scan, [join(folder, "b")], [folder])).toBe(true);
  expect([...scan.keys()]).toEqual([join(folder, "a.md"), join(folder, "bc/index.md")]);
});

import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { computeFingerprint } from "./fingerprint";
import { scanPaths } from "../sources/scan";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fingerprint-"));
  mkdirSync(join(folder, "a"));
  writeFileSync(join(folder, "a", "index.md"), "one");
});

afterEach(() => rmSync(folder, { recursive: true }));

const compute = (settings: Record<string, string> = {}) =>
  computeFingerprint({ scan: scanPaths([folder, join(folder, "missing")]), settings });

test("stays the same while nothing changes", () => {
  expect(compute()).toBe(compute());
});

test.each<[string, () => void]>([
  ["a file grows", () => writeFileSync(join(folder, "a", "index.md"), "longer")],
  ["a file is touched", () => utimesSync(join(folder, "a", "index.md"), 1, 1)],
  ["a file comes", () => writeFileSync(join(folder, "a", "new.png"), "")],
  ["a file goes", () => rmSync(join(folder, "a", "index.md"))],
  ["a folder is renamed", () => renameSync(join(folder, "a"), join(folder, "b"))],
])("changes when %s", (_, change) => {
  const before = compute();
  change();
  expect(compute()).not.toBe(before);
});

test("changes with the settings", () => {
  expect(compute({ siteName: "A" })).not.toBe(compute({ siteName: "B" }));
});

test("passes over hidden files", () => {
  const before = compute();
  writeFileSync(join(folder, ".DS_Store"), "x");
  expect(compute()).toBe(before);
});

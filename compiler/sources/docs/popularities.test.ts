import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listPopularityFiles, readPopularities } from "./popularities";

let folder: string;
let files: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "popularities-"));
  for (const name of ["content/files", "data"])
    mkdirSync(join(folder, name), { recursive: true });
  files = listPopularityFiles(join(folder, "content/files"), join(folder, "data"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(["content/files", "content", "data"])("finds the file in %s", (place) => {
  const popularities = { "/de/docs/A": 0.5, "/de/docs/b": 2, "/de/docs/c": "x" };
  const text = JSON.stringify({ date: "2026-01-01", popularities });
  writeFileSync(join(folder, place, "popularities.json"), text);
  expect([...readPopularities(files)]).toEqual([["/de/docs/a", 0.5]]);
});

test.each(["{", "{}", '{"popularities": 1}', "null"])("passes over %s", (text) => {
  writeFileSync(join(folder, "content", "popularities.json"), text);
  expect(readPopularities(files).size).toBe(0);
});

import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "./make-folder.server";

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "make-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("makes a folder and those above it, and leaves one that is there", () => {
  const folder = join(createFolder(), "a", "b", "c");
  makeFolder(folder);
  const { ino } = statSync(folder);
  makeFolder(folder);
  expect(statSync(folder).ino).toBe(ino);
});

test.each([
  ["is a file", "EEXIST", []],
  ["is below a file", "ENOTDIR", ["a", "b"]],
])("refuses a folder that %s", (_, code, names) => {
  const file = join(createFolder(), "file");
  writeFileSync(file, "");
  expect(() => makeFolder(join(file, ...names))).toThrow(code);
});

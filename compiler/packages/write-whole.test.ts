import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeWhole } from "./write-whole";

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "write-whole-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("says of a folder that can't be made what to do", () => {
  const folder = join(createFolder(), "packages");
  writeFileSync(folder, "");
  const file = join(folder, "en-us", "update.json");
  expect(() => writeWhole(file, "{}")).toThrow(
    `${file} can't be written: ENOTDIR: not a directory, mkdir '${join(folder, "en-us")}'; it has 0.0 MB. Set DATA_DIR to a folder`,
  );
});

test("leaves no draft of a file that can't take its place", () => {
  const folder = createFolder();
  mkdirSync(join(folder, "update.json", "full"), { recursive: true });
  expect(() => writeWhole(join(folder, "update.json"), "{}")).toThrow();
  expect(readdirSync(folder)).toEqual(["update.json"]);
});

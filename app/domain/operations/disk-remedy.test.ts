import { expect, test } from "vitest";
import { suggestDiskRemedy } from "./disk-remedy";

test.each([
  ["ENOSPC", "Free space on its disk, or set DATA_DIR to a folder with more."],
  [
    "SQLITE_IOERR_SHMSIZE",
    "Free space on its disk, or set DATA_DIR to a folder with more.",
  ],
  ["ENOTDIR", "Set DATA_DIR to a folder: there is a file of this name."],
  ["EISDIR", "Move the folder of this name away, or set DATA_DIR to another one."],
  [
    "SQLITE_IOERR_WRITE",
    "Look at its disk, which fails or is full (df, dmesg), or set DATA_DIR to a folder on another one.",
  ],
  [
    "SQLITE_READONLY_DIRECTORY",
    "Let the user that runs this command write to its folder, or set DATA_DIR to another one.",
  ],
  ["SQLITE_CORRUPT", null],
  ["ENOENT", null],
])("says of %s what to do", (code, remedy) => {
  expect(suggestDiskRemedy(code)).toBe(remedy);
});

test("names a command's own way to another folder", () => {
  expect(suggestDiskRemedy("EDQUOT", "give --out")).toBe(
    "Free space on its disk, or give --out a folder with more.",
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openContentStore } from "~/content-store/reader.server";
import { explainStartFailure } from "./explain-start-failure.server";

let file: string;

beforeEach(() => (file = join(mkdtempSync(join(tmpdir(), "start-")), "content.sqlite")));
afterEach(() => rmSync(join(file, ".."), { recursive: true }));

/** Explains why this store can't be opened. */
function explain(): unknown {
  try {
    openContentStore(file).close();
    return null;
  } catch (error) {
    return explainStartFailure(error);
  }
}

test("advises to compile where there is no store, or another file in its place", () => {
  const remedy = "Run `npm run content` to compile the content.";
  expect(explain()).toBe(`Content store ${file}: there is no such file. ${remedy}`);
  writeFileSync(file, "no database at all, but a text of some length");
  expect(explain()).toBe(`Content store ${file}: is not a content store. ${remedy}`);
});

test("advises to allow reading where the store can't be opened", () => {
  // A folder can't be opened by any user, root included.
  mkdirSync(file);
  expect(explain()).toBe(
    `Content store ${file}: can't be opened by this user. Let the user of the server read the file and its folder.`,
  );
});

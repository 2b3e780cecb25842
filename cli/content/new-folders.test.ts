import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createNewFolders, type NewFolders } from "./new-folders";

let root: string;
let reported: string[];
let folders: NewFolders;

beforeEach(() => {
  // Resolves symbolic links, because watchers report real paths.
  root = realpathSync(mkdtempSync(join(tmpdir(), "new-folders-")));
  reported = [];
  folders = createNewFolders((_, error, events) => {
    if (error) throw error;
    reported.push(...events.map(({ path }) => path));
  });
});

afterEach(async () => {
  await folders.stop();
  rmSync(root, { recursive: true });
});

function make(...names: string[]): string {
  const folder = join(root, ...names);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function note(type: "create" | "delete", ...paths: string[]): void {
  folders.note(
    root,
    paths.map((path) => ({ type, path })),
  );
}

async function expectReport(file: string): Promise<void> {
  writeFileSync(file, "text");
  await expect.poll(() => reported).toContain(file);
}

test("watches all folders below a new one, once it has stopped changing", async () => {
  const outer = make("outer");
  note("create", outer);
  expect(await folders.settle()).toEqual([]);
  const inner = make("outer/middle/inner");
  note("create", inner, make("outer/middle"), make("outer-2"));
  expect(await folders.settle()).toEqual([]);
  expect(await folders.settle()).toEqual([join(root, "outer-2"), outer]);
  expect(await folders.settle()).toEqual([]);
  await expectReport(join(inner, "file"));
});

test("reports new paths after a folder is renamed, and after its old name is taken again", async () => {
  const first = make("first");
  make("first/inner");
  note("create", first);
  await folders.settle();
  await folders.settle();
  const second = join(root, "second");
  renameSync(first, second);
  make("first/inner");
  note("delete", first);
  note("create", second, first);
  await folders.settle();
  expect(await folders.settle()).toEqual([first, second]);
  await expectReport(join(first, "inner/file"));
  await expectReport(join(second, "inner/file"));
});

test("watches no hidden folders, files, or folders that are gone", async () => {
  const file = join(root, "file");
  writeFileSync(file, "text");
  const gone = make("gone");
  note("create", file, gone, make(".git/objects/00"));
  rmSync(gone, { recursive: true });
  await folders.settle();
  expect(await folders.settle()).toEqual([]);
});

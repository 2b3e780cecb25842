import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scanPaths } from "../scan";
import { listSourceFiles } from "./list-files";

function listFiles(root: string) {
  const { skipped, ...files } = listSourceFiles(root, scanPaths([root]));
  return { ...files, skipped: skipped.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "list-files-"));
  mkdirSync(join(folder, "root/page"), { recursive: true });
  writeFileSync(join(folder, "root/page/index.md"), "x");
  writeFileSync(join(folder, "secret.md"), "x");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("lists pages and the files beside them, hidden ones left out", () => {
  writeFileSync(join(folder, "root/page/a.png"), "x");
  writeFileSync(join(folder, "root/page/.env"), "x");
  writeFileSync(join(folder, "root/loose.png"), "x");
  const page = join(folder, "root/page");
  expect(listFiles(join(folder, "root"))).toEqual({
    pages: [join(page, "index.md")],
    assets: [join(page, "a.png")],
    loose: [join(folder, "root/loose.png")],
    skipped: [],
  });
});

test("follows no link, which could lead out of the root or nowhere", () => {
  const other = join(folder, "root/other");
  mkdirSync(other);
  symlinkSync(join(folder, "secret.md"), join(other, "index.md"));
  symlinkSync(join(folder, "secret.md"), join(folder, "root/page/a.png"));
  symlinkSync(join(folder, "nowhere"), join(folder, "root/page/b.png"));
  symlinkSync(folder, join(folder, "root/loop"));
  expect(listFiles(join(folder, "root"))).toEqual({
    pages: [join(folder, "root/page/index.md")],
    assets: [],
    loose: [],
    skipped: ["loop", "other/index.md", "page/a.png", "page/b.png"].map((path) => ({
      path: join(folder, "root", path),
      reason: "link",
    })),
  });
});

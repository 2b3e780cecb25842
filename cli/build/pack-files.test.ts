import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packFiles } from "./pack-files.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pack-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CODE = "export const a = 1;\n".repeat(100);

test("puts both packed forms beside each text", async () => {
  writeFileSync(join(folder, "assets/a.js"), CODE);
  writeFileSync(join(folder, "b.svg"), CODE);
  await packFiles(folder);
  expect(readdirSync(folder).sort()).toEqual(["assets", "b.svg", "b.svg.br", "b.svg.gz"]);
  const read = (name: string) => readFileSync(join(folder, "assets", name));
  expect(brotliDecompressSync(read("a.js.br")).toString()).toBe(CODE);
  expect(gunzipSync(read("a.js.gz")).toString()).toBe(CODE);
});

test("leaves files that would not get smaller", async () => {
  writeFileSync(join(folder, "assets/a.woff2"), CODE);
  writeFileSync(join(folder, "assets/small.js"), "a");
  await packFiles(folder);
  expect(readdirSync(join(folder, "assets")).sort()).toEqual(["a.woff2", "small.js"]);
});

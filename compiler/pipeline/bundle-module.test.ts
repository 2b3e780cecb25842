import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeBundle } from "./bundle-module.mjs";

const PACKAGES = fileURLToPath(new URL("../../node_modules", import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"));
  // The bundled bundler resolves esbuild from its own folder upwards.
  symlinkSync(PACKAGES, join(folder, "node_modules"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Bundles a module that exports its own address; returns the address that the bundle exports. */
async function readAddress(write: typeof writeBundle): Promise<string> {
  const entry = join(folder, "deep/er/module.ts");
  mkdirSync(join(folder, "deep/er"), { recursive: true });
  writeFileSync(entry, "export const address: string = import.meta.url;");
  const bundle = await write(pathToFileURL(entry), join(folder, "bundle"));
  const { address } = (await import(bundle.href)) as { address: string };
  return address.slice(pathToFileURL(folder).href.length);
}

test("keeps a module's address when the module is bundled into another folder", async () => {
  expect(await readAddress(writeBundle)).toBe("/deep/er/module.ts");
});

test("keeps it when the bundler itself is part of a bundle", async () => {
  const own = new URL("./bundle-module.mjs", import.meta.url);
  const bundled = await writeBundle(own, join(folder, "bundler"));
  const bundler = (await import(bundled.href)) as { writeBundle: typeof writeBundle };
  expect(await readAddress(bundler.writeBundle)).toBe("/deep/er/module.ts");
});

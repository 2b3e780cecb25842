import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PAGE_IDS } from "./page-ids";

const APP = fileURLToPath(new URL("../../", import.meta.url));
/** Entry modules: components around a document, and scripts that add to its page. */
const ENTRIES = [
  "root.tsx",
  "routes/$locale.docs.$/document-page.tsx",
  "entry.client.ts",
  "services/documents/index.server.ts",
];
const IMPORT = /(?:from|import)\s*\(?\s*"([~.]\/?[^"]*)"/g;
const JSX_ID = /\sid="([\w-]+)"/g;
/** The id of a component that passes its attributes on. */
const PASSED_ID = /attributes=\{\{ id: "([\w-]+)"/g;
const ID_CONSTANT = /const (?:[A-Z]+_)*ID = "([\w-]+)"/g;
const SCRIPT_ID = /\{ id: "([\w-]+)", title/g;

function listIds(): Set<string> {
  const ids = new Set<string>();
  const seen = new Set<string>();
  const open = ENTRIES.map((entry) => join(APP, entry));
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(file, "utf8");
    const patterns = file.endsWith(".tsx")
      ? [JSX_ID, PASSED_ID, ID_CONSTANT]
      : [ID_CONSTANT, SCRIPT_ID];
    for (const pattern of patterns)
      for (const [, id = ""] of source.matchAll(pattern)) ids.add(id);
    for (const [, path = ""] of source.matchAll(IMPORT)) {
      const found = resolveImport(path, dirname(file));
      if (found) open.push(found);
    }
  }
  return ids;
}

function resolveImport(path: string, folder: string): string | null {
  const base = path.startsWith("~/") ? join(APP, path.slice(2)) : join(folder, path);
  const found = [base, `${base}.ts`, `${base}.tsx`].find(
    (file) => existsSync(file) && statSync(file).isFile() && /\.tsx?$/.test(file),
  );
  return found ?? null;
}

test("reserves every id of the page around a document", () => {
  const ids = listIds();
  // Guards against a search that no longer finds ids.
  expect(ids).toContain("article-body");
  expect(ids).toContain("footer");
  expect(ids).toContain("play-queue");
  expect(ids).toContain("page-choice");
  expect([...ids].filter((id) => !PAGE_IDS.has(id)).sort()).toEqual([]);
});

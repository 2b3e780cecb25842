import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { getRoots, listOpenedFolders } from "./get-roots";

const base = mkdtempSync(join(tmpdir(), "roots-"));
const CONTENT = join(base, "content/files");
const TRANSLATED = join(base, "translated-content/files");
for (const folder of [
  join(CONTENT, "en-us/web/css"),
  join(CONTENT, "sidebars"),
  join(TRANSLATED, "fr/web"),
  join(base, "other/locales/fr"),
  join(base, "site/content/files/en-us"),
])
  mkdirSync(folder, { recursive: true });

afterAll(() => rmSync(base, { recursive: true }));

test.each([
  "content",
  "content/files",
  "content/files/en-us",
  "content/files/en-us/web/css",
])("finds the English pages from %s", (folder) => {
  expect(getRoots([join(base, folder)])).toEqual({
    contentRoot: CONTENT,
    translatedRoot: null,
  });
});

test("finds the English pages beside translations alone", () => {
  const roots = { contentRoot: CONTENT, translatedRoot: TRANSLATED };
  expect(getRoots([join(base, "translated-content")])).toEqual(roots);
  expect(getRoots([join(TRANSLATED, "fr/web")])).toEqual(roots);
});

test("finds both in two folders, in any order", () => {
  const folders = [join(base, "translated-content"), join(base, "content")];
  const roots = { contentRoot: CONTENT, translatedRoot: TRANSLATED };
  expect(getRoots(folders)).toEqual(roots);
  expect(getRoots(folders.toReversed())).toEqual(roots);
});

test("finds the pages of a site's own repository", () => {
  expect(getRoots([join(base, "site")]).contentRoot).toBe(
    join(base, "site/content/files"),
  );
});

test.each(["other", "other/locales", "missing"])("finds nothing in %s", (folder) => {
  expect(getRoots([join(base, folder)])).toEqual({
    contentRoot: null,
    translatedRoot: null,
  });
});

test("takes the root of an editor that knows no workspace folders", () => {
  const root = pathToFileURL(process.cwd());
  const rootUri = new URL("compiler", `${root.href}/`).href;
  const own = fileURLToPath(rootUri);
  expect(listOpenedFolders({ rootUri })).toEqual([own]);
  expect(listOpenedFolders({ rootUri, workspaceFolders: null })).toEqual([own]);
  const other = { uri: root.href };
  expect(listOpenedFolders({ rootUri, workspaceFolders: [other] })).toEqual([
    process.cwd(),
  ]);
  expect(listOpenedFolders({ rootUri: null })).toEqual([process.cwd()]);
});

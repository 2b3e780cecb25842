import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const FOLDERS = [
  ...["app", "cli", "compiler", "content", "deploy", "docs", "packages", "public"],
  ...["tests", "writers"],
];
const DOCUMENTS = [
  "README.md",
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  ).filter((file) => /^(?!content\/|tests\/fixtures\/|.*node_modules).*\.md$/.test(file)),
];
/** Files that guides have their readers write. */
const EXAMPLES = [
  "app/routes/$locale.meetups/route.tsx",
  "app/routes/api.v1.meetups.ts",
  "compiler/macros/labels/since.ts",
];

test("documents name only files and folders that there are", () => {
  const missing = DOCUMENTS.flatMap((file) =>
    findMissing(readFileSync(file, "utf8"), dirname(file)).map((name) => [file, name]),
  );
  expect(DOCUMENTS.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

test("documents name only commands that there are", () => {
  const commands = DOCUMENTS.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/npm run (?:--silent )?([\w:-]+)/g),
  ]).map(([, name]) => name);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: object;
  };
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
});

test("finds a missing file by its link and by its path in backticks", () => {
  const text =
    "[a](gone.md), `app/gone.ts`, [b](../README.md#x), `app/root`, `app/l10n/`";
  expect(findMissing(text, "docs")).toEqual(["docs/gone.md", "app/gone.ts"]);
});

/** Links lead from the document's folder; paths in backticks begin with a folder of the project. */
function findMissing(text: string, folder: string): string[] {
  const links = [...text.matchAll(/\]\((?!\w+:|\/|#)([^)\s#]+)/g)];
  const paths = [
    ...text.matchAll(new RegExp(`\`((?:${FOLDERS.join("|")})/[\\w./$-]+)\``, "g")),
  ];
  return [
    ...links.map(([, link = ""]) => join(folder, link)),
    ...paths.map(([, path = ""]) => path),
  ].filter((path) => !EXAMPLES.includes(path) && !isThere(path));
}

/** A file may be named without its extension. */
function isThere(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(start));
}

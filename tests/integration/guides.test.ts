import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { AREAS } from "~/domain/site/area";

const ROOT = join(import.meta.dirname, "../..");
const GUIDES = join(ROOT, "docs/guides");
const EXPORTED =
  /^export (?:async )?(?:(?:function|const|class|interface|type|enum) (\w+)|(?:type )?\{([^}]*)\})/gm;
const BLOCK = /```tsx?\n([\s\S]*?)```/g;

/** Lists the names that code blocks of the guides import from the project, as `file: name from module`. */
function listImports(): { guide: string; name: string; module: string }[] {
  return readdirSync(GUIDES)
    .filter((name) => name.endsWith(".md"))
    .flatMap((guide) =>
      [...readFileSync(join(GUIDES, guide), "utf8").matchAll(BLOCK)].flatMap(
        ([, code = ""]) => readImports(code).map((imported) => ({ guide, ...imported })),
      ),
    );
}

function readImports(code: string): { name: string; module: string }[] {
  const source = ts.createSourceFile("guide.tsx", code, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isImport =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    if (!isImport || !statement.moduleSpecifier) return [];
    const module = (statement.moduleSpecifier as ts.StringLiteral).text;
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (!module.startsWith("~/") || !names || !("elements" in names)) return [];
    return names.elements.map((element) => ({
      name: (element.propertyName ?? element.name).text,
      module,
    }));
  });
}

/** Reads the names that a module exports itself. */
function readExports(module: string): Set<string> {
  const path = join(ROOT, "app", module.slice("~/".length));
  const file = [`${path}.ts`, `${path}.tsx`].find((name) => existsSync(name));
  if (file === undefined) return new Set();
  const code = readFileSync(file, "utf8");
  return new Set(
    [...code.matchAll(EXPORTED)].flatMap(([, name = "", list = ""]) => [
      name,
      ...list.split(",").map((part) => part.trim().replace(/^type /, "")),
    ]),
  );
}

test("the guides' code imports names that their modules export", () => {
  const imports = listImports();
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter(({ name, module }) => !readExports(module).has(name))).toEqual(
    [],
  );
});

/** The documentation of the project: its own pages, those of folders, and no content of the site. */
const PAGES = [
  "README.md",
  ...["docs", "app", "compiler", "cli", "writers", "tests", "deploy", "packages"].flatMap(
    (folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".md") && !name.includes("node_modules"))
        .map((name) => join(folder, name)),
  ),
].filter((page) => !page.startsWith(join("tests", "fixtures")));

/** Lists what a pattern finds in the project's documentation, with the page. */
function listMatches(pattern: RegExp): { page: string; match: string }[] {
  return PAGES.flatMap((page) =>
    Array.from(
      readFileSync(join(ROOT, page), "utf8").matchAll(pattern),
      ([, match = ""]) => ({ page, match }),
    ),
  );
}

test("the documentation links files that exist", () => {
  const links = listMatches(/\]\((?![a-z]+:|#|\/)([^)\s#]+)/g);
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(
    ({ page, match }) => !existsSync(join(ROOT, dirname(page), match)),
  );
  expect(dead).toEqual([]);
});

test("the documentation names commands that exist", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const commands = listMatches(/npm run (?:--\w+ )?([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(100);
  expect(commands.filter(({ match }) => !Object.hasOwn(scripts, match))).toEqual([]);
});

test("the table of guides lists each guide", () => {
  const table = readFileSync(join(GUIDES, "README.md"), "utf8");
  const guides = readdirSync(GUIDES).filter((name) => /^(?!README).*\.md$/.test(name));
  expect(guides.filter((guide) => !table.includes(`](${guide})`))).toEqual([]);
});

test("the guide to themes lists the accents of all areas", () => {
  const guide = readFileSync(join(GUIDES, "theme.md"), "utf8");
  const [, list = ""] = /the accents ((?:`[\w-]+`(?:, )?)+)/.exec(guide) ?? [];
  expect(Array.from(list.matchAll(/`([\w-]+)`/g), ([, area]) => area)).toEqual(AREAS);
});

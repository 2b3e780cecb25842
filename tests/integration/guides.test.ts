import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

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

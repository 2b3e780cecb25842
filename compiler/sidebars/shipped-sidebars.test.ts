import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import { LOCALES } from "~/domain/locales/locale";
import { AREAS, findAreaSidebar } from "./areas";
import { createPage, openSidebars } from "./test-site";
import type { YamlEntry } from "./yaml-schema";
import { parseYamlSidebar } from "./yaml-sidebar";

const folder = new URL("../../content/sidebars/", import.meta.url);
const files = readdirSync(fileURLToPath(folder)).filter((file) => file.endsWith(".yaml"));

describe.each(files)("%s", (file) => {
  const flaws: Flaw[] = [];
  const text = readFileSync(fileURLToPath(new URL(file, folder)), "utf8");
  const sidebar = parseYamlSidebar({ file, text }, (flaw) => flaws.push(flaw));

  test("follows the format", () => {
    expect(flaws).toEqual([]);
  });

  test("has each title in all locales, and no label that no entry uses", () => {
    const titles = [...new Set(listTitles(sidebar?.sidebar ?? []))].toSorted();
    for (const locale of titles.length > 0 ? LOCALES : []) {
      expect(Object.keys(sidebar?.l10n?.[locale] ?? {}).toSorted(), locale).toEqual(
        titles,
      );
    }
  });
});

test.each([
  ["Control_flow/block", "webassembly-instruction"],
  ["Exception_handling/try_table/catch", "webassembly-instruction"],
  ["Definitions/data", "webassembly-definition"],
  ["Definitions/types/func", "webassembly-definition"],
  ["Value_types/i32", "webassembly-type"],
])("lists WebAssembly's page %s", (path, pageType) => {
  const slug = `WebAssembly/Reference/${path}`;
  const above = slug.split("/").map((_, at, names) => names.slice(0, at).join("/"));
  const pages = [
    createPage({ slug, pageType }),
    ...above.slice(1).map((parent) => createPage({ slug: parent })),
  ];
  const { sidebars } = openSidebars(pages, { yamlFolders: [fileURLToPath(folder)] });
  expect(sidebars.render("webassemblysidebar", "en-US")).toContain(
    `href="/en-US/docs/${slug}"`,
  );
});

/** Sidebars that are computed, without a file. */
const COMPUTED = ["apiref.yaml", "jsref.yaml"];

test.each(AREAS)("ships the sidebar of pages below $slug", ({ slug, sidebar }) => {
  expect(findAreaSidebar(`${slug}/x`), "an area around it comes first").toBe(sidebar);
  expect([...files, ...COMPUTED]).toContain(`${sidebar}.yaml`);
});

function listTitles(entries: readonly YamlEntry[]): string[] {
  return entries.flatMap(({ title, children = [] }) => [
    ...(title === undefined ? [] : [title]),
    ...listTitles(children),
  ]);
}

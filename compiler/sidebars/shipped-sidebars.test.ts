import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import { LOCALES } from "~/domain/locales/locale";
import { AREAS, findAreaSidebar } from "./areas";
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

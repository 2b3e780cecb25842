import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import { LOCALES } from "~/domain/locales/locale";
import { findAreaSidebar } from "./areas";
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
  "Web/CSS/x",
  "Glossary/x",
  "Learn_web_development/x",
  "Mozilla/x",
  "MDN/x",
  "Web",
  "Games",
])("ships the sidebar of the area of %s", (slug) => {
  expect(files).toContain(`${findAreaSidebar(slug)}.yaml`);
});

function listTitles(entries: readonly YamlEntry[]): string[] {
  return entries.flatMap(({ title, children = [] }) => [
    ...(title === undefined ? [] : [title]),
    ...listTitles(children),
  ]);
}

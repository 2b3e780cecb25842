import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { readYaml, splitSource } from "../../sources/docs/front-matter";
import { PAGE_FILE } from "../../sources/scan";
import type { Content } from "../pages/content-roots";
import { listPages, readUtf8 } from "./all-files";

export interface LocaleStats {
  locale: Locale;
  pages: number;
  /** Pages with a twin in en-US. */
  translated: number;
  /** Share of the en-US pages that have a translation, 0 to 1. */
  completeness: number;
}

/** Counts the written pages of each locale. */
export function countPages(content: Content): LocaleStats[] {
  const places = new Map(
    content.folders.map((folder) => [
      folder.locale,
      new Set(listPages([folder]).map(({ place }) => place)),
    ]),
  );
  const english = places.get(DEFAULT_LOCALE) ?? new Set<string>();
  return [...places].map(([locale, own]) => {
    const translated = [...own].filter((place) => english.has(place)).length;
    const completeness = english.size === 0 ? 0 : translated / english.size;
    return { locale, pages: own.size, translated, completeness };
  });
}

/** An English page's file below `files/`, and its front matter as written. */
export interface InventoryEntry {
  path: string;
  frontmatter: unknown;
}

/** Lists the English pages in path order. */
export function listInventory({ folders }: Content): InventoryEntry[] {
  const english = folders.filter(({ locale }) => locale === DEFAULT_LOCALE);
  return listPages(english).map(({ locale, file, place }) => {
    const { frontMatter: yaml } = splitSource(readUtf8(file) ?? "");
    const frontmatter = yaml === null ? null : readYaml(yaml).value;
    return { path: `${locale.name}/${place}/${PAGE_FILE}`, frontmatter };
  });
}

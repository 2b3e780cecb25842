import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { LocaleFolder } from "../../sources/docs/list-files";
import { findSkipReason, PAGE_FILE, scanPaths } from "../../sources/scan";
import type { Content } from "../pages/content-roots";

/** A page's file that exists. */
export interface ListedPage {
  locale: LocaleFolder;
  /** Absolute. */
  file: string;
  /** Path of its folder below the locale's folder, with forward slashes. */
  place: string;
}

/** Lists the pages of some locales, without symbolic links, in path order. */
export function listPages(folders: readonly LocaleFolder[]): ListedPage[] {
  return folders.flatMap((locale) =>
    [...scanPaths([locale.path])]
      .filter(
        ([path, stamp]) =>
          path.endsWith(sep + PAGE_FILE) && findSkipReason(stamp) === null,
      )
      .map(([file]) => ({ locale, file, place: toPlace(locale, file) }))
      .sort((one, other) => (one.place < other.place ? -1 : 1)),
  );
}

export function toPlace({ path }: LocaleFolder, file: string): string {
  return relative(path, dirname(file)).split(sep).join("/");
}

/** Lists the data files of the content that name pages: sidebars and the groups of Web APIs. */
export function listDataFiles({ contentRoot }: Content): {
  sidebars: string[];
  groups: string[];
} {
  const folder = join(contentRoot, "sidebars");
  const groups = join(contentRoot, "jsondata", "GroupData.json");
  return {
    sidebars: [...scanPaths([folder]).keys()].filter((path) => path.endsWith(".yaml")),
    groups: existsSync(groups) ? [groups] : [],
  };
}

/** Reads a file as text; null when it is not UTF-8, because writing it would lose bytes. */
export function readUtf8(file: string): string | null {
  const content = readFileSync(file);
  const text = content.toString("utf8");
  return text.includes("\uFFFD") && !Buffer.from(text).equals(content) ? null : text;
}

import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { parseLocale, type Locale } from "~/domain/locales/locale";
import type { SkipReason } from "../../flaws/files";
import { findSkipReason, PAGE_FILE, type Scan } from "../scan";
import { SourceRootError } from "./errors";

/** A locale's folder in a content root: `files/en-us`, `files/de`. */
export interface LocaleFolder {
  locale: Locale;
  /** Absolute path. */
  path: string;
  /** The name on disk: `pt-br`. */
  name: string;
}

/**
 * Lists the locale folders below `contentRoot` (en-US) and `translatedRoot` (all others), en-US
 * first; both may be the same folder. Throws SourceRootError when a root can't be read or
 * contains none.
 */
export function listLocaleFolders(
  contentRoot: string,
  translatedRoot: string,
): LocaleFolder[] {
  const inContent = readLocaleFolders(contentRoot);
  if (!inContent.some(({ locale }) => locale === "en-US"))
    throw new SourceRootError(contentRoot, "has no folder en-us");
  const translated =
    translatedRoot === contentRoot ? inContent : readLocaleFolders(translatedRoot);
  if (translated.length === 0)
    throw new SourceRootError(translatedRoot, "has no folder of a known locale");
  return [
    ...inContent.filter(({ locale }) => locale === "en-US"),
    ...translated.filter(({ locale }) => locale !== "en-US"),
  ];
}

/**
 * Lists the first page of each folder beside the locales' that holds pages: of an unknown language, or a second
 * folder of a known one.
 */
export function listStrayPages(folders: readonly LocaleFolder[], scan: Scan): string[] {
  const known = new Set(folders.map(({ path }) => path));
  const roots = new Set(folders.map(({ path }) => dirname(path)));
  const listed = new Set(folders.map(({ path, locale }) => join(dirname(path), locale)));
  return [...roots].flatMap((root) =>
    readdirSync(root).flatMap((name) => {
      const locale = parseLocale(name);
      const path = join(root, name);
      // A root may hold other languages too, which are read from the other root.
      const isElsewhere = locale !== null && !listed.has(join(root, locale));
      if (known.has(path) || isElsewhere) return [];
      return findPage(path, scan) ?? [];
    }),
  );
}

function findPage(folder: string, scan: Scan): string | undefined {
  return [...scan.keys()]
    .filter((path) => path.startsWith(folder + sep) && basename(path) === PAGE_FILE)
    .sort()[0];
}

export interface SourceFiles {
  /** Absolute paths of all index.md files, in path order. */
  pages: string[];
  /** Absolute paths of the other files in pages' folders, and in plain folders below these. */
  assets: string[];
  /** Absolute paths of files that belong to no page, and of pages whose file has a wrong name. */
  loose: string[];
  /** Absolute paths of skipped entries. */
  skipped: { path: string; reason: SkipReason }[];
}

/** Lists the pages of a folder, and the files beside them. */
export function listSourceFiles(folder: string, scan: Scan): SourceFiles {
  const inside = folder + sep;
  const skipped: SourceFiles["skipped"] = [];
  const paths: string[] = [];
  for (const [path, stamp] of scan) {
    if (!path.startsWith(inside)) continue;
    const reason = findSkipReason(stamp);
    if (reason === null) paths.push(path);
    else skipped.push({ path, reason });
  }
  paths.sort();
  const pages = paths.filter((path) => basename(path) === PAGE_FILE);
  const folders = new Set(pages.map((page) => dirname(page)));
  const isOfPage = (path: string): boolean =>
    path !== folder && (folders.has(path) || isOfPage(dirname(path)));
  const misnamed = paths.filter((path) => isMisnamedPage(basename(path)));
  const others = paths.filter((path) => !/\.md$/i.test(path));
  const assets = others.filter((path) => isOfPage(dirname(path)));
  const stray = others.filter((path) => !isOfPage(dirname(path)));
  const loose = [...misnamed, ...stray.filter((path) => !isDataFile(basename(path)))];
  return { pages, assets, loose, skipped };
}

/** True for `Index.md`, which some file systems do not tell from a page's file. */
function isMisnamedPage(name: string): boolean {
  return name !== PAGE_FILE && name.toLowerCase() === PAGE_FILE;
}

/** True for `_redirects.txt` and its like, which belong to a whole locale. */
function isDataFile(name: string): boolean {
  return name.startsWith("_");
}

function readLocaleFolders(root: string): LocaleFolder[] {
  try {
    const found = readdirSync(root)
      .sort()
      .flatMap((name) => {
        const locale = parseLocale(name);
        const path = join(root, name);
        if (locale === null || !statSync(path).isDirectory()) return [];
        // Throws here, because the site would otherwise lack a whole language.
        accessSync(path, constants.R_OK | constants.X_OK);
        return [{ locale, path, name }];
      });
    return keepOnePerLocale(found);
  } catch (error) {
    throw new SourceRootError(root, "can't be read", { cause: error });
  }
}

/** Prefers the folder that is named as the format wants, in lower case. */
function keepOnePerLocale(folders: readonly LocaleFolder[]): LocaleFolder[] {
  const kept = new Map<Locale, LocaleFolder>();
  for (const folder of folders)
    if (folder.name === folder.locale.toLowerCase() || !kept.has(folder.locale))
      kept.set(folder.locale, folder);
  return [...kept.values()];
}

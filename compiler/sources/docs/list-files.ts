import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { parseLocale, type Locale } from "~/domain/locales/locale";
import type { SkipReason } from "../../flaws/unread-file";
import { findSkipReason, PAGE_FILE, type Scan } from "../scan";
import { SourceRootError } from "./errors";

/** One locale folder of a content root: `files/en-us`, `files/de` ... */
export interface LocaleFolder {
  locale: Locale;
  /** Absolute. */
  path: string;
  /** The name on disk: `pt-br`. */
  name: string;
}

/**
 * The locale folders below `contentRoot` (en-US) and `translatedRoot` (all others), en-US
 * first; both may be the same folder. Throws SourceRootError when a root can't be read or holds none.
 */
export function listLocaleFolders(
  contentRoot: string,
  translatedRoot: string,
): LocaleFolder[] {
  const inContent = readLocaleFolders(contentRoot);
  if (!inContent.some(({ locale }) => locale === "en-US"))
    throw new SourceRootError(contentRoot, "holds no folder en-us");
  const translated =
    translatedRoot === contentRoot ? inContent : readLocaleFolders(translatedRoot);
  if (translated.length === 0)
    throw new SourceRootError(translatedRoot, "holds no folder of a known locale");
  return [
    ...inContent.filter(({ locale }) => locale === "en-US"),
    ...translated.filter(({ locale }) => locale !== "en-US"),
  ];
}

export interface SourceFiles {
  /** Absolute paths of every index.md, in path order. */
  pages: string[];
  /** Absolute paths of the other files that lie in a page's folder. */
  assets: string[];
  /** Absolute paths of what is passed over. */
  skipped: { path: string; reason: SkipReason }[];
}

/** Every page of a folder, and every file beside one. */
export function listSourceFiles(folder: string, scan: Scan): SourceFiles {
  const found = [...scan].filter(([path]) => path.startsWith(folder + sep));
  const skipped = found.flatMap(([path, stamp]) => {
    const reason = findSkipReason(stamp);
    return reason === null ? [] : [{ path, reason }];
  });
  const paths = found
    .flatMap(([path, stamp]) => (findSkipReason(stamp) === null ? [path] : []))
    .sort();
  const pages = paths.filter((path) => basename(path) === PAGE_FILE);
  const folders = new Set(pages.map((page) => dirname(page)));
  const assets = paths.filter(
    (path) => !path.endsWith(".md") && folders.has(dirname(path)),
  );
  return { pages, assets, skipped };
}

function readLocaleFolders(root: string): LocaleFolder[] {
  try {
    return readdirSync(root)
      .sort()
      .flatMap((name) => {
        const locale = parseLocale(name);
        const path = join(root, name);
        if (locale === null || !statSync(path).isDirectory()) return [];
        // Else a whole language would be gone from the site.
        accessSync(path, constants.R_OK | constants.X_OK);
        return [{ locale, path, name }];
      });
  } catch (error) {
    throw new SourceRootError(root, "can't be read", { cause: error });
  }
}

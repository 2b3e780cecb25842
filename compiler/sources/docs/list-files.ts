import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseLocale, type Locale } from "~/domain/locale";
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
}

/** Every page and every file beside one; hidden files are passed over. */
export function listSourceFiles(folder: string): SourceFiles {
  const files: SourceFiles = { pages: [], assets: [] };
  collectFiles(folder, files);
  return files;
}

function collectFiles(folder: string, files: SourceFiles): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const isPage = entries.some((entry) => entry.name === "index.md");
  for (const entry of entries) {
    if (entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) collectFiles(path, files);
    // A link could lead out of the root, a pipe never end.
    else if (!entry.isFile()) continue;
    else if (entry.name === "index.md") files.pages.push(path);
    else if (isPage && !entry.name.endsWith(".md")) files.assets.push(path);
  }
}

function readLocaleFolders(root: string): LocaleFolder[] {
  try {
    return readdirSync(root)
      .sort()
      .flatMap((name) => {
        const locale = parseLocale(name);
        const path = join(root, name);
        return locale !== null && statSync(path).isDirectory()
          ? [{ locale, path, name }]
          : [];
      });
  } catch (error) {
    throw new SourceRootError(root, "can't be read", { cause: error });
  }
}

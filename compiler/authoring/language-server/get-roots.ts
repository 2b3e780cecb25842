import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";

/** Parts of an editor's first message; one that knows no workspace folders names its root alone. */
interface Opening {
  workspaceFolders?: readonly { uri: string }[] | null;
  rootUri: string | null;
}

/** Lists the absolute paths of the folders that an editor has opened; without any, this process's own. */
export function listOpenedFolders({ workspaceFolders, rootUri }: Opening): string[] {
  const uris =
    workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : undefined);
  return uris?.flatMap((uri) => toFile(uri) ?? []) ?? [process.cwd()];
}

/** Returns the path of a document; null for one that is no file, as one that was never saved. */
export function toFile(uri: string): string | null {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : null;
  } catch {
    return null;
  }
}

/** Folders of documentation; null for one that is nowhere. */
export interface FoundRoots {
  contentRoot: string | null;
  translatedRoot: string | null;
}

/** The name that the public repositories give to the folder of the locales. */
const FILES = "files";
/** The repository of English pages, which translators have beside their own. */
const ENGLISH_REPOSITORY = "content";

/**
 * Finds the roots in the folders that an editor has opened: a checkout, its `files`, or a folder
 * below a locale's.
 */
export function getRoots(folders: readonly string[]): FoundRoots {
  const roots = folders.flatMap(listCandidates);
  const english = roots.find(hasEnglish);
  const translated = roots.find((root) => root !== english && isOfTranslations(root));
  const beside =
    translated === undefined
      ? []
      : [join(dirname(dirname(translated)), ENGLISH_REPOSITORY, FILES)];
  return {
    contentRoot: english ?? beside.find(hasEnglish) ?? null,
    translatedRoot: translated ?? null,
  };
}

function listCandidates(folder: string): string[] {
  const path = resolve(folder);
  const parts = path.split(sep);
  const locale = parts.findLastIndex((part) => parseLocale(part) !== null);
  const above = locale > 0 ? [parts.slice(0, locale).join(sep) || sep] : [];
  return [
    path,
    join(path, FILES),
    join(path, ENGLISH_REPOSITORY, FILES),
    ...above,
  ].filter((each) => existsSync(each));
}

function hasEnglish(root: string): boolean {
  return listLocales(root).includes(DEFAULT_LOCALE);
}

/** Folders of other projects have folders by locale too. */
function isOfTranslations(root: string): boolean {
  const others = listLocales(root).some((locale) => locale !== DEFAULT_LOCALE);
  return others && basename(root) === FILES;
}

function listLocales(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? (parseLocale(entry.name) ?? []) : [],
    );
  } catch {
    return [];
  }
}

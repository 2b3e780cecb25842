import { sep } from "node:path";
import { replacePages } from "../../core/create-site";
import type { Page } from "../../core/page";
import type { ParsedFrontMatter } from "./front-matter";
import type { LocaleFolder } from "./list-files";
import { readFrontMatterJson } from "./read-page-file";
import { inheritFacts, toPageOfFile, type DocsSource } from "./read-pages";

/** Documents of which some have other facts than before. */
export interface RereadDocs {
  docs: DocsSource;
  /** The new states by the former ones; empty when texts alone have changed. */
  replaced: Map<Page, Page>;
}

/**
 * Reads the front matter of changed pages again. Null when all documents have to be read, because more may have
 * changed than facts of these pages and of their translations: addresses, files beside pages, flaws. The new documents
 * take over the front matter of the last ones.
 */
export function rereadPages(
  last: DocsSource,
  files: readonly string[],
  folders: readonly LocaleFolder[],
): RereadDocs | null {
  const frontMatter = new Map<string, string>();
  for (const file of files) {
    const known = last.frontMatter.get(file);
    // The line of a flaw may be another one, although the values are the same.
    const isFlawed = last.flaws.some((flaw) => file.endsWith(`/${flaw.file}`));
    if (known === undefined || isFlawed) return null;
    const json = tryToRead(file);
    if (json === null) return null;
    if (json !== known) frontMatter.set(file, json);
  }
  if (frontMatter.size === 0) return { docs: last, replaced: new Map() };
  const replaced = new Map<Page, Page>();
  const edited = last.pages.filter(({ file }) => frontMatter.has(file));
  if (edited.length < frontMatter.size) return null;
  for (const page of edited) {
    const json = frontMatter.get(page.file) ?? "";
    const now = reread(page, JSON.parse(json) as ParsedFrontMatter, folders);
    if (now === null) return null;
    replaced.set(page, now);
  }
  inheritAgain(last.pages, replaced);
  const pages = replacePages(last.pages, replaced);
  for (const [file, json] of frontMatter) last.frontMatter.set(file, json);
  return { docs: { ...last, pages }, replaced };
}

/** Null when the system refuses to read: the read of all documents that follows reports why. */
function tryToRead(file: string): string | null {
  try {
    return readFrontMatterJson(file);
  } catch {
    return null;
  }
}

function reread(
  before: Page,
  parsed: ParsedFrontMatter,
  folders: readonly LocaleFolder[],
): Page | null {
  const folder = folders.find(({ path }) => before.file.startsWith(path + sep));
  if (!folder) return null;
  const { page, flaws } = toPageOfFile(before.file, folder, parsed);
  return flaws.length > 0 || page.url !== before.url ? null : page;
}

/** Lets edited pages, and translations of the same en-US pages, have the facts of these. */
function inheritAgain(pages: readonly Page[], replaced: Map<Page, Page>): void {
  const folders = new Set(
    [...replaced.keys()].map(({ fallbackFolder, folder }) => fallbackFolder ?? folder),
  );
  const related = pages.filter(({ fallbackFolder, folder }) =>
    folders.has(fallbackFolder ?? folder),
  );
  const originals = new Map(
    related
      .filter(({ fallbackFolder }) => !fallbackFolder)
      .map((page) => [page.folder, replaced.get(page) ?? page]),
  );
  for (const page of related) {
    const original = originals.get(page.fallbackFolder ?? "");
    if (!original) continue;
    const translation = replaced.get(page) ?? { ...page };
    inheritFacts(translation, original);
    replaced.set(page, translation);
  }
}

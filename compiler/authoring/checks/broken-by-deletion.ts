import { basename } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { docUrl, toLeaf, urlKey } from "~/domain/documents/slug";
import { decodePath } from "../../core/urls";
import { withFile } from "../../flaws/with-file";
import { factKeys, hashKey } from "../../incremental/fact-keys";
import { PAGE_FILE } from "../../sources/scan";
import { listDocLinks } from "../links/rewrite-links";
import { listPages, readUtf8, toPlace } from "../moves/all-files";
import { toPageOfText } from "../pages/content-roots";
import { escapePattern } from "../text/written-names";
import { findFolder, readBefore, type ChangeJob } from "./open-changes";

/** Renders at most this many pages to see which links a deletion breaks. */
const MOST_DEPENDENTS = 300;

/** Lists addresses of deleted pages that lead nowhere now. */
export async function listGoneUrls(changes: ChangeJob): Promise<string[]> {
  const { content, deleted, getSite } = changes;
  const files = deleted.filter((file) => basename(file) === PAGE_FILE);
  if (files.length === 0) return [];
  const before = await readBefore(changes, files);
  return files
    .flatMap((file) => {
      const folder = findFolder(content, file);
      if (!folder) return [];
      const text = before.get(file) ?? "";
      const { slug } = toPageOfText(folder.locale, {
        slug: toPlace(folder, file),
        file,
        text,
      });
      return [docUrl(folder.locale, slug)];
    })
    .filter((url) => getSite().resolveLink(url).kind === "missing");
}

/**
 * Reports links to pages that are gone, in all pages. Pages that the last compile remembers as
 * asking for one of them are rendered, because macros link too; without that memory, or for more
 * of them, links are read from the text, and pages rendered whose macros name one of them.
 */
export function listBrokenByDeletion(
  urls: readonly string[],
  changes: ChangeJob,
): Flaw[] {
  if (urls.length === 0) return [];
  const { job } = changes;
  const hashes = new Set(urls.map((url) => hashKey(factKeys.page(urlKey(url)))));
  const { memory } = job;
  const isOwn = new Set(changes.indexes);
  const dependents = job.docs.pages.flatMap((page, index) => {
    const known = memory?.pages.get(urlKey(page.url));
    return !isOwn.has(index) && known?.dependencies.some((hash) => hashes.has(hash))
      ? [index]
      : [];
  });
  if (memory !== null && dependents.length <= MOST_DEPENDENTS)
    return renderBrokenLinks(urls, dependents, changes);
  const naming = listNaming(urls, changes).slice(0, MOST_DEPENDENTS);
  return [
    ...readBrokenLinks(urls, changes),
    ...renderBrokenLinks(urls, naming, changes).filter(
      ({ check }) => check === "macro-broken-link",
    ),
  ];
}

/** Renders pages, given by index, for their links to these addresses. */
function renderBrokenLinks(
  urls: readonly string[],
  indexes: readonly number[],
  { readFlaws }: ChangeJob,
): Flaw[] {
  const names = urls.map(toNamePattern);
  return indexes
    .flatMap(readFlaws)
    .filter(
      ({ check, message }) =>
        check.endsWith("broken-link") &&
        names.some((name) => name.test(decodePath(message))),
    );
}

const CALLS = /\{\{[^{}]*\}\}/g;

/** Lists the unchanged pages with a macro call that has the last part of one of these addresses. */
function listNaming(urls: readonly string[], { job, indexes }: ChangeJob): number[] {
  // Macros find a type or function without its suffix, and take spaces for underscores.
  const leaves = urls.map((url) =>
    toLeaf(urlKey(url)).replace(/_(?:value|function|static)$/, ""),
  );
  const isOwn = new Set(indexes);
  return job.docs.pages.flatMap((page, index) => {
    const calls = isOwn.has(index) ? null : readUtf8(page.file)?.match(CALLS);
    const words = calls?.join().toLowerCase().replaceAll(" ", "_");
    return words !== undefined && leaves.some((leaf) => words.includes(leaf))
      ? [index]
      : [];
  });
}

/** Matches a page's address in a message, in any locale, but not that of a page below it. */
export function toNamePattern(url: string): RegExp {
  const path = url.slice(url.indexOf("/docs/"));
  return new RegExp(`${escapePattern(path)}(?![\\w/-])`, "i");
}

function readBrokenLinks(
  urls: readonly string[],
  { content, changed }: ChangeJob,
): Flaw[] {
  const gone = new Set(urls.map(urlKey));
  const own = new Set(changed);
  return listPages(content.folders).flatMap(({ file, locale, place }) => {
    const text = own.has(file) ? null : readUtf8(file);
    if (text === null) return [];
    const links = listDocLinks(text, locale.locale).filter(({ url }) =>
      gone.has(urlKey(url)),
    );
    return links.map(({ start, written }) => {
      const before = text.slice(0, start).split("\n");
      const report = {
        check: "broken-link",
        severity: "error" as const,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        message: `The link leads to ${written}, which does not exist.`,
      };
      return withFile(report, `${locale.name}/${place}/${PAGE_FILE}`);
    });
  });
}

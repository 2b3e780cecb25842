import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { readdirSync } from "node:fs";
import { docUrl, toFolder, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { splitHash } from "../../core/urls";
import { PARKED_SLUG } from "../../sections/facts";
import { WIKI_FILE } from "../../sources/docs/history";
import { REDIRECTS_FILE } from "../../sources/docs/redirects";
import { PAGE_FILE } from "../../sources/scan";
import type { ChangeSet } from "../changes/change-set";
import { AuthoringError } from "../files/errors";
import {
  isEnglish,
  toPageOfText,
  type Content,
  type PageFile,
} from "../pages/content-roots";
import { toPageFile } from "../pages/page-path";
import type { FindUrl } from "../redirects/check-redirects";
import { followMoves, toMoves } from "../redirects/algebra";
import { parseRedirectFile } from "../redirects/redirect-file";
import { openRedirects } from "../redirects/redirect-book";
import { setField } from "../text/front-matter-text";
import { listPages } from "./all-files";
import { renameKeys } from "./history-files";
import {
  createFindUrl,
  createPlan,
  openChangeSet,
  type MovedPage,
  type Plan,
} from "./plan";

export interface SyncCounts {
  total: number;
  /** Pages that get another folder. */
  moved: number;
  /** Moved pages that follow the English page. */
  followed: number;
  /** Pages that get another slug and follow the English page, also in case only. */
  renamed: number;
  conflicting: number;
  orphaned: number;
}

/**
 * Plans to move translations after English pages: a translation without an English page goes to
 * `orphaned/`, one whose new place is taken to `conflicting/`.
 *
 * @throws AuthoringError without a locale, or for en-US.
 */
export function planSync(
  content: Content,
  locales: readonly Locale[],
): { plan: Plan; counts: Map<Locale, SyncCounts> } {
  if (locales.length === 0) throw new AuthoringError("name at least one locale");
  if (locales.some(isEnglish)) throw new AuthoringError("en-US can't follow itself");
  const changes = openChangeSet(content);
  const findUrl = createFindUrl(content, changes);
  const fixed = openRedirects(content.folders, changes, findUrl);
  for (const locale of locales) fixed.fix(locale);
  fixed.save();
  const findEnglish = createEnglishFinder(content, changes, findUrl);
  const counts = new Map<Locale, SyncCounts>();
  const moved = locales.flatMap((locale) => {
    const synced = syncLocale({ content, changes, findEnglish }, locale);
    counts.set(locale, synced.counts);
    return synced.moved;
  });
  const book = openRedirects(content.folders, changes, findUrl);
  book.add(moved);
  book.save();
  const notes = [...counts].map(([locale, one]) => formatCounts(locale, one));
  const plan = createPlan(`sync ${locales.join(", ")}`, {
    moved,
    notes,
    changes: changes.list(),
  });
  return { plan, counts };
}

function formatCounts(locale: Locale, counts: SyncCounts): string {
  const { total, moved, renamed, conflicting, orphaned, followed } = counts;
  return `${locale}: ${total} ${total === 1 ? "document" : "documents"}, ${moved} moved, ${renamed} renamed, ${conflicting} conflicting, ${orphaned} orphaned, ${followed} redirected.`;
}

/** Returns the slug of the English page that an old slug leads to; null without one. */
type FindEnglish = (slug: string) => string | null;

/** A redirect from a page is passed over: nobody follows it, so the page's translations stay. */
function createEnglishFinder(
  content: Content,
  changes: ChangeSet,
  findUrl: FindUrl,
): FindEnglish {
  const english = content.getFolder(DEFAULT_LOCALE);
  const { pairs } = parseRedirectFile(
    changes.readText(join(english.path, REDIRECTS_FILE)),
  );
  const moves = toMoves(pairs.filter(({ from }) => findUrl(from) === null));
  const prefix = docUrl(DEFAULT_LOCALE, "");
  return (slug) => {
    const { to } = followMoves(prefix + slug, moves);
    const { path } = splitHash(to ?? prefix + slug);
    if (!urlKey(path).startsWith(urlKey(prefix))) return null;
    const page = content.findPage(DEFAULT_LOCALE, path.slice(prefix.length));
    const url = page?.url ?? content.findGenerated?.(path);
    return url?.slice(prefix.length) ?? null;
  };
}

interface SyncJob {
  content: Content;
  changes: ChangeSet;
  findEnglish: FindEnglish;
}

function syncLocale(
  { content, changes, findEnglish }: SyncJob,
  locale: Locale,
): { counts: SyncCounts; moved: MovedPage[] } {
  const folder = content.getFolder(locale);
  const pages = listPages([folder]).map(({ file, place }) =>
    toPageOfText(locale, { slug: place, file, text: changes.readText(file) }),
  );
  const counts: SyncCounts = {
    total: pages.length,
    moved: 0,
    followed: 0,
    renamed: 0,
    conflicting: 0,
    orphaned: 0,
  };
  // A page whose English page did not move keeps its place, whatever the order of reading.
  const stays = new Set(
    pages
      .filter(({ slug }) => PARKED_SLUG.test(slug) || isHome(slug, findEnglish))
      .map(({ slug }) => toFolder(slug)),
  );
  const taken = new Set(stays);
  const renames: { page: PageFile; slug: string }[] = [];
  for (const page of pages) {
    if (PARKED_SLUG.test(page.slug)) continue;
    const english = findEnglish(page.slug);
    const slug =
      english === null ? requireOrphanPlace(page, taken) : toPlace(page, english, taken);
    if (slug === page.slug) continue;
    taken.add(toFolder(slug));
    count(counts, page.slug, { slug, isOrphan: english === null });
    renames.push({ page, slug });
  }
  // All files are taken out before the first is put back, because one may go where another was.
  const putBacks = renames.map(({ page, slug }) =>
    renamePage(changes, folder.path, page, slug),
  );
  for (const putBack of putBacks) putBack();
  const slugs = new Map(renames.map(({ page, slug }) => [urlKey(page.slug), slug]));
  renameKeys(
    changes,
    join(folder.path, WIKI_FILE),
    (key) => slugs.get(urlKey(key)) ?? null,
  );
  return {
    counts,
    moved: renames.map(({ page, slug }) => ({
      locale,
      from: page.url,
      to: docUrl(locale, slug),
    })),
  };
}

function isHome(slug: string, findEnglish: FindEnglish): boolean {
  const english = findEnglish(slug);
  return english !== null && toFolder(english) === toFolder(slug);
}

function requireOrphanPlace({ slug }: PageFile, taken: ReadonlySet<string>): string {
  const orphaned = `orphaned/${slug}`;
  if (taken.has(toFolder(orphaned)))
    throw new AuthoringError(`Orphaned doc exists: ${orphaned}`);
  return orphaned;
}

/** Returns the English slug, or a place among the conflicting ones when that is taken. */
function toPlace(
  { slug }: PageFile,
  english: string,
  taken: ReadonlySet<string>,
): string {
  if (toFolder(english) === toFolder(slug) || !taken.has(toFolder(english)))
    return english;
  const conflicting = `conflicting/${english}`;
  if (!taken.has(toFolder(conflicting))) return conflicting;
  return `${conflicting}_${createHash("sha256").update(slug).digest("hex")}`;
}

function count(
  counts: SyncCounts,
  before: string,
  { slug, isOrphan }: { slug: string; isOrphan: boolean },
): void {
  const isMoved = urlKey(slug) !== urlKey(before);
  if (isMoved) counts.moved++;
  if (isOrphan) counts.orphaned++;
  else {
    counts.renamed++;
    if (isMoved) counts.followed++;
  }
  if (slug.startsWith("conflicting/")) counts.conflicting++;
}

/**
 * Takes out a page and the files beside it, but no folder below it: that is another page's.
 * Returns what puts them to their new place.
 */
function renamePage(
  changes: ChangeSet,
  root: string,
  page: PageFile,
  slug: string,
): () => void {
  const target = toPageFile(root, slug);
  const isMoved = target !== page.file;
  const renamed = setField(page.text, "slug", slug);
  if (!isMoved) return () => changes.write(target, renamed);
  const from = dirname(page.file);
  const files = listOwnFiles(from).map((name) => ({
    name,
    content: changes.read(join(from, name)),
  }));
  for (const { name } of files) changes.remove(join(from, name));
  return () => {
    for (const { name, content } of files)
      if (content) changes.write(join(dirname(target), name), content);
    changes.write(target, setField(renamed, "original_slug", page.slug, "slug"));
  };
}

function listOwnFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== PAGE_FILE)
    .map(({ name }) => name)
    .concat(PAGE_FILE);
}

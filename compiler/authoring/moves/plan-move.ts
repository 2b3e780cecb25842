import { join, relative, sep } from "node:path";
import { docUrl, toFolder, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { WIKI_FILE } from "../../sources/docs/history";
import type { ChangeSet } from "../changes/change-set";
import { AuthoringError } from "../files/errors";
import { isEnglish, type Content, type PageFile } from "../pages/content-roots";
import { findParentSlug, requireOldSlug, requireSlug } from "../pages/page-path";
import { spellSlug } from "../pages/spell-slug";
import { openRedirects } from "../redirects/redirect-book";
import { setField } from "../text/front-matter-text";
import { listHistoryFiles, renameKeys } from "./history-files";
import { readPageTree, type PageTree } from "./page-tree";
import {
  createFindUrl,
  createPlan,
  openChangeSet,
  type MovedPage,
  type Plan,
} from "./plan";
import { planDataFiles, planLinks } from "./plan-links";

export interface MoveRequest {
  /** Slugs or addresses, as requireSlug takes them. */
  from: string;
  to: string;
  /** Moves the pages of this locale only; null: en-US and all translations. */
  locale?: Locale | null;
  /** Leads links in other pages to the new places. */
  rewritesLinks?: boolean;
  /** True for addresses of pages without a file, which may be parents as well. */
  isGenerated?: (url: string) => boolean;
}

/**
 * Plans the move of a page with everything that belongs to it: pages below it, translations,
 * files beside it, redirects of all locales, histories, sidebars and links.
 *
 * @throws AuthoringError when the move is impossible.
 */
export function planMove(content: Content, request: MoveRequest): Plan {
  const locale = request.locale ?? null;
  const place = { locale: locale ?? DEFAULT_LOCALE };
  const from = requireOldSlug(request.from, { name: "old slug", ...place });
  const written = requireSlug(request.to, { name: "new slug", ...place });
  const { rewritesLinks = true } = request;
  const top = requireTop(content, from, locale ?? DEFAULT_LOCALE);
  const to = placeTarget(content, {
    from: top.slug,
    to: written,
    locale,
    isGenerated: request.isGenerated,
  });
  if (top.slug === to)
    return createPlan(`move ${from} ${to}`, { notes: ["The slugs are equal."] });
  const changes = openChangeSet(content);
  const trees = content.folders
    .filter((folder) => locale === null || folder.locale === locale)
    .flatMap((folder) => readPageTree(folder, top.slug) ?? []);
  const places = new Map<string, string>();
  const moved = trees.flatMap((tree) =>
    moveTree(tree, { from: top.slug, to, changes, places }),
  );
  renameHistories(content, changes, trees, moved, places);
  openAndAdd(content, changes, moved);
  const slugs = new Map(
    moved.map((page) => [urlKey(toSlug(page.from)), toSlug(page.to)]),
  );
  const movesEnglish = moved.some((page) => isEnglish(page.locale));
  const dataFiles = movesEnglish
    ? planDataFiles(content, changes, (slug) => slugs.get(urlKey(slug)))
    : [];
  const linking = rewritesLinks
    ? planLinks(content, changes, listLinkMoves(content, moved, slugs), places)
    : [];
  return createPlan(`move ${from} ${to}`, {
    moved,
    linking,
    changes: changes.list(),
    notes: dataFiles.map((file) => `${relative(content.contentRoot, file)} is changed.`),
  });
}

function requireTop(content: Content, slug: string, locale: Locale): PageFile {
  const page = content.findPage(locale, slug);
  if (!page) throw new AuthoringError(`there is no page ${docUrl(locale, slug)}`);
  return page;
}

interface Target {
  from: string;
  to: string;
  locale: Locale | null;
  isGenerated: MoveRequest["isGenerated"];
}

/** Returns the new slug, in the letters of its parent's. */
function placeTarget(
  content: Content,
  { from, to: written, locale, isGenerated }: Target,
): string {
  if (toFolder(written).startsWith(`${toFolder(from)}/`))
    throw new AuthoringError(`the new slug ${written} is below the old one`);
  const to = spellSlug(
    content,
    { locale: locale ?? DEFAULT_LOCALE, isGenerated },
    written,
  );
  if (to === null)
    throw new AuthoringError(
      `new parent slug does not exist: ${findParentSlug(written)}`,
    );
  if (toFolder(from) === toFolder(to)) return to;
  for (const folder of content.folders) {
    if (locale !== null && folder.locale !== locale) continue;
    const taken = readPageTree(folder, to);
    if (taken && taken.files.length > 0)
      throw new AuthoringError(
        `Target directory (${taken.folder}) for slug (${to}) already exists`,
      );
  }
  return to;
}

interface TreeMove {
  from: string;
  to: string;
  changes: ChangeSet;
  /** Old and new paths of the pages' files. */
  places: Map<string, string>;
}

/** Moves all files of a locale's tree and writes the new slugs into its pages. */
function moveTree(
  { locale, folder, files, pages }: PageTree,
  { from, to, changes, places }: TreeMove,
): MovedPage[] {
  const target = join(locale.path, toFolder(to));
  for (const file of files) {
    const place = join(target, relative(folder, file));
    if (place !== file) changes.move(file, place);
    places.set(file, place);
  }
  return pages.map((page) => {
    const slug = to + page.slug.slice(from.length);
    const place = places.get(page.file) ?? page.file;
    const text = setField(page.text, "slug", slug);
    if (text !== page.text) changes.write(place, text);
    return { locale: locale.locale, from: page.url, to: docUrl(locale.locale, slug) };
  });
}

function renameHistories(
  content: Content,
  changes: ChangeSet,
  trees: readonly PageTree[],
  moved: readonly MovedPage[],
  places: ReadonlyMap<string, string>,
): void {
  for (const { locale } of trees) {
    const own = moved.filter((page) => page.locale === locale.locale);
    const slugs = new Map(
      own.map((page) => [urlKey(toSlug(page.from)), toSlug(page.to)]),
    );
    renameKeys(
      changes,
      join(locale.path, WIKI_FILE),
      (key) => slugs.get(urlKey(key)) ?? null,
    );
  }
  const roots = [...new Set([content.contentRoot, content.translatedRoot])];
  const paths = new Map(
    [...places].flatMap(([from, to]) =>
      roots.map((root): [string, string] => [toKey(root, from), toKey(root, to)]),
    ),
  );
  for (const file of listHistoryFiles(roots))
    renameKeys(changes, file, (key) => paths.get(key) ?? null);
}

function toKey(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}

function openAndAdd(
  content: Content,
  changes: ChangeSet,
  moved: readonly MovedPage[],
): void {
  const book = openRedirects(content.folders, changes, createFindUrl(content, changes));
  book.add(moved);
  book.save();
}

/**
 * Lists the addresses that links are led from. With the English page, addresses in a locale
 * without a translation move too, because readers there see the English page.
 */
function listLinkMoves(
  content: Content,
  moved: readonly MovedPage[],
  slugs: ReadonlyMap<string, string>,
): { from: string; to: string }[] {
  const english = moved.filter((page) => isEnglish(page.locale));
  const borrowed = content.folders.flatMap(({ locale }) =>
    english.map(({ from }) => {
      const slug = toSlug(from);
      const to = slugs.get(urlKey(slug)) ?? slug;
      return { from: docUrl(locale, slug), to: docUrl(locale, to) };
    }),
  );
  return [...borrowed, ...moved];
}

function toSlug(url: string): string {
  return url.slice(url.indexOf("/docs/") + "/docs/".length);
}

import { join } from "node:path";
import { docUrl, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { WIKI_FILE } from "../../sources/docs/history";
import { AuthoringError } from "../files/errors";
import { isEnglish, type Content } from "../pages/content-roots";
import { requireOldSlug } from "../pages/page-path";
import { openRedirects } from "../redirects/redirect-book";
import { removeKeys } from "./history-files";
import { readPageTree, type PageTree } from "./page-tree";
import { createFindUrl, createPlan, openChangeSet, type Plan } from "./plan";
import { listLinksTo, planDataFiles } from "./plan-links";

export interface DeleteRequest {
  slug: string;
  /** Default: en-US. */
  locale?: Locale | null;
  /** Deletes the pages below it and all files too. */
  isRecursive?: boolean;
  /** Slug of a page, or an https address, that the old addresses lead to. */
  redirect?: string | null;
}

/**
 * Plans the deletion of a page: redirects to it go or lead to the given target, its history and
 * entries in sidebars go. Translations stay, because `sync` parks them. Lists the links that
 * break.
 *
 * @throws AuthoringError when the page or the target is missing, or the target goes as well.
 */
export function planDelete(content: Content, request: DeleteRequest): Plan {
  const slug = requireOldSlug(request.slug);
  const locale = request.locale ?? DEFAULT_LOCALE;
  const page = content.findPage(locale, slug);
  if (!page) throw new AuthoringError(`there is no page ${docUrl(locale, slug)}`);
  const target = findTarget(content, locale, request.redirect ?? null);
  const folder = content.getFolder(locale);
  const tree = readPageTree(folder, page.slug);
  const isRecursive = request.isRecursive === true;
  if (!tree) throw new AuthoringError(`there is no folder of ${page.url}`);
  if (target !== null && !isRecursive && tree.pages.length > 1)
    throw new AuthoringError("unable to remove and redirect a document with children");
  const changes = openChangeSet(content);
  const gone = isRecursive ? tree.pages : [page];
  if (gone.some(({ url }) => url === target))
    throw new AuthoringError(`redirect slug is deleted too: ${request.redirect}`);
  for (const file of listGoneFiles(tree, page.file, isRecursive)) changes.remove(file);
  const urls = gone.map(({ url }) => url);
  const keys = new Set(gone.map((one) => urlKey(one.slug)));
  const isGone = (key: string): boolean => keys.has(urlKey(key));
  removeKeys(changes, join(folder.path, WIKI_FILE), isGone);
  const book = openRedirects(content.folders, changes, createFindUrl(content, changes));
  if (target === null) book.forget(urls);
  else book.add(urls.map((url) => ({ from: url, to: target })));
  book.save();
  if (isEnglish(locale))
    planDataFiles(content, changes, (one) => (isGone(one) ? null : undefined));
  return createPlan(`delete ${slug}`, {
    deleted: urls,
    linking: listLinksTo(content, urls, new Set(gone.map(({ file }) => file))),
    notes: listNotes(content, { locale, slugs: gone.map((one) => one.slug), target }),
    changes: changes.list(),
  });
}

function findTarget(
  content: Content,
  locale: Locale,
  redirect: string | null,
): string | null {
  if (redirect === null || redirect === "") return null;
  if (redirect.includes("://")) return redirect;
  const written = redirect.replace(/^\/[^/]+\/docs\//, "");
  const target =
    content.findPage(locale, requireOldSlug(written, "redirect slug")) ??
    content.findPage(DEFAULT_LOCALE, written);
  const url = target?.url ?? content.findGenerated?.(docUrl(DEFAULT_LOCALE, written));
  if (!url) throw new AuthoringError(`redirect slug does not exist: ${redirect}`);
  return url;
}

/** A page without its children keeps the files beside it, which they may show. */
function listGoneFiles(tree: PageTree, file: string, isRecursive: boolean): string[] {
  if (isRecursive) return tree.files;
  return tree.pages.length > 1 ? [file] : tree.files;
}

function listNotes(
  content: Content,
  { locale, slugs, target }: { locale: Locale; slugs: string[]; target: string | null },
): string[] {
  const notes =
    target === null ? ["Deleted without a redirect: old links to it will break."] : [];
  if (!isEnglish(locale)) return notes;
  const translations = content.folders.flatMap((folder) =>
    isEnglish(folder.locale)
      ? []
      : slugs.flatMap((slug) => content.findPage(folder.locale, slug)?.url ?? []),
  );
  if (translations.length === 0) return notes;
  const list = translations.join(", ");
  return [...notes, `Translations stay until "npm run content -- sync": ${list}`];
}

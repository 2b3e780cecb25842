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
 * entries in sidebars go. Redirects and sidebars stay where a page that is made from data takes its
 * place. Translations stay, because `sync` parks them. Lists the links that break.
 *
 * @throws AuthoringError when the page or the target is missing, or the target goes as well.
 */
export function planDelete(content: Content, request: DeleteRequest): Plan {
  const locale = request.locale ?? DEFAULT_LOCALE;
  const slug = requireOldSlug(request.slug, { locale });
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
  const asksForReplaced = target === null && isEnglish(locale);
  const replaced = new Set(asksForReplaced ? content.listReplaced?.(urls) : []);
  const missing = gone.filter(({ url }) => !replaced.has(url));
  const keys = new Set(gone.map((one) => urlKey(one.slug)));
  removeKeys(changes, join(folder.path, WIKI_FILE), (key) => keys.has(urlKey(key)));
  const broken = missing.map(({ url }) => url);
  const book = openRedirects(content.folders, changes, createFindUrl(content, changes));
  // Pages that come into their place are what the redirects to them lead to.
  book.forgetFrom([...replaced]);
  if (target === null) book.forget(broken);
  else book.add(urls.map((url) => ({ from: url, to: target })));
  book.save();
  const missingKeys = new Set(missing.map((one) => urlKey(one.slug)));
  if (isEnglish(locale))
    planDataFiles(content, changes, (one) =>
      missingKeys.has(urlKey(one)) ? null : undefined,
    );
  return createPlan(`delete ${slug}`, {
    deleted: urls,
    linking:
      broken.length === 0
        ? []
        : listLinksTo(content, broken, new Set(gone.map(({ file }) => file))),
    notes: [
      ...[...replaced].map((url) => `A page made from data takes its place: ${url}`),
      ...listNotes(content, { locale, slugs: missing.map((one) => one.slug), target }),
    ],
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
  const written = requireOldSlug(redirect, { name: "redirect slug", locale: null });
  const target =
    content.findPage(locale, written) ?? content.findPage(DEFAULT_LOCALE, written);
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
    target === null && slugs.length > 0
      ? ["Deleted without a redirect: old links to it will break."]
      : [];
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

import { docUrl } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";
import { AuthoringError } from "../files/errors";
import type { Content } from "../pages/content-roots";
import { preparePage, type NewPageRequest } from "../pages/create-page";
import { toPath } from "../pages/page-path";
import { openRedirects } from "../redirects/redirect-book";
import { createFindUrl, createPlan, openChangeSet, type Plan } from "./plan";

/** Plans a new page; a redirect from its address goes, because a page can't be an old path. */
export function planNew(content: Content, request: NewPageRequest): Plan {
  const page = preparePage(content, request);
  const url = docUrl(page.locale, page.slug);
  const changes = openChangeSet(content);
  changes.write(page.file, page.text);
  const book = openRedirects(content.folders, changes, createFindUrl(content, changes));
  const before = book.count();
  book.forgetFrom([url]);
  book.save();
  const notes = book.count() < before ? [`The redirect from ${url} goes.`] : [];
  return createPlan(`new ${page.slug}`, {
    created: [url],
    notes,
    changes: changes.list(),
  });
}

/**
 * Plans a redirect in the file of its locale.
 *
 * @param from An address `/{locale}/docs/…`, also with the public host, or a slug of en-US.
 */
export function planRedirect(
  content: Content,
  { from, to, locale }: { from: string; to: string; locale: Locale },
): Plan {
  const pair = { from: toAddress(from, locale), to: toAddress(to, locale) };
  if (pair.from.includes("#")) throw new AuthoringError("from cannot contain #");
  if (pair.from === pair.to) throw new AuthoringError("from and to are equal");
  const changes = openChangeSet(content);
  const book = openRedirects(content.folders, changes, createFindUrl(content, changes));
  book.add([pair]);
  book.save();
  return createPlan(`redirect ${pair.from} ${pair.to}`, {
    notes: [`${pair.from} will lead to ${pair.to}`],
    changes: changes.list(),
  });
}

/** Plans the repair of redirect files: sorted, one hop, no page as old path, no missing target. */
export function planFixRedirects(content: Content, locales: readonly Locale[]): Plan {
  const changes = openChangeSet(content);
  const book = openRedirects(content.folders, changes, createFindUrl(content, changes));
  const before = book.count();
  for (const locale of locales) book.fix(locale);
  book.save();
  const gone = before - book.count();
  return createPlan(`fix redirects of ${locales.join(", ")}`, {
    notes: gone === 0 ? [] : [`${gone} redirects without use go.`],
    changes: changes.list(),
  });
}

function toAddress(written: string, locale: Locale): string {
  const path = toPath(written);
  if (path === "") throw new AuthoringError("an address cannot be empty");
  if (path.startsWith("/")) return path;
  return path.includes("://") ? written : docUrl(locale, path);
}

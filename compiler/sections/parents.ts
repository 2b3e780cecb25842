import type { BreadcrumbLink } from "~/domain/documents/document";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import { toPlainTitle } from "../core/title-html";

/** Parked translations have no place in the tree. */
const PARKED_SLUG = /^(?:orphaned|conflicting)\//i;

/**
 * The breadcrumb: the existing pages above this one (in en-US where the locale lacks one),
 * topmost first, the page itself last.
 */
export function listParents(page: Page, site: Site): BreadcrumbLink[] {
  const ancestors = PARKED_SLUG.test(page.slug) ? [] : listAncestors(page, site);
  return [...ancestors, page].map(({ url, shortTitle }) => ({
    uri: url,
    title: toPlainTitle(shortTitle),
  }));
}

function listAncestors(page: Page, site: Site): Page[] {
  const segments = page.slug.split("/");
  return segments.slice(1).flatMap((_segment, index) => {
    const slug = segments.slice(0, index + 1).join("/");
    return (
      site.findPage(docUrl(page.locale, slug)) ??
      site.findPage(docUrl(DEFAULT_LOCALE, slug)) ??
      []
    );
  });
}

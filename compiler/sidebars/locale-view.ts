import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { docUrl, urlKey } from "~/domain/documents/slug";
import type { ContentText } from "~/domain/text/strings";
import type { Page } from "../core/page";
import type { LinkTarget, Site } from "../core/site";

/** The site in one locale: English pages stand in for missing translations. */
export interface LocaleView {
  locale: Locale;
  translate: ContentText;
  findPage(slug: string): Page | null;
  listChildren(slug: string): readonly Page[];
  listDescendants(slug: string): readonly Page[];
  resolveLink(slug: string): LinkTarget;
  /** Compares labels by the locale's sort order; digits by value. */
  compare: (a: string, b: string) => number;
}

/** Creates the view of one locale. */
export function createLocaleView(
  site: Site,
  locale: Locale,
  translate: ContentText,
): LocaleView {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  type ListName = "listChildren" | "listDescendants";

  function list(name: ListName, slug: string): readonly Page[] {
    const english = site[name](docUrl(DEFAULT_LOCALE, slug));
    if (locale === DEFAULT_LOCALE) return english;
    return overlay(english, site[name](docUrl(locale, slug)));
  }

  return {
    locale,
    translate,
    findPage: (slug) =>
      site.findPage(docUrl(locale, slug)) ?? site.findPage(docUrl(DEFAULT_LOCALE, slug)),
    listChildren: (slug) => list("listChildren", slug),
    listDescendants: (slug) => list("listDescendants", slug),
    resolveLink: (slug) => site.resolveLink(docUrl(locale, slug)),
    compare: (a, b) => collator.compare(a, b),
  };
}

/** Sorts pages by short title, the order of every list of sub-pages. */
export function sortPages(view: LocaleView, pages: readonly Page[]): Page[] {
  return pages.toSorted((a, b) => view.compare(a.shortTitle, b.shortTitle));
}

/** Replaces English pages by their translations, and appends pages that only the locale has. */
function overlay(english: readonly Page[], translated: readonly Page[]): readonly Page[] {
  if (translated.length === 0) return english;
  const rest = new Map(translated.map((page) => [urlKey(page.slug), page]));
  const pages = english.map((page) => {
    const key = urlKey(page.slug);
    const translation = rest.get(key);
    rest.delete(key);
    return translation ?? page;
  });
  return [...pages, ...rest.values()];
}

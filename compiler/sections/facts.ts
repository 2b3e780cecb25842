import type { Section, TocEntry, BreadcrumbLink } from "~/domain/documents/document";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { isElement, listClasses, readText, type Container } from "../core/tree";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import { toPlainTitle } from "../core/title-html";

/** Returns the plain text of the first root-level paragraph with text; empty without one. */
export function getSummary(root: Container): string {
  for (const node of root.childNodes) {
    if (!isElement(node) || node.tagName !== "p") continue;
    if (listClasses(node).includes("notecard")) continue;
    const text = readText(node).replace(/\s+/g, " ").trim();
    if (text !== "") return text;
  }
  return "";
}

/** Links and ids are removed, because an entry is a link itself. */
const LINK_TAG = /<\/?a(?:\s[^>]*)?>/g;
const ID_ATTRIBUTE = /(<[^>]*?) id="[^"]*"/g;

/** Lists the sections with headings as table of contents; `text` is HTML. */
export function listToc(sections: readonly Section[]): TocEntry[] {
  return sections.flatMap(({ value: { id, title, isH3 } }) => {
    if (id === null || !title) return [];
    const text = title.replace(LINK_TAG, "").replace(ID_ATTRIBUTE, "$1");
    return [isH3 ? { id, text, sub: true as const } : { id, text }];
  });
}

/** Parts of a section whose pages belong to the section, too. */
const SECTION_PARTS = new Set(["Guides", "Reference"]);

/**
 * Returns the text of the `title` element: `{title} - {section} | {site}`, without section on
 * the section's own page.
 */
export function toPageTitle(page: Page, site: Site, siteName: string): string {
  const title = toPlainTitle(page.title);
  const root = findSectionPage(page, site);
  const isRoot = root === null || root.slug === page.slug;
  return isRoot
    ? `${title} | ${siteName}`
    : `${title} - ${toPlainTitle(root.shortTitle)} | ${siteName}`;
}

function findSectionPage(page: Page, site: Site): Page | null {
  const slug = toSectionSlug(page.slug);
  return (
    site.findPage(docUrl(page.locale, slug)) ??
    site.findPage(docUrl(DEFAULT_LOCALE, slug))
  );
}

function toSectionSlug(slug: string): string {
  const segments = slug.split("/");
  if (segments[0] !== "Web") return segments[0] ?? slug;
  const part = segments.findIndex((segment) => SECTION_PARTS.has(segment));
  return segments.slice(0, part > 1 ? part : 2).join("/");
}

/** Matches parked translations, which have no place in the tree. */
export const PARKED_SLUG = /^(?:orphaned|conflicting)\//i;

/**
 * Lists the breadcrumb: the existing ancestors (in en-US where the locale lacks one), topmost
 * first, then the page.
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

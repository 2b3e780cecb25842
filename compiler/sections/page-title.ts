import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import { toPlainTitle } from "../core/title-html";

/** Below these, a section keeps its guides and references. */
const SECTION_PARTS = new Set(["Guides", "Reference"]);

/** The text of the `title` element: `{title} - {section} | {site}`; no section on its own page. */
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

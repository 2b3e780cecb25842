import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl, toFolder } from "~/domain/documents/slug";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import type { ReferenceContext } from "../reference-area";
import { toTitleHtml } from "../../core/title-html";
import { isWholeArea } from "../data/list-bcd-features";
import { code, link, list, section } from "./html";

/** A feature with more siblings is a whole API, which is not listed. */
const MOST_RELATED = 8;

/**
 * Renders specifications, browser compatibility, see also, and the note on the page's origin.
 * `seeAlso` are links as HTML before the pages of the same web-feature.
 */
export function renderClosing(
  page: Page,
  seeAlso: readonly string[],
  context: ReferenceContext,
): string {
  return [
    renderSpecifications(page, context),
    renderCompatibility(page),
    section("See also", list(dropRepeated([...seeAlso, ...listRelated(page, context)]))),
    renderGeneratedLine(page, context),
  ].join("");
}

/** Renders the marker of the table of standards; empty without standards. */
function renderSpecifications(
  { browserCompat, specUrls }: Page,
  { platform }: Pick<ReferenceContext, "platform">,
): string {
  if (platform.listSpecifications(browserCompat, specUrls).length === 0) return "";
  const query = escapeAttribute(browserCompat.join(","));
  const urls = escapeAttribute(specUrls.join(","));
  return section(
    "Specifications",
    `<div class="bc-specs" data-bcd-query="${query}" data-spec-urls="${urls}"></div>`,
  );
}

/** Renders the markers of the page's compatibility tables. */
function renderCompatibility({ browserCompat }: Page): string {
  const multiple = String(browserCompat.length > 1);
  const marks = browserCompat.map(
    (key) =>
      `<div class="bc-data" data-query="${escapeAttribute(key)}" data-depth="1" data-multiple="${multiple}"></div>`,
  );
  return section("Browser compatibility", marks.join(""));
}

/** Links the other pages of the page's web-feature, except those below it. */
export function listRelated(
  page: Page,
  { site, platform, data }: Pick<ReferenceContext, "site" | "platform" | "data">,
): string[] {
  const feature = platform.findBaseline(page.browserCompat)?.feature;
  if (!feature || isWholeArea(feature.id, data)) return [];
  const slugs = data
    .bcd()
    .listByWebFeature(feature.id)
    .flatMap(({ slug }) =>
      slug === page.slug || slug.startsWith(`${page.slug}/`) ? [] : [slug],
    );
  // Looks up only the pages that are shown, so that the page depends on few others.
  return pickNearest(slugs).flatMap((slug) => {
    const other = site.findPage(docUrl(DEFAULT_LOCALE, slug));
    return other ? [linkPage(other)] : [];
  });
}

/** Drops repeated links, because a page can have two keys. */
function dropRepeated(links: readonly string[]): string[] {
  const seen = new Set<string>();
  return links.filter((html) => {
    const key = /href="([^"]*)"/.exec(html)?.[1] ?? html;
    return !seen.has(key) && seen.add(key);
  });
}

/** Picks only whole subjects from many pages; none if these are too many. */
function pickNearest(slugs: readonly string[]): readonly string[] {
  if (slugs.length <= MOST_RELATED) return slugs;
  const depths = slugs.map(countDepth);
  const lowest = Math.min(...depths);
  const subjects = slugs.filter((_, at) => depths[at] === lowest);
  return subjects.length <= MOST_RELATED ? subjects : [];
}

function countDepth(slug: string): number {
  let depth = 0;
  for (let at = slug.indexOf("/"); at !== -1; at = slug.indexOf("/", at + 1)) depth++;
  return depth;
}

/** Opens the last line of a generated page. */
export const GENERATED_LINE = '<p class="generated">';

/** Renders the line that names the page's origin; for authors, also the file that would replace it. */
export function renderGeneratedLine(
  page: Page,
  { isForWriters }: Pick<ReferenceContext, "isForWriters">,
): string {
  const origin = "This page is made from open data about the web platform.";
  if (!isForWriters) return `${GENERATED_LINE}${origin}</p>`;
  const file = `files/${DEFAULT_LOCALE.toLowerCase()}/${toFolder(page.slug)}/index.md`;
  return `${GENERATED_LINE}${origin} To replace it with a written one, add ${code(file)} to the content.</p>`;
}

/** Links the parent page, if the site has one. */
export function linkParent(
  page: Page,
  { site }: Pick<ReferenceContext, "site">,
): string[] {
  const parent = site.findPage(`/${DEFAULT_LOCALE}/docs/${toParent(page.slug)}`);
  return parent ? [linkPage(parent)] : [];
}

function linkPage({ slug, title }: Page): string {
  return link(slug, toTitleHtml(title));
}

function toParent(slug: string): string {
  return slug.slice(0, Math.max(0, slug.lastIndexOf("/")));
}

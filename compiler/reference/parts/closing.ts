import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl, toFolder } from "~/domain/documents/slug";
import { escapeAttribute } from "~/domain/text/escape-html";
import { renderCard } from "../../macros/labels/banners";
import type { Page } from "../../core/page";
import type { ReferenceContext } from "../reference-area";
import { toTitleHtml } from "../../core/title-html";
import { isWholeArea } from "../data/list-bcd-features";
import { code, link, list, section } from "./html";

/** A feature with more siblings than this is a whole API; a list of them all says nothing. */
const MOST_RELATED = 8;

/**
 * Specifications, browser compatibility, see also and the note on where the page comes from.
 * `seeAlso` are links as HTML that stand before the pages of the same web-feature.
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
    renderGeneratedNote(page, context),
  ].join("");
}

/** The mark that becomes the table of standards; nothing when no standard is known. */
export function renderSpecifications(
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

/** The marks that become the page's compatibility tables. */
export function renderCompatibility({ browserCompat }: Page): string {
  const multiple = String(browserCompat.length > 1);
  const marks = browserCompat.map(
    (key) =>
      `<div class="bc-data" data-query="${escapeAttribute(key)}" data-depth="1" data-multiple="${multiple}"></div>`,
  );
  return section("Browser compatibility", marks.join(""));
}

/** Links to the other pages of the page's web-feature, those below it left out. */
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
  // The site is asked about the few that are shown, not about all of them.
  return pickNearest(slugs).flatMap((slug) => {
    const other = site.findPage(docUrl(DEFAULT_LOCALE, slug));
    return other ? [linkPage(other)] : [];
  });
}

/** The first link to each page; the same page can be named in two ways. */
function dropRepeated(links: readonly string[]): string[] {
  const seen = new Set<string>();
  return links.filter((html) => {
    const key = /href="([^"]*)"/.exec(html)?.[1] ?? html;
    return !seen.has(key) && seen.add(key);
  });
}

/** Of many, only the whole subjects are told; of too many of these, none. */
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

/** Where the page comes from, and which file to write in order to replace it. */
export function renderGeneratedNote(
  page: Page,
  { translate }: Pick<ReferenceContext, "translate">,
): string {
  const file = `files/${DEFAULT_LOCALE.toLowerCase()}/${toFolder(page.slug)}/index.md`;
  return renderCard(
    "note generated",
    translate("note-label"),
    `This page is generated from open data. To replace it with a written one, add ${code(file)} to the content.`,
  );
}

/** A link to the page above, when the site has one. */
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

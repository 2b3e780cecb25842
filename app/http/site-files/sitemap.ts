import type { ContentStore } from "~/content-store/content-store";
import { isIndexable } from "~/domain/documents/indexable";
import type { Locale } from "~/domain/locales/locale";
import { listSectionLocales } from "~/domain/site/find-section";
import { SECTIONS } from "~/domain/site/sections";
import type { SiteFeature } from "~/domain/site/site-features";
import { toAddress } from "~/domain/http/to-address";

/** Limit of the sitemap protocol per file. */
const MAX_ENTRIES = 50_000;

export interface SitemapEntry {
  /** Decoded path. */
  path: string;
  /** ISO date; null when unknown. */
  modified: string | null;
}

/** Sitemap entries of the pages beside the documentation, decoded paths. */
export interface AreaSitemap {
  listSitemapEntries: (locale: Locale) => SitemapEntry[];
}

/** The sitemap files of one locale; several when the pages do not fit one. */
export interface LocaleSitemaps {
  locale: Locale;
  parts: SitemapEntry[][];
}

export interface SitemapSources {
  store: Pick<ContentStore, "listDocumentUrls">;
  areas: AreaSitemap;
  /** Features that this server offers. */
  features: readonly SiteFeature[];
}

/** Lists all indexable pages of a locale. */
export function listSitemapEntries(
  locale: Locale,
  { store, areas, features }: SitemapSources,
): SitemapEntry[] {
  const start = `/${locale}/docs/`.length;
  const documents = store
    .listDocumentUrls(locale)
    .filter(({ url }) => isIndexable(url.slice(start)))
    .map(({ url, modified }) => ({
      path: url,
      modified: modified?.slice(0, 10) ?? null,
    }));
  const sections = listSectionEntries(locale, features);
  return [...sections, ...areas.listSitemapEntries(locale), ...documents];
}

/** Lists the sections with an entry of their own, in the locales that have them. */
function listSectionEntries(
  locale: Locale,
  features: readonly SiteFeature[],
): SitemapEntry[] {
  return SECTIONS.filter(
    (section) =>
      section.isListed &&
      features.includes(section.name) &&
      listSectionLocales(section)?.includes(locale),
  ).map(({ path = "", hasSlash }) => ({
    path: `/${locale}${path}${hasSlash ? "/" : ""}`,
    modified: null,
  }));
}

export function splitEntries(entries: SitemapEntry[], size = MAX_ENTRIES) {
  const parts: SitemapEntry[][] = [];
  for (let at = 0; at < entries.length; at += size)
    parts.push(entries.slice(at, at + size));
  return parts;
}

/** Returns the path of a locale's sitemap; `part` counts from 0. */
export function toSitemapPath(locale: Locale, part: number): string {
  const suffix = part === 0 ? "" : `-${part + 1}`;
  return `/sitemaps/${locale.toLowerCase()}/sitemap${suffix}.xml.gz`;
}

/** Renders the sitemap index, each file with the date of its newest page. */
export function renderSitemapIndex(
  sitemaps: readonly LocaleSitemaps[],
  origin: string,
): string {
  const files = sitemaps.flatMap(({ locale, parts }) =>
    parts.map((entries, part) => ({
      path: toSitemapPath(locale, part),
      modified: findNewest(entries),
    })),
  );
  return renderList("sitemapindex", "sitemap", { entries: files, origin });
}

export function renderSitemap(entries: readonly SitemapEntry[], origin: string): string {
  return renderList("urlset", "url", { entries, origin });
}

/** Renders all paths of the site, sorted, one per line. */
export function renderPathList(sitemaps: readonly LocaleSitemaps[]): string {
  const paths = sitemaps.flatMap(({ parts }) => parts.flat().map(({ path }) => path));
  return `${paths.sort().join("\n")}\n`;
}

function renderList(
  list: string,
  item: string,
  { entries, origin }: { entries: readonly SitemapEntry[]; origin: string },
): string {
  const items = entries.map(({ path, modified }) => {
    const date = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `<${item}><loc>${escapeXml(toAddress(origin, path))}</loc>${date}</${item}>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
    `${items.join("")}</${list}>\n`
  );
}

/** Escapes the XML characters that percent-encoding leaves: `&` and `'`. */
function escapeXml(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}

function findNewest(entries: readonly SitemapEntry[]): string | null {
  let newest: string | null = null;
  for (const { modified } of entries)
    if (modified !== null && (newest === null || modified > newest)) newest = modified;
  return newest;
}

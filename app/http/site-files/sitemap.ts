import type { ContentStore } from "~/content-store/content-store";
import { isIndexable } from "~/domain/documents/indexable";
import type { Locale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/site/to-address";

/** What the protocol of sitemaps allows in one file. */
export const MAX_ENTRIES = 50_000;

export interface SitemapEntry {
  /** Decoded path. */
  path: string;
  /** ISO date; null when nobody knows. */
  modified: string | null;
}

/** The pages beside the documentation, decoded paths. */
export interface AreaSitemap {
  listSitemapEntries: (locale: Locale) => SitemapEntry[];
}

/** The files of one locale: one, or more when it has more pages than fit. */
export interface LocaleSitemaps {
  locale: Locale;
  parts: SitemapEntry[][];
}

/** Every page of a locale that search engines should list. */
export function listSitemapEntries(
  store: Pick<ContentStore, "listDocumentUrls">,
  locale: Locale,
  areas: AreaSitemap,
): SitemapEntry[] {
  const start = `/${locale}/docs/`.length;
  const documents = store
    .listDocumentUrls(locale)
    .filter(({ url }) => isIndexable(url.slice(start)))
    .map(({ url, modified }) => ({
      path: url,
      modified: modified?.slice(0, 10) ?? null,
    }));
  const home = { path: `/${locale}/`, modified: null };
  return [home, ...areas.listSitemapEntries(locale), ...documents];
}

export function splitEntries(entries: SitemapEntry[], size = MAX_ENTRIES) {
  const parts: SitemapEntry[][] = [];
  for (let at = 0; at < entries.length; at += size)
    parts.push(entries.slice(at, at + size));
  return parts;
}

/** The address of a locale's file; `part` counts from 0. */
export function toSitemapPath(locale: Locale, part: number): string {
  const suffix = part === 0 ? "" : `-${part + 1}`;
  return `/sitemaps/${locale.toLowerCase()}/sitemap${suffix}.xml.gz`;
}

/** The list of all files, each with the date of its newest page. */
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

/** All paths of the site, sorted, one a line. */
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

/** What an encoded address may still hold of the characters that mean something in XML. */
function escapeXml(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}

function findNewest(entries: readonly SitemapEntry[]): string | null {
  let newest: string | null = null;
  for (const { modified } of entries)
    if (modified !== null && (newest === null || modified > newest)) newest = modified;
  return newest;
}

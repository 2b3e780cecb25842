import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";
import { findSection } from "~/domain/site/find-section";
import { urlKey } from "~/domain/documents/slug";

/**
 * The parts of the site whose pages have sources of their own; the overviews of blog and profiles
 * are always there.
 */
const AREAS = [
  /^\/blog\/.+/,
  /^\/curriculum(?:\/.*)?$/,
  /^\/community\/spotlight\/.+/,
  /^\/community$/,
  /^\/about$/,
  /^\/plus\/docs\/.+/,
  /^\/observatory\/docs\/.+/,
  /^\/assets\/.+/,
];

/** Later pages of the list of posts, and feeds. */
const ALWAYS = /^\/blog\/(?:\d+|rss\.xml|atom\.xml)$/;

export interface AreaIndex {
  /** What facts about the page at this address are kept under; null when it belongs to no area. */
  toKey(path: string): string | null;
  isMissing(key: string): boolean;
}

/** Knows which addresses of areas have pages: these URLs. Every locale shows the English ones. */
export function createAreaIndex(urls: readonly string[]): AreaIndex {
  const keys = new Set(urls.map((url) => toAreaKey(toLocal(url))));
  return {
    toKey(path) {
      const local = toLocal(path);
      const isOfArea = AREAS.some((area) => area.test(local)) && !ALWAYS.test(local);
      return isOfArea || isUnbuiltScreen(local) ? toAreaKey(local) : null;
    },
    isMissing: (key) => !keys.has(key),
  };
}

/** The format's public sources link to screens of sections that are only planned. */
function isUnbuiltScreen(local: string): boolean {
  return findSection(`/${DEFAULT_LOCALE}${local}`)?.isPlanned === true;
}

function toLocal(path: string): string {
  return stripLocale(stripSlash(urlKey(path)));
}

function toAreaKey(local: string): string {
  return `/en-us${local}`;
}

function stripSlash(path: string): string {
  return path.replace(/\/+$/, "");
}

/** Addresses may leave the locale to the server. */
function stripLocale(path: string): string {
  const [, first = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  return parseLocale(first) === null ? path : rest;
}

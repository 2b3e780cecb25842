import { parseLocale } from "~/domain/locale";
import { urlKey } from "~/domain/slug";

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
  const keys = new Set(urls.map((url) => stripSlash(urlKey(url))));
  return {
    toKey(path) {
      const local = stripLocale(stripSlash(urlKey(path)));
      const isOfArea = AREAS.some((area) => area.test(local)) && !ALWAYS.test(local);
      return isOfArea ? `/en-us${local}` : null;
    },
    isMissing: (key) => !keys.has(key),
  };
}

function stripSlash(path: string): string {
  return path.replace(/\/+$/, "");
}

/** Addresses may leave the locale to the server. */
function stripLocale(path: string): string {
  const [, first = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  return parseLocale(first) === null ? path : rest;
}

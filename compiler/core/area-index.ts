import { parseLocale } from "~/domain/locales/locale";
import { urlKey } from "~/domain/documents/slug";

/**
 * Address patterns of areas with page sources. The overviews of blog and profiles always exist.
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

/** Matches later pages of the list of posts, and feeds, which always exist. */
const ALWAYS = /^\/blog\/(?:\d+|rss\.xml|atom\.xml)$/;

export interface AreaIndex {
  /** Returns the key that facts about this address are kept under; null outside all areas. */
  toKey(path: string): string | null;
  isMissing(key: string): boolean;
}

/** Indexes which area addresses have pages. All locales show the English pages. */
export function createAreaIndex(urls: readonly string[]): AreaIndex {
  const keys = new Set(urls.map((url) => toAreaKey(toLocal(url))));
  return {
    toKey(path) {
      const local = toLocal(path);
      const isOfArea = AREAS.some((area) => area.test(local)) && !ALWAYS.test(local);
      return isOfArea ? toAreaKey(local) : null;
    },
    isMissing: (key) => !keys.has(key),
  };
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

/** Strips a locale, which an address may omit. */
function stripLocale(path: string): string {
  const [, first = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  return parseLocale(first) === null ? path : rest;
}

import { parseLocale } from "~/domain/locales/locale";
import { isBuilt, type SiteFeature } from "~/domain/site/site-features";
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

/** Screens that the format's public sources link to, and the feature that each belongs to. */
const SCREENS: Readonly<Record<string, SiteFeature>> = {
  "/observatory": "observatory",
  "/observatory/analyze": "observatory",
  "/plus/ai-help": "ai-help",
  "/plus/updates": "updates",
};

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

function isUnbuiltScreen(local: string): boolean {
  const feature = SCREENS[local];
  return feature !== undefined && !isBuilt(feature);
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

import type { FeedLink } from "../areas/feeds";
import { parseLocale, type Locale } from "../locales/locale";

/** A public feed of updates: of all releases, of one browser or category, or of Baseline. */
export type UpdatesFeed =
  { kind: "all" | "baseline" } | { kind: "browser" | "category"; id: string };

const FILE = "atom.xml";
const FOLDERS = {
  ...{ all: "", baseline: "baseline/" },
  ...{ browser: "browsers/", category: "categories/" },
} as const;
const PATTERN =
  /^\/([^/]+)\/plus\/updates\/(?:(baseline)\/|(browsers|categories)\/([\w-]+)\/)?atom\.xml$/i;

export function toUpdatesFeedPath(locale: Locale, feed: UpdatesFeed): string {
  const id = "id" in feed ? `${feed.id}/` : "";
  return `/${locale}/plus/updates/${FOLDERS[feed.kind]}${id}${FILE}`;
}

/** The feed at a decoded path, in any case; null for other paths. Ids may be unknown. */
export function parseUpdatesFeedPath(
  path: string,
): { locale: Locale; feed: UpdatesFeed } | null {
  const [, segment = "", baseline, folder, id = ""] = PATTERN.exec(path) ?? [];
  const locale = parseLocale(segment);
  if (!locale) return null;
  if (baseline !== undefined) return { locale, feed: { kind: "baseline" } };
  if (folder === undefined) return { locale, feed: { kind: "all" } };
  const kind = folder.toLowerCase() === "browsers" ? "browser" : "category";
  return { locale, feed: { kind, id: id.toLowerCase() } };
}

/** Link for the head of a page that shows what the feed lists. */
export function toUpdatesFeedLink(
  locale: Locale,
  feed: UpdatesFeed,
  title: string,
): FeedLink {
  return { href: toUpdatesFeedPath(locale, feed), title, type: "application/atom+xml" };
}

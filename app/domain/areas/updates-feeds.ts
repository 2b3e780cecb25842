import type { FeedLink } from "./feeds";
import type { Locale } from "../locales/locale";

/** A public feed of updates: of all releases, of one browser or category, or of Baseline. */
export type UpdatesFeed =
  | { kind: "all" | "baseline" }
  | { kind: "browser" | "category"; id: string };

const NAMES = {
  all: "all",
  baseline: "baseline",
  browser: "browsers/",
  category: "categories/",
} as const;

/** Path of a feed; `parseUpdatesFeedPath` reads its end. */
export function toUpdatesFeedPath(locale: Locale, feed: UpdatesFeed): string {
  const id = "id" in feed ? feed.id : "";
  return `/${locale}/plus/updates/feeds/${NAMES[feed.kind]}${id}`;
}

/** The feed with this path below `feeds/`; null for other paths. Ids may be unknown. */
export function parseUpdatesFeedPath(path: string): UpdatesFeed | null {
  if (path === NAMES.all) return { kind: "all" };
  if (path === NAMES.baseline) return { kind: "baseline" };
  const kinds = ["browser", "category"] as const;
  const kind = kinds.find((each) => path.startsWith(NAMES[each]));
  return kind ? { kind, id: path.slice(NAMES[kind].length) } : null;
}

/** Link for the head of a page that shows what the feed lists. */
export function toUpdatesFeedLink(
  locale: Locale,
  feed: UpdatesFeed,
  title: string,
): FeedLink {
  return { href: toUpdatesFeedPath(locale, feed), title, type: "application/atom+xml" };
}

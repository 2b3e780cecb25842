import { readVersionDate } from "~/content-store/store-version";

/** Entries of a feed at most. */
export const MOST_ENTRIES = 30;

export interface FeedFacts {
  siteName: string;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  /** Version of the content store. */
  contentVersion: string;
}

/** The contents of a feed, in any format. URLs are absolute and encoded, dates ISO 8601. */
export interface Feed {
  title: string;
  description: string;
  /** Null for a feed whose URL is secret. */
  selfUrl: string | null;
  /** URL of the page with the same contents. */
  pageUrl: string;
  language: string;
  /** Date of the newest entry; without one, that of the content. */
  updated: string;
  /** Default author of the entries. */
  author: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** URI that no other entry has; the URL when missing. */
  id?: string;
  title: string;
  /** Language of title and summary; that of the feed when missing. */
  language?: string | undefined;
  url: string;
  summary: string;
  updated: string;
  /** Null when only the date of the last change is known. */
  published: string | null;
  /** Null: the feed's author. */
  author: string | null;
}

/** Finds the date of a feed, which Atom requires of an empty one too. Entries are sorted, newest first. */
export function getUpdated(
  entries: readonly FeedEntry[],
  { contentVersion }: FeedFacts,
): string {
  const compiled = readVersionDate(contentVersion) ?? new Date(0);
  return entries[0]?.updated ?? compiled.toISOString();
}

/** The contents of a feed, in any format. URLs are absolute and encoded, dates ISO 8601. */
export interface Feed {
  title: string;
  description: string;
  /** Null for a feed whose URL is secret. */
  selfUrl: string | null;
  /** URL of the page with the same contents. */
  pageUrl: string;
  language: string;
  /** Date of the newest entry. */
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

/** What a feed says, whatever its format. Addresses are whole and encoded, dates ISO 8601. */
export interface Feed {
  title: string;
  description: string;
  /** Where the feed itself is, and the page that shows the same. */
  selfUrl: string;
  pageUrl: string;
  language: string;
  /** Of the newest entry. */
  updated: string;
  /** Who is behind all of it. */
  author: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  title: string;
  url: string;
  summary: string;
  updated: string;
  /** Null where only changes are known. */
  published: string | null;
  /** Null: the feed's own author. */
  author: string | null;
}

/** The contents of a feed, in any format. URLs are absolute and encoded, dates ISO 8601. */
export interface Feed {
  title: string;
  description: string;
  /** URL of the feed, and of the page with the same contents. */
  selfUrl: string;
  pageUrl: string;
  language: string;
  /** Date of the newest entry. */
  updated: string;
  /** Default author of the entries. */
  author: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  title: string;
  url: string;
  summary: string;
  updated: string;
  /** Null when only the date of the last change is known. */
  published: string | null;
  /** Null: the feed's author. */
  author: string | null;
}

/** What is known of a page's past; nulls when only its authors are. */
export interface PageHistory {
  /** ISO 8601. */
  modified: string | null;
  hash: string | null;
  /** Names, the latest first. */
  contributors: string[];
}

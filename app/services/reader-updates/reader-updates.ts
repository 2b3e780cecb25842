import type { User } from "~/domain/accounts/user";

export type OpenFeedOutcome =
  | { kind: "open"; pages: ReadonlySet<string> }
  /** No feed has this key: it was never given, or has been replaced. */
  | { kind: "unknown" }
  | { kind: "limited"; retryAfterSeconds: number };

/** All methods but `hasNews` throw UnavailableError while the database does not answer. */
export interface ReaderUpdates {
  /** Returns the key of the reader's feed; null when there is none. */
  findKey(userId: number): Promise<string | null>;
  /** Creates the feed, or replaces its key: the old one stops working. */
  renewKey(userId: number): Promise<void>;
  /** Deletes the feed. */
  revokeKey(userId: number): Promise<void>;
  /** Returns the paths (lower case, without locale) of the pages of the feed with this key. */
  openFeed(key: string, clientAddress: string): Promise<OpenFeedOutcome>;
  /** Stores that the reader has seen all releases up to this ISO date. */
  noteSeen(user: Pick<User, "id" | "updatesSeen">, date: string): Promise<void>;
  /**
   * Tells whether a release that the reader has not seen changed a page in their collections; for
   * readers who have never looked, one of the past 30 days. False while the database does not answer.
   *
   * @param findNewest Returns the date of the newest release that changed one of the pages.
   */
  hasNews(
    user: Pick<User, "id" | "collectionsChangedAt" | "updatesSeen">,
    findNewest: (pages: Iterable<string>) => string | null,
  ): Promise<boolean>;
}

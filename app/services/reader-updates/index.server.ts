import { randomBytes, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { UserDatabase } from "~/database/user-database";
import type { User } from "~/domain/accounts/user";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { toIsoDate } from "~/domain/locales/iso-date";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { CollectionsService } from "../collections/index.server";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import type { Secrets } from "../secrets/index.server";

type OpenFeedOutcome =
  | { kind: "open"; pages: ReadonlySet<string> }
  /** No feed has this key: it was never given, or has been replaced. */
  | { kind: "unknown" }
  | { kind: "limited"; retryAfterSeconds: number };

/** All methods but `hasNews` throw UnavailableError while the database does not answer. */
interface ReaderUpdates {
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

const HANDLE_BYTES = 16;
const KEY = /^([\w-]{22})\.([\w-]{43})$/;
const NEWS_DAYS = 30;
/** Saved pages of readers in memory, which saves a query per page view. */
const MAX_KEPT_PAGES = 50_000;
/** Feed readers poll a few times per hour; services poll for several of their users. */
const READS: RateLimit = { name: "updates-feed", limit: 60, windowSeconds: 3600 };
const GUESSES: RateLimit = { name: "updates-feed-key", limit: 60, windowSeconds: 3600 };

export interface ReaderUpdatesOptions {
  database: UserDatabase;
  collections: Pick<CollectionsService, "listPages">;
  rateLimits: RateLimits;
  hash: Secrets["hash"];
  now?: () => number;
}

/**
 * The database stores a random handle per feed, and the key is the handle with its keyed hash: a
 * leaked table opens no feed, and the reader's address can be shown again.
 */
export function createReaderUpdates(options: ReaderUpdatesOptions): ReaderUpdates {
  const { database, rateLimits, hash, now = Date.now } = options;
  const listPages = rememberPages(options.collections);
  const sign = (userId: number, handle: string) =>
    hash("updates-feed", `${userId} ${handle}`);
  return {
    async findKey(userId) {
      const row = await findFeed(database, "user_id", userId);
      return row ? `${row.handle}.${sign(userId, row.handle)}` : null;
    },
    renewKey: (userId) => saveHandle(database, userId, now()),
    async revokeKey(userId) {
      await database.query((db) =>
        db.deleteFrom("updates_feeds").where("user_id", "=", userId).execute(),
      );
    },
    async openFeed(key, clientAddress) {
      const [, handle = "", proof = ""] = KEY.exec(key) ?? [];
      const row = handle === "" ? undefined : await findFeed(database, "handle", handle);
      const isKnown = row !== undefined && isSame(sign(row.user_id, handle), proof);
      const wait = isKnown
        ? await rateLimits.take(READS, handle)
        : await rateLimits.take(GUESSES, clientAddress);
      if (wait !== null) return { kind: "limited", retryAfterSeconds: wait };
      if (!isKnown) return { kind: "unknown" };
      const found = await options.collections.listPages(row.user_id, []);
      return { kind: "open", pages: found?.paths ?? new Set() };
    },
    async noteSeen({ id, updatesSeen }, date) {
      if (updatesSeen !== null && updatesSeen >= date) return;
      await database.query((db) =>
        db
          .updateTable("users")
          .set({ updates_seen: date })
          .where("id", "=", id)
          .execute(),
      );
    },
    async hasNews(user, findNewest) {
      if (user.collectionsChangedAt === null) return false;
      const since = now() - NEWS_DAYS * DAY_MILLISECONDS;
      try {
        const newest = findNewest(await listPages(user.id, user.collectionsChangedAt));
        const seen = user.updatesSeen ?? toIsoDate(new Date(since));
        return newest !== null && newest > seen;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return false;
      }
    },
  };
}

function findFeed(
  database: UserDatabase,
  column: "user_id" | "handle",
  value: number | string,
) {
  return database.query((db) =>
    db
      .selectFrom("updates_feeds")
      .select(["user_id", "handle"])
      .where(column, "=", value)
      .executeTakeFirst(),
  );
}

async function saveHandle(database: UserDatabase, userId: number, time: number) {
  const handle = randomBytes(HANDLE_BYTES).toString("base64url");
  await database.query((db) =>
    db
      .insertInto("updates_feeds")
      .values({ user_id: userId, handle, created_at: time })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet({ handle, created_at: time }),
      )
      .execute(),
  );
}

/** Takes the same time wherever the texts differ. */
function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Keeps the pages of a reader until their collections change. */
function rememberPages({ listPages }: Pick<CollectionsService, "listPages">) {
  const kept = new LRUCache<number, { changedAt: number; pages: ReadonlySet<string> }>({
    maxSize: MAX_KEPT_PAGES,
    sizeCalculation: ({ pages }) => pages.size + 1,
  });
  return async (userId: number, changedAt: number): Promise<ReadonlySet<string>> => {
    const known = kept.get(userId);
    if (known?.changedAt === changedAt) return known.pages;
    const pages = (await listPages(userId, []))?.paths ?? new Set<string>();
    kept.set(userId, { changedAt, pages });
    return pages;
  };
}

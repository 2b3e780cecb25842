import type { Kysely, Transaction } from "kysely";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import type { PageSummary } from "../documents/index.server";
import {
  findCollection,
  lockUser,
  noteChange,
  type CollectionRow,
} from "./collections-table";
import type { CollectionsProblem } from "./collections-service";
import type { Ids, Views } from "./views";

export interface CollectionsServiceOptions {
  database: UserDatabase;
  /** Where readers reach the site: an absolute url that is saved may begin with it. */
  siteOrigin: string;
  /** What is public of an id hangs on it. */
  deriveKey(purpose: string): string;
  /** The page at a path in any case, as it is now. */
  findPage(url: string): PageSummary | null;
  now?: () => number;
}

/** What all calls work with. */
export interface Tools extends Required<CollectionsServiceOptions> {
  ids: Ids;
  views: Views;
}

/** The answer of a call that has done nothing. */
export interface Refusal {
  isDone: false;
  problem: CollectionsProblem;
}

export function refuse(problem: CollectionsProblem): Refusal {
  return { isDone: false, problem };
}

/** In a transaction: notes a change, of the items of these collections if any are named. */
type Note = (...collectionIds: number[]) => Promise<void>;

/** Runs a change of a user's collections. Changes of one user happen one after the other. */
export function change<Result>(
  { database, now }: Tools,
  userId: number,
  work: (db: Transaction<Schema>, note: Note) => Promise<Result>,
): Promise<Result> {
  return database.transact(async (db) => {
    await lockUser(db, userId);
    return work(db, (...collectionIds) =>
      noteChange(db, { userId, collectionIds, time: now() }),
    );
  });
}

/** The collection that an id from outside means, or why there is none. */
export async function readCollection(
  db: Kysely<Schema>,
  { ids }: Tools,
  { userId, collectionId }: { userId: number; collectionId: string },
): Promise<{ isDone: true; row: CollectionRow } | Refusal> {
  const id = ids.collections.decode(collectionId);
  if (id === null) return refuse({ kind: "malformed-id" });
  const row = await findCollection(db, { userId, id });
  return row ? { isDone: true, row } : refuse({ kind: "collection-not-found" });
}

/**
 * Whether another edit came after the one that this edit started from. What comes into a
 * collection, or leaves it, makes `updated_at` greater and is no edit of its name.
 */
export function isStale(
  { updated_at, edited_at = updated_at }: { updated_at: number; edited_at?: number },
  startedFrom: number | null | undefined,
): boolean {
  if (typeof startedFrom !== "number") return false;
  return startedFrom < edited_at || startedFrom > updated_at;
}

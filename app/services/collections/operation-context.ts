import type { Kysely, Transaction } from "kysely";
import { lockUser } from "~/database/lock-user";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import type { PageSummary } from "../documents/index.server";
import { findCollection, noteChange, type CollectionRow } from "./collections-table";
import type { CollectionsProblem } from "./collections-service";
import type { Ids, RowMappers } from "./row-mappers";

export interface CollectionsServiceOptions {
  database: UserDatabase;
  /** The public origin; an absolute url to save may start with it. */
  siteOrigin: string;
  /** Seeds the public (Sqids) form of ids. */
  deriveKey(purpose: string): string;
  /** Finds the current page at a path, in any case. */
  findPage(url: string): PageSummary | null;
  now?: () => number;
}

/** The dependencies of all operations on collections. */
export interface OperationContext extends Required<CollectionsServiceOptions> {
  ids: Ids;
  mappers: RowMappers;
}

/** The outcome of an operation that changed nothing. */
export interface Failure {
  isOk: false;
  problem: CollectionsProblem;
}

export function fail(problem: CollectionsProblem): Failure {
  return { isOk: false, problem };
}

/** Records a change within the transaction, with the collections whose items changed. */
type Note = (...collectionIds: number[]) => Promise<void>;

/** Runs a change of a user's collections in a transaction, one at a time per user. */
export function changeCollections<Result>(
  { database, now }: OperationContext,
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

/** Resolves a public id to a collection, or returns a refusal. */
export async function readCollection(
  db: Kysely<Schema>,
  { ids }: OperationContext,
  { userId, collectionId }: { userId: number; collectionId: string },
): Promise<{ isOk: true; row: CollectionRow } | Failure> {
  const id = ids.collections.decode(collectionId);
  if (id === null) return fail({ kind: "malformed-id" });
  const row = await findCollection(db, { userId, id });
  return row ? { isOk: true, row } : fail({ kind: "collection-not-found" });
}

/**
 * Tells whether another edit came after the one that this edit is based on (optimistic locking).
 * Adding and removing items increases `updated_at`, but is no edit of the name.
 */
export function isStale(
  { updated_at, edited_at = updated_at }: { updated_at: number; edited_at?: number },
  startedFrom: number | null | undefined,
): boolean {
  if (typeof startedFrom !== "number") return false;
  return startedFrom < edited_at || startedFrom > updated_at;
}

import type { Kysely, Transaction } from "kysely";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import type { PageSummary } from "../documents/index.server";
import { findCollection, lockUser, type CollectionRow } from "./collections-table";
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

/** Runs a change of a user's collections. Changes of one user happen one after the other. */
export function change<Result>(
  { database }: Tools,
  userId: number,
  work: (db: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return database.transact(async (db) => {
    await lockUser(db, userId);
    return work(db);
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

/** Whether another edit came after the one that this edit started from. */
export function isStale(
  row: { updated_at: number },
  startedFrom: number | null | undefined,
): boolean {
  return typeof startedFrom === "number" && startedFrom !== row.updated_at;
}

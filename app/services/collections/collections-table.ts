import { sql, type Kysely, type Selectable } from "kysely";
import type { Schema } from "~/database/schema";
import { DEFAULT_COLLECTION_NAME, toCollectionName } from "~/domain/accounts/collection";
import { toDigest } from "~/domain/text/digest.server";

type Database = Kysely<Schema>;

const COLUMNS = [
  "id",
  "name",
  "description",
  "created_at",
  "updated_at",
  "edited_at",
] as const;

/** A row of `collections` with the number of its items. */
export type CollectionRow = Omit<
  Selectable<Schema["collections"]>,
  "user_id" | "name_hash"
> & { article_count: number };

/** Identifies a collection of a user. */
export interface CollectionKey {
  userId: number;
  id: number;
}

/** Lists the default collection, then the others, oldest first. */
export function listCollections(db: Database, userId: number): Promise<CollectionRow[]> {
  return selectCollections(db, userId)
    .orderBy((eb) => eb("name", "=", DEFAULT_COLLECTION_NAME), "desc")
    .orderBy("id")
    .execute();
}

/** Returns undefined for a collection that the user does not have. */
export function findCollection(
  db: Database,
  { userId, id }: CollectionKey,
): Promise<CollectionRow | undefined> {
  return selectCollections(db, userId).where("id", "=", id).executeTakeFirst();
}

function selectCollections(db: Database, userId: number) {
  return db
    .selectFrom("collections")
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom("collection_items")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("collection_items.collection_id", "=", "collections.id")
        .$asScalar()
        .$notNull()
        .as("article_count"),
    )
    .where("user_id", "=", userId);
}

export async function countCollections(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("collections")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Finds the collection of a name. The stored names are compared, not their hashes, because some were
 * stored as they were typed.
 */
export async function findCollectionId(
  db: Database,
  userId: number,
  name: string,
): Promise<number | null> {
  const rows = await db
    .selectFrom("collections")
    .select(["id", "name"])
    .where("user_id", "=", userId)
    .execute();
  return rows.find((row) => toCollectionName(row.name) === name)?.id ?? null;
}

export interface NewCollection {
  userId: number;
  name: string;
  description: string | null;
  time: number;
}

/** Returns undefined when the user has a collection of this name. */
export async function insertCollection(
  db: Database,
  { userId, name, description, time }: NewCollection,
): Promise<CollectionRow | undefined> {
  const row = await db
    .insertInto("collections")
    .values({
      user_id: userId,
      name,
      name_hash: toDigest(name),
      description,
      created_at: time,
      updated_at: time,
      edited_at: time,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "name_hash"]).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && { ...row, article_count: 0 };
}

/** Replaces name and description. Rejects when there is no collection of this id, or another of the name. */
export function updateCollection(
  db: Database,
  id: number,
  { name, description, time }: Omit<NewCollection, "userId">,
): Promise<Pick<CollectionRow, "name" | "description" | "updated_at" | "edited_at">> {
  const times = { updated_at: laterThanLast(time), edited_at: laterThanLast(time) };
  return db
    .updateTable("collections")
    .set({ name, name_hash: toDigest(name), description, ...times })
    .where("id", "=", id)
    .returning(["name", "description", "updated_at", "edited_at"])
    .executeTakeFirstOrThrow();
}

/** Deletes a collection; its items are deleted by cascade. */
export async function deleteCollection(db: Database, id: number): Promise<void> {
  await db.deleteFrom("collections").where("id", "=", id).execute();
}

/** Updates the change times of the user and of the collections whose items changed. */
export async function noteChange(
  db: Database,
  { userId, collectionIds, time }: CollectionsChange,
): Promise<void> {
  const last = sql`coalesce(collections_changed_at, 0)`;
  await db
    .updateTable("users")
    .set({
      collections_changed_at: sql<number>`case when ${last} < ${time} then ${time} else ${last} + 1 end`,
    })
    .where("id", "=", userId)
    .execute();
  if (collectionIds.length > 0)
    await db
      .updateTable("collections")
      .set({ updated_at: laterThanLast(time) })
      .where("id", "in", collectionIds)
      .execute();
}

export interface CollectionsChange {
  userId: number;
  /** Collections in which items were added, removed or edited. */
  collectionIds: number[];
  time: number;
}

/**
 * Returns a strictly increasing time, even for two edits in a millisecond or after a clock change.
 */
export function laterThanLast(time: number) {
  return sql<number>`case when updated_at < ${time} then ${time} else updated_at + 1 end`;
}

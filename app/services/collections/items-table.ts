import { sql, type Kysely, type Selectable } from "kysely";
import { compileOnce } from "~/database/compile-once";
import type { Schema } from "~/database/schema";
import { foldText } from "~/domain/search/fold-text";
import { toNaturalKey } from "~/domain/accounts/natural-key";
import { urlKey } from "~/domain/documents/slug";
import { toDigest } from "~/domain/text/digest.server";
import { laterThanLast, type CollectionKey } from "./collections-table";
import type { ItemSort } from "./collections-service";

type Database = Kysely<Schema>;

const COLUMNS = [
  "id",
  "collection_id",
  "url",
  "page_title",
  "custom_name",
  "notes",
  "created_at",
  "updated_at",
] as const;

export type ItemRow = Pick<
  Selectable<Schema["collection_items"]>,
  (typeof COLUMNS)[number]
>;

/** Identifies an item in a collection of a user. */
export interface ItemKey extends CollectionKey {
  collectionId: number;
}

export interface ItemsFilter {
  collectionId: number;
  search: string;
}

export async function countItems(db: Database, filter: ItemsFilter): Promise<number> {
  const { count } = await selectItems(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function listItems(
  db: Database,
  filter: ItemsFilter & { sort: ItemSort; limit: number; offset: number },
): Promise<ItemRow[]> {
  const { sort, limit, offset } = filter;
  const items = selectItems(db, filter).select(COLUMNS);
  const titleOrder = sort === "title" ? "asc" : "desc";
  const sorted = sort === "date" ? items : items.orderBy("title_order", titleOrder);
  return sorted.orderBy("id", "desc").limit(limit).offset(offset).execute();
}

/** Lists the items after an id, oldest first. */
export function listItemsAfter(
  db: Database,
  collectionId: number,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<ItemRow[]> {
  return selectItems(db, { collectionId, search: "" })
    .select(COLUMNS)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

function selectItems(db: Database, { collectionId, search }: ItemsFilter) {
  const pattern = `%${toKey(search).replace(/[!%_]/g, "!$&")}%`;
  return db
    .selectFrom("collection_items")
    .where("collection_id", "=", collectionId)
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`${eb.ref("title_key")} like ${pattern} escape '!'`,
          sql<boolean>`${eb.ref("notes_key")} like ${pattern} escape '!'`,
        ]),
      ),
    );
}

/** Lists the items of a user that save one page. */
export function listItemsOfPage(
  db: Kysely<Schema>,
  userId: number,
  url: string,
): Promise<ItemRow[]> {
  return selectItemsOfPage(db, userId, hashUrl(url));
}

const selectItemsOfPage = compileOnce((db, userId: number, urlHash: string) =>
  db
    .selectFrom("collection_items")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("url_hash", "=", urlHash)
    .orderBy("collection_id"),
);

/** Returns undefined for an item that the user or the collection does not have. */
export function findItem(
  db: Database,
  { userId, collectionId, id }: ItemKey,
): Promise<ItemRow | undefined> {
  return db
    .selectFrom("collection_items")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("collection_id", "=", collectionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export interface NewItem {
  userId: number;
  collectionId: number;
  url: string;
  pageTitle: string;
  customName: string | null;
  notes: string | null;
  time: number;
}

/** Returns undefined when the collection contains the page already. */
export function insertItem(db: Database, item: NewItem): Promise<ItemRow | undefined> {
  const { pageTitle, customName, notes, time } = item;
  return db
    .insertInto("collection_items")
    .values({
      user_id: item.userId,
      collection_id: item.collectionId,
      url: item.url,
      url_hash: hashUrl(item.url),
      page_title: pageTitle,
      ...toTexts({ title: customName ?? pageTitle, notes }),
      custom_name: customName,
      created_at: time,
      updated_at: time,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "url_hash", "collection_id"]).doNothing(),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Replaces title and notes. Rejects when there is no item of this id. */
export function updateItem(
  db: Database,
  id: number,
  { title, notes, time }: { title: string; notes: string | null; time: number },
): Promise<ItemRow> {
  return db
    .updateTable("collection_items")
    .set({
      custom_name: title,
      ...toTexts({ title, notes }),
      updated_at: laterThanLast(time),
    })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/**
 * Moves an item to another collection. Rejects when there is no item of this id, and when the collection has
 * its page already.
 */
export function moveItem(
  db: Database,
  id: number,
  { collectionId, time }: { collectionId: number; time: number },
): Promise<ItemRow> {
  return db
    .updateTable("collection_items")
    .set({ collection_id: collectionId, updated_at: laterThanLast(time) })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteItem(db: Database, id: number): Promise<void> {
  await db.deleteFrom("collection_items").where("id", "=", id).execute();
}

function toTexts({ title, notes }: { title: string; notes: string | null }) {
  const title_key = toKey(title);
  return {
    notes,
    title_key,
    title_order: toNaturalKey(title_key),
    notes_key: notes === null ? null : toKey(notes),
  };
}

/**
 * Lower-cases after folding, because folding may produce capitals of mathematical letters, which
 * SQLite's LIKE treats as lower case.
 */
function toKey(text: string): string {
  return foldText(text).toLowerCase();
}

/** Hash by which items of one page are found. */
export function hashUrl(url: string): string {
  return toDigest(urlKey(url));
}

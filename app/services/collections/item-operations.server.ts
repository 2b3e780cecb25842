import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import type { CollectionItem } from "~/domain/accounts/collection";
import type { PageSummary } from "../documents/index.server";
import type { CollectionsService } from "./collections-service";
import {
  deleteItem,
  findItem,
  listItemsOfPage,
  insertItem,
  listItemsAfter,
  moveItem,
  updateItem,
  type ItemRow,
} from "./items-table";
import {
  ITEM_EDIT_FIELDS,
  ITEM_FIELDS,
  ITEM_MOVE_FIELDS,
  parseFields,
} from "./parse-fields";
import { readPageUrl } from "./read-page-url";
import {
  changeCollections,
  isStale,
  readCollection,
  fail,
  type Failure,
  type OperationContext,
} from "./operation-context";

type ItemOperations = Pick<
  CollectionsService,
  | "lookup"
  | "getItem"
  | "addItem"
  | "editItem"
  | "moveItem"
  | "removeItem"
  | "exportItems"
>;

/** Rows read per query during an export. */
const EXPORT_STEP = 200;

/** Creates the calls on single items. */
export function createItemOperations(context: OperationContext): ItemOperations {
  const { database, mappers } = context;
  return {
    async lookup(userId, given) {
      const url = findPage(given, context)?.mdn_url ?? readUrl(given, context);
      if (url === null) return [];
      const rows = await database.query((db) => listItemsOfPage(db, userId, url));
      return rows.map(mappers.toItem);
    },
    async getItem(userId, collectionId, itemId) {
      const key = { userId, collectionId, itemId };
      const found = await database.query((db) => readItem(db, context, key));
      return found.isOk ? { isOk: true, item: mappers.toItem(found.row) } : found;
    },
    addItem: createAdd(context),
    editItem: createEdit(context),
    moveItem: createMove(context),
    removeItem: (userId, collectionId, itemId) =>
      changeCollections(context, userId, async (db, note) => {
        const found = await readItem(db, context, { userId, collectionId, itemId });
        if (!found.isOk) return found;
        await deleteItem(db, found.row.id);
        await note(found.row.collection_id);
        return { isOk: true };
      }),
    async exportItems(userId, collectionId) {
      const key = { userId, collectionId };
      const found = await database.query((db) => readCollection(db, context, key));
      if (!found.isOk) return found;
      const collection = mappers.toCollection(found.row);
      return { isOk: true, collection, items: readAllItems(context, found.row.id) };
    },
  };
}

function createAdd(context: OperationContext): ItemOperations["addItem"] {
  const { now, mappers } = context;
  return async (userId, collectionId, given) => {
    const parsed = parseFields(ITEM_FIELDS, given);
    if (!parsed.isOk) return parsed;
    const { url, title, notes } = parsed.fields;
    return changeCollections(context, userId, async (db, note) => {
      const found = await readCollection(db, context, { userId, collectionId });
      if (!found.isOk) return found;
      const page = getPage(url, context);
      if (!page.isOk) return page;
      const facts = { userId, collectionId: found.row.id, title, notes, time: now() };
      const row = await insertPage(db, page, facts);
      if (!row) return fail({ kind: "already-saved" });
      await note(found.row.id);
      return { isOk: true, item: mappers.toItem(row) };
    });
  };
}

interface NewPage {
  userId: number;
  collectionId: number;
  title: string;
  notes: string | null | undefined;
  time: number;
}

/** Returns undefined when the collection contains the page already. */
export function insertPage(
  db: Kysely<Schema>,
  page: PageSummary,
  { title, notes, ...facts }: NewPage,
): Promise<ItemRow | undefined> {
  return insertItem(db, {
    ...facts,
    url: page.mdn_url,
    pageTitle: page.title,
    customName: title === page.title ? null : title,
    notes: notes || null,
  });
}

function createEdit(context: OperationContext): ItemOperations["editItem"] {
  const { now, mappers } = context;
  return async (userId, collectionId, itemId, given) => {
    const parsed = parseFields(ITEM_EDIT_FIELDS, given);
    if (!parsed.isOk) return parsed;
    const { title, notes, updatedAt } = parsed.fields;
    return changeCollections(context, userId, async (db, note) => {
      const found = await readItem(db, context, { userId, collectionId, itemId });
      if (!found.isOk) return found;
      if (isStale(found.row, updatedAt)) return conflict(mappers.toItem(found.row));
      const texts = { title, notes: notes || null, time: now() };
      const row = await updateItem(db, found.row.id, texts);
      await note(row.collection_id);
      return { isOk: true, item: mappers.toItem(row) };
    });
  };
}

function createMove(context: OperationContext): ItemOperations["moveItem"] {
  const { now, mappers } = context;
  return async (userId, collectionId, itemId, given) => {
    const parsed = parseFields(ITEM_MOVE_FIELDS, given);
    if (!parsed.isOk) return parsed;
    const { updatedAt } = parsed.fields;
    const targetKey = { userId, collectionId: parsed.fields.collectionId };
    return changeCollections(context, userId, async (db, note) => {
      const found = await readItem(db, context, { userId, collectionId, itemId });
      if (!found.isOk) return found;
      const target = await readCollection(db, context, targetKey);
      if (!target.isOk) return target;
      if (isStale(found.row, updatedAt)) return conflict(mappers.toItem(found.row));
      const { id, url, collection_id } = found.row;
      if (collection_id === target.row.id)
        return { isOk: true, item: mappers.toItem(found.row) };
      const saved = await listItemsOfPage(db, userId, url);
      if (saved.some((item) => item.collection_id === target.row.id))
        return fail({ kind: "already-saved" });
      const row = await moveItem(db, id, { collectionId: target.row.id, time: now() });
      await note(collection_id, target.row.id);
      return { isOk: true, item: mappers.toItem(row) };
    });
  };
}

export function conflict(current: CollectionItem) {
  return { isOk: false, problem: { kind: "edit-conflict", current } } as const;
}

interface ItemPath {
  userId: number;
  collectionId: string;
  itemId: string;
}

/** Resolves public ids to an item, or returns a refusal. */
async function readItem(
  db: Kysely<Schema>,
  context: OperationContext,
  { itemId, ...path }: ItemPath,
): Promise<{ isOk: true; row: ItemRow } | Failure> {
  const id = context.ids.items.decode(itemId);
  if (id === null) return fail({ kind: "malformed-id" });
  const found = await readCollection(db, context, path);
  if (!found.isOk) return found;
  const { userId } = path;
  const row = await findItem(db, { userId, collectionId: found.row.id, id });
  return row ? { isOk: true, row } : fail({ kind: "item-not-found" });
}

async function* readAllItems(
  { database, mappers }: OperationContext,
  collectionId: number,
): AsyncIterable<CollectionItem> {
  for (let afterId = 0; ;) {
    const step = { afterId, limit: EXPORT_STEP };
    const rows = await database.query((db) => listItemsAfter(db, collectionId, step));
    yield* await mappers.toItems(rows);
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_STEP) return;
    afterId = last.id;
  }
}

/** Resolves an untrusted url to a page, or returns a refusal. */
export function getPage(
  given: string,
  context: OperationContext,
): ({ isOk: true } & PageSummary) | Failure {
  const page = findPage(given, context);
  if (page) return { isOk: true, ...page };
  const isPath = readUrl(given, context) !== null;
  return fail({ kind: isPath ? "page-not-found" : "malformed-url" });
}

/**
 * Tries the url as a decoded path, as in page data, and then as an encoded one, as in an address
 * bar.
 */
function findPage(given: string, context: OperationContext): PageSummary | null {
  const url = given.trim();
  const page = context.findPage(url);
  if (page) return page;
  const path = readUrl(url, context);
  return path === null ? null : context.findPage(path);
}

function readUrl(given: string, { siteOrigin }: OperationContext): string | null {
  return readPageUrl(given, siteOrigin);
}

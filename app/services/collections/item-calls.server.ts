import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import type { CollectionItem } from "~/domain/accounts/collection";
import type { PageSummary } from "../documents/index.server";
import type { CollectionsService } from "./collections-service";
import {
  deleteItem,
  findItem,
  findItemsOfPage,
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
  change,
  isStale,
  readCollection,
  refuse,
  type Refusal,
  type Tools,
} from "./tools";

type ItemCalls = Pick<
  CollectionsService,
  | "lookup"
  | "getItem"
  | "addItem"
  | "editItem"
  | "moveItem"
  | "removeItem"
  | "exportItems"
>;

/** Rows of an export that are in memory at once. */
const EXPORT_STEP = 200;

/** What is done with single pages in collections. */
export function createItemCalls(tools: Tools): ItemCalls {
  const { database, views } = tools;
  return {
    async lookup(userId, given) {
      const url = findPage(given, tools)?.mdn_url ?? readUrl(given, tools);
      if (url === null) return [];
      const rows = await database.query((db) => findItemsOfPage(db, userId, url));
      return rows.map(views.toItem);
    },
    async getItem(userId, collectionId, itemId) {
      const key = { userId, collectionId, itemId };
      const found = await database.query((db) => readItem(db, tools, key));
      return found.isDone ? { isDone: true, item: views.toItem(found.row) } : found;
    },
    addItem: createAdd(tools),
    editItem: createEdit(tools),
    moveItem: createMove(tools),
    removeItem: (userId, collectionId, itemId) =>
      change(tools, userId, async (db, note) => {
        const found = await readItem(db, tools, { userId, collectionId, itemId });
        if (!found.isDone) return found;
        await deleteItem(db, found.row.id);
        await note(found.row.collection_id);
        return { isDone: true };
      }),
    async exportItems(userId, collectionId) {
      const key = { userId, collectionId };
      const found = await database.query((db) => readCollection(db, tools, key));
      if (!found.isDone) return found;
      const collection = views.toCollection(found.row);
      return { isDone: true, collection, items: readAllItems(tools, found.row.id) };
    },
  };
}

function createAdd(tools: Tools): ItemCalls["addItem"] {
  const { now, views } = tools;
  return async (userId, collectionId, given) => {
    const parsed = parseFields(ITEM_FIELDS, given);
    if (!parsed.isDone) return parsed;
    const { url, title, notes } = parsed.fields;
    return change(tools, userId, async (db, note) => {
      const found = await readCollection(db, tools, { userId, collectionId });
      if (!found.isDone) return found;
      const page = getPage(url, tools);
      if (!page.isDone) return page;
      const facts = { userId, collectionId: found.row.id, title, notes, time: now() };
      const row = await insertPage(db, page, facts);
      if (!row) return refuse({ kind: "already-saved" });
      await note(found.row.id);
      return { isDone: true, item: views.toItem(row) };
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

/** Undefined when the page is in the collection. */
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

function createEdit(tools: Tools): ItemCalls["editItem"] {
  const { now, views } = tools;
  return async (userId, collectionId, itemId, given) => {
    const parsed = parseFields(ITEM_EDIT_FIELDS, given);
    if (!parsed.isDone) return parsed;
    const { title, notes, updatedAt } = parsed.fields;
    return change(tools, userId, async (db, note) => {
      const found = await readItem(db, tools, { userId, collectionId, itemId });
      if (!found.isDone) return found;
      if (isStale(found.row, updatedAt)) return conflict(views.toItem(found.row));
      const texts = { title, notes: notes || null, time: now() };
      const row = await updateItem(db, found.row.id, texts);
      await note(row.collection_id);
      return { isDone: true, item: views.toItem(row) };
    });
  };
}

function createMove(tools: Tools): ItemCalls["moveItem"] {
  const { now, views } = tools;
  return async (userId, collectionId, itemId, given) => {
    const parsed = parseFields(ITEM_MOVE_FIELDS, given);
    if (!parsed.isDone) return parsed;
    const { updatedAt } = parsed.fields;
    const targetKey = { userId, collectionId: parsed.fields.collectionId };
    return change(tools, userId, async (db, note) => {
      const found = await readItem(db, tools, { userId, collectionId, itemId });
      if (!found.isDone) return found;
      const target = await readCollection(db, tools, targetKey);
      if (!target.isDone) return target;
      if (isStale(found.row, updatedAt)) return conflict(views.toItem(found.row));
      const { id, url, collection_id } = found.row;
      if (collection_id === target.row.id)
        return { isDone: true, item: views.toItem(found.row) };
      const saved = await findItemsOfPage(db, userId, url);
      if (saved.some((item) => item.collection_id === target.row.id))
        return refuse({ kind: "already-saved" });
      const row = await moveItem(db, id, { collectionId: target.row.id, time: now() });
      await note(collection_id, target.row.id);
      return { isDone: true, item: views.toItem(row) };
    });
  };
}

export function conflict(current: CollectionItem) {
  return { isDone: false, problem: { kind: "edit-conflict", current } } as const;
}

interface ItemPath {
  userId: number;
  collectionId: string;
  itemId: string;
}

/** The item that ids from outside mean, or why there is none. */
async function readItem(
  db: Kysely<Schema>,
  tools: Tools,
  { itemId, ...path }: ItemPath,
): Promise<{ isDone: true; row: ItemRow } | Refusal> {
  const id = tools.ids.items.decode(itemId);
  if (id === null) return refuse({ kind: "malformed-id" });
  const found = await readCollection(db, tools, path);
  if (!found.isDone) return found;
  const { userId } = path;
  const row = await findItem(db, { userId, collectionId: found.row.id, id });
  return row ? { isDone: true, row } : refuse({ kind: "item-not-found" });
}

async function* readAllItems(
  { database, views }: Tools,
  collectionId: number,
): AsyncIterable<CollectionItem> {
  for (let afterId = 0; ;) {
    const step = { afterId, limit: EXPORT_STEP };
    const rows = await database.query((db) => listItemsAfter(db, collectionId, step));
    yield* await views.toItems(rows);
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_STEP) return;
    afterId = last.id;
  }
}

/** The page that a url from outside means, or why there is none. */
export function getPage(
  given: string,
  tools: Tools,
): ({ isDone: true } & PageSummary) | Refusal {
  const page = findPage(given, tools);
  if (page) return { isDone: true, ...page };
  const isPath = readUrl(given, tools) !== null;
  return refuse({ kind: isPath ? "page-not-found" : "malformed-url" });
}

/** Page data gives decoded paths, a browser's address bar encoded ones. */
function findPage(given: string, tools: Tools): PageSummary | null {
  const url = given.trim();
  const page = tools.findPage(url);
  if (page) return page;
  const path = readUrl(url, tools);
  return path === null ? null : tools.findPage(path);
}

function readUrl(given: string, { siteOrigin }: Tools): string | null {
  return readPageUrl(given, siteOrigin);
}

import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import {
  canAddCollection,
  CORE_COLLECTION_LIMIT,
  DEFAULT_COLLECTION_NAME,
  isDefaultCollection,
  isStorableText,
} from "~/domain/accounts/collection";
import type { Plan } from "~/domain/accounts/plan";
import type { CollectionsService, ItemsQuery } from "./collections-service";
import {
  countCollections,
  deleteCollection,
  findCollectionId,
  insertCollection,
  listCollections,
  updateCollection,
  type CollectionRow,
  type NewCollection,
} from "./collections-table";
import { countItems, listItems } from "./items-table";
import { COLLECTION_FIELDS, parseFields } from "./parse-fields";
import {
  change,
  isStale,
  readCollection,
  refuse,
  type Refusal,
  type Tools,
} from "./tools";

/** Of one answer: a thousand of the longest notes are as much as a server should hold at once. */
const MAX_ITEMS = 1_000;

type CollectionCalls = Pick<
  CollectionsService,
  "list" | "create" | "get" | "edit" | "remove" | "ensureDefaultCollection"
>;

/** What is done with collections as wholes. */
export function createCollectionCalls(tools: Tools): CollectionCalls {
  const { database, now, views } = tools;
  return {
    async list(userId) {
      const rows = await database.query((db) => listCollections(db, userId));
      return rows.map(views.toCollection);
    },
    create: createCreate(tools),
    async get(userId, collectionId, query) {
      return database.query(async (db) => {
        const found = await readCollection(db, tools, { userId, collectionId });
        if (!found.isDone) return found;
        const { rows, matchCount } = await readItems(db, found.row, query);
        const items = await views.toItems(rows);
        const collection = views.toCollection(found.row);
        return { isDone: true, collection, items, matchCount };
      });
    },
    edit: createEdit(tools),
    remove: (userId, collectionId) =>
      change(tools, userId, async (db, note) => {
        const found = await readCollection(db, tools, { userId, collectionId });
        if (!found.isDone) return found;
        if (isDefaultCollection(found.row))
          return refuse({ kind: "default-collection", refused: "delete" });
        await deleteCollection(db, found.row.id);
        await note();
        return { isDone: true };
      }),
    async ensureDefaultCollection(userId) {
      const facts = { userId, name: DEFAULT_COLLECTION_NAME, description: null };
      await change(tools, userId, async (db, note) => {
        if (await insertCollection(db, { ...facts, time: now() })) await note();
      });
    },
  };
}

function createCreate(tools: Tools): CollectionCalls["create"] {
  const { now, views } = tools;
  return async ({ id: userId, subscriptionType }, given) => {
    const parsed = parseFields(COLLECTION_FIELDS, given);
    if (!parsed.isDone) return parsed;
    const { name, description } = parsed.fields;
    return change(tools, userId, async (db, note) => {
      const facts = { userId, name, description: description || null, time: now() };
      const made = await makeCollection(db, facts, subscriptionType);
      if (!made.isDone) return made;
      await note();
      return { isDone: true, collection: views.toCollection(made.row) };
    });
  };
}

/** Makes a collection within the limit of the plan. Nothing is stored when it is refused. */
export async function makeCollection(
  db: Kysely<Schema>,
  facts: NewCollection,
  plan: Plan,
): Promise<{ isDone: true; row: CollectionRow } | Refusal> {
  const count = await countCollections(db, facts.userId);
  if (!canAddCollection(plan, count))
    return refuse({ kind: "limit-reached", limit: CORE_COLLECTION_LIMIT });
  const row = await insertCollection(db, facts);
  return row ? { isDone: true, row } : refuse({ kind: "name-taken", name: facts.name });
}

function createEdit(tools: Tools): CollectionCalls["edit"] {
  const { now, views } = tools;
  return async (userId, collectionId, given) => {
    const parsed = parseFields(COLLECTION_FIELDS, given);
    if (!parsed.isDone) return parsed;
    const { name, description, updatedAt } = parsed.fields;
    return change(tools, userId, async (db, note) => {
      const found = await readCollection(db, tools, { userId, collectionId });
      if (!found.isDone) return found;
      const old = found.row;
      if (isDefaultCollection(old) && name !== DEFAULT_COLLECTION_NAME)
        return refuse({ kind: "default-collection", refused: "modify" });
      if (isStale(old, updatedAt)) {
        const current = views.toCollection(old);
        return { isDone: false, problem: { kind: "edit-conflict", current } };
      }
      if (await isNameTaken(db, { userId, name, by: old }))
        return refuse({ kind: "name-taken", name });
      const kept = description === undefined ? old.description : description || null;
      const facts = { name, description: kept, time: now() };
      const row = await updateCollection(db, old.id, facts);
      await note();
      return { isDone: true, collection: views.toCollection({ ...old, ...row }) };
    });
  };
}

async function isNameTaken(
  db: Kysely<Schema>,
  { userId, name, by }: { userId: number; name: string; by: CollectionRow },
): Promise<boolean> {
  const holder = await findCollectionId(db, userId, name);
  return holder !== null && holder !== by.id;
}

async function readItems(
  db: Kysely<Schema>,
  collection: CollectionRow,
  { search = "", sort = "date", limit, offset = 0 }: ItemsQuery,
) {
  // No stored text has what can't be stored, and PostgreSQL refuses to look for it.
  if (!isStorableText(search)) return { rows: [], matchCount: 0 };
  const filter = { collectionId: collection.id, search };
  const matchCount =
    search === "" ? collection.article_count : await countItems(db, filter);
  const page = { sort, limit: Math.min(limit, MAX_ITEMS), offset };
  const rows = limit === 0 ? [] : await listItems(db, { ...filter, ...page });
  return { rows, matchCount };
}

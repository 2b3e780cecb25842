import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import {
  canAddCollection,
  CORE_COLLECTION_LIMIT,
  DEFAULT_COLLECTION_NAME,
  isDefaultCollection,
  isStorableText,
  toCollectionName,
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
  changeCollections,
  isStale,
  readCollection,
  fail,
  type Failure,
  type OperationContext,
} from "./operation-context";

/** Limits the memory of one response: 1,000 of the longest notes. */
const MAX_ITEMS = 1_000;

type CollectionOperations = Pick<
  CollectionsService,
  "list" | "create" | "get" | "edit" | "remove" | "ensureDefaultCollection"
>;

/** Creates the calls on whole collections. */
export function createCollectionOperations(
  context: OperationContext,
): CollectionOperations {
  const { database, now, mappers } = context;
  return {
    async list(userId) {
      const rows = await database.query((db) => listCollections(db, userId));
      return rows.map(mappers.toCollection);
    },
    create: createCreate(context),
    async get(userId, collectionId, query) {
      return database.query(async (db) => {
        const found = await readCollection(db, context, { userId, collectionId });
        if (!found.isOk) return found;
        const { rows, matchCount } = await readItems(db, found.row, query);
        const items = await mappers.toItems(rows);
        const collection = mappers.toCollection(found.row);
        return { isOk: true, collection, items, matchCount };
      });
    },
    edit: createEdit(context),
    remove: (userId, collectionId) =>
      changeCollections(context, userId, async (db, note) => {
        const found = await readCollection(db, context, { userId, collectionId });
        if (!found.isOk) return found;
        if (isDefaultCollection(found.row))
          return fail({ kind: "default-collection", refused: "delete" });
        await deleteCollection(db, found.row.id);
        await note();
        return { isOk: true };
      }),
    async ensureDefaultCollection(userId) {
      const facts = { userId, name: DEFAULT_COLLECTION_NAME, description: null };
      await changeCollections(context, userId, async (db, note) => {
        if (await insertCollection(db, { ...facts, time: now() })) await note();
      });
    },
  };
}

function createCreate(context: OperationContext): CollectionOperations["create"] {
  const { now, mappers } = context;
  return async ({ id: userId, subscriptionType }, given) => {
    const parsed = parseFields(COLLECTION_FIELDS, given);
    if (!parsed.isOk) return parsed;
    const { name, description } = parsed.fields;
    return changeCollections(context, userId, async (db, note) => {
      const facts = { userId, name, description: description || null, time: now() };
      const made = await makeCollection(db, facts, subscriptionType);
      if (!made.isOk) return made;
      await note();
      return { isOk: true, collection: mappers.toCollection(made.row) };
    });
  };
}

/** Creates a collection within the limit of the plan; stores nothing when refused. */
export async function makeCollection(
  db: Kysely<Schema>,
  facts: NewCollection,
  plan: Plan,
): Promise<{ isOk: true; row: CollectionRow } | Failure> {
  const count = await countCollections(db, facts.userId);
  if (!canAddCollection(plan, count))
    return fail({ kind: "limit-reached", limit: CORE_COLLECTION_LIMIT });
  const holder = await findCollectionId(db, facts.userId, facts.name);
  const row = holder === null ? await insertCollection(db, facts) : undefined;
  return row ? { isOk: true, row } : fail({ kind: "name-taken", name: facts.name });
}

function createEdit(context: OperationContext): CollectionOperations["edit"] {
  const { now, mappers } = context;
  return async (userId, collectionId, given) => {
    const parsed = parseFields(COLLECTION_FIELDS, given);
    if (!parsed.isOk) return parsed;
    const { name, description, updatedAt } = parsed.fields;
    return changeCollections(context, userId, async (db, note) => {
      const found = await readCollection(db, context, { userId, collectionId });
      if (!found.isOk) return found;
      const old = found.row;
      if (isDefaultCollection(old) && name !== DEFAULT_COLLECTION_NAME)
        return fail({ kind: "default-collection", refused: "modify" });
      if (isStale(old, updatedAt)) {
        const current = mappers.toCollection(old);
        return { isOk: false, problem: { kind: "edit-conflict", current } };
      }
      // Stored as it was typed, beside another that looks the same: both can still be edited.
      const isSame = toCollectionName(old.name) === name;
      if (!isSame && (await findCollectionId(db, userId, name)) !== null)
        return fail({ kind: "name-taken", name });
      const kept = description === undefined ? old.description : description || null;
      const facts = { name: isSame ? old.name : name, description: kept, time: now() };
      const row = await updateCollection(db, old.id, facts);
      await note();
      return { isOk: true, collection: mappers.toCollection({ ...old, ...row }) };
    });
  };
}

async function readItems(
  db: Kysely<Schema>,
  collection: CollectionRow,
  { search = "", sort = "date", limit, offset = 0 }: ItemsQuery,
) {
  // Skips the query, because no stored text can match, and PostgreSQL rejects such a parameter.
  if (!isStorableText(search)) return { rows: [], matchCount: 0 };
  const filter = { collectionId: collection.id, search };
  const matchCount =
    search === "" ? collection.article_count : await countItems(db, filter);
  const page = { sort, limit: Math.min(limit, MAX_ITEMS), offset };
  const rows = limit === 0 ? [] : await listItems(db, { ...filter, ...page });
  return { rows, matchCount };
}

import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import type { CollectionsService, SavePageFields } from "./collections-service";
import { makeCollection } from "./collection-operations.server";
import type { CollectionRow } from "./collections-table";
import { conflict, getPage, insertPage } from "./item-operations.server";
import { deleteItem, listItemsOfPage, updateItem, type ItemRow } from "./items-table";
import { parseFields, SAVED_PAGE_FIELDS, SAVE_IN_NEW_FIELDS } from "./parse-fields";
import {
  changeCollections,
  fail,
  isStale,
  readCollection,
  type OperationContext,
} from "./operation-context";

type SavedPageOperations = Pick<
  CollectionsService,
  "savePage" | "savePageInNew" | "removePage"
>;

/** Creates the calls of the form that saves a page, each in one transaction. */
export function createSavedPageOperations(
  context: OperationContext,
): SavedPageOperations {
  return {
    savePage: createSave(context),
    savePageInNew: createSaveInNew(context),
    removePage: (userId, collectionId, url) =>
      changeCollections(context, userId, async (db, note) => {
        const found = await readCollection(db, context, { userId, collectionId });
        if (!found.isOk) return found;
        const page = getPage(url, context);
        if (!page.isOk) return page;
        const item = await findSaved(db, found.row, { userId, url: page.mdn_url });
        if (!item) return fail({ kind: "not-saved" });
        await deleteItem(db, item.id);
        await note(found.row.id);
        return { isOk: true, collection: context.mappers.toCollection(found.row) };
      }),
  };
}

function createSave(context: OperationContext): SavedPageOperations["savePage"] {
  const { now, mappers, ids } = context;
  return async (userId, collectionId, given: SavePageFields) => {
    const parsed = parseFields(SAVED_PAGE_FIELDS, given);
    if (!parsed.isOk) return parsed;
    const { url, title, notes, item: shown, updatedAt } = parsed.fields;
    return changeCollections(context, userId, async (db, note) => {
      const found = await readCollection(db, context, { userId, collectionId });
      if (!found.isOk) return found;
      const page = getPage(url, context);
      if (!page.isOk) return page;
      const saved = await findSaved(db, found.row, { userId, url: page.mdn_url });
      if (saved && (ids.items.encode(saved.id) !== shown || isStale(saved, updatedAt)))
        return conflict(mappers.toItem(saved));
      const facts = { userId, collectionId: found.row.id, title, notes, time: now() };
      if (saved) await updateItem(db, saved.id, { ...facts, notes: notes || null });
      else await insertPage(db, page, facts);
      await note(found.row.id);
      return { isOk: true, collection: mappers.toCollection(found.row) };
    });
  };
}

function createSaveInNew(
  context: OperationContext,
): SavedPageOperations["savePageInNew"] {
  const { now, mappers } = context;
  return async ({ id: userId, subscriptionType }, given) => {
    const parsed = parseFields(SAVE_IN_NEW_FIELDS, given);
    if (!parsed.isOk) return parsed;
    const { name, description, url, title, notes } = parsed.fields;
    return changeCollections(context, userId, async (db, note) => {
      // Checked first, so that a refusal leaves no empty collection.
      const page = getPage(url, context);
      if (!page.isOk) return page;
      const facts = { userId, name, description: description || null, time: now() };
      const made = await makeCollection(db, facts, subscriptionType);
      if (!made.isOk) return made;
      const collectionId = made.row.id;
      await insertPage(db, page, { userId, collectionId, title, notes, time: now() });
      await note(collectionId);
      return { isOk: true, collection: mappers.toCollection(made.row) };
    });
  };
}

/** Finds the item of a page in a collection. */
async function findSaved(
  db: Kysely<Schema>,
  { id }: CollectionRow,
  { userId, url }: { userId: number; url: string },
): Promise<ItemRow | undefined> {
  const items = await listItemsOfPage(db, userId, url);
  return items.find(({ collection_id }) => collection_id === id);
}

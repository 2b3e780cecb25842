import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import type { CollectionsService, SavePageFields } from "./collections-service";
import { makeCollection } from "./collection-calls.server";
import type { CollectionRow } from "./collections-table";
import { conflict, getPage, insertPage } from "./item-calls.server";
import { deleteItem, findItemsOfPage, updateItem, type ItemRow } from "./items-table";
import { parseFields, SAVED_PAGE_FIELDS, SAVE_IN_NEW_FIELDS } from "./parse-fields";
import { change, isStale, readCollection, refuse, type Tools } from "./tools";

type PageCalls = Pick<CollectionsService, "savePage" | "savePageInNew" | "removePage">;

/** Creates the calls of the form that saves a page, each in one transaction. */
export function createPageCalls(tools: Tools): PageCalls {
  return {
    savePage: createSave(tools),
    savePageInNew: createSaveInNew(tools),
    removePage: (userId, collectionId, url) =>
      change(tools, userId, async (db, note) => {
        const found = await readCollection(db, tools, { userId, collectionId });
        if (!found.isDone) return found;
        const page = getPage(url, tools);
        if (!page.isDone) return page;
        const item = await findSaved(db, found.row, { userId, url: page.mdn_url });
        if (!item) return refuse({ kind: "not-saved" });
        await deleteItem(db, item.id);
        await note(found.row.id);
        return { isDone: true, collection: tools.views.toCollection(found.row) };
      }),
  };
}

function createSave(tools: Tools): PageCalls["savePage"] {
  const { now, views, ids } = tools;
  return async (userId, collectionId, given: SavePageFields) => {
    const parsed = parseFields(SAVED_PAGE_FIELDS, given);
    if (!parsed.isDone) return parsed;
    const { url, title, notes, item: shown, updatedAt } = parsed.fields;
    return change(tools, userId, async (db, note) => {
      const found = await readCollection(db, tools, { userId, collectionId });
      if (!found.isDone) return found;
      const page = getPage(url, tools);
      if (!page.isDone) return page;
      const saved = await findSaved(db, found.row, { userId, url: page.mdn_url });
      if (saved && (ids.items.encode(saved.id) !== shown || isStale(saved, updatedAt)))
        return conflict(views.toItem(saved));
      const facts = { userId, collectionId: found.row.id, title, notes, time: now() };
      if (saved) await updateItem(db, saved.id, { ...facts, notes: notes || null });
      else await insertPage(db, page, facts);
      await note(found.row.id);
      return { isDone: true, collection: views.toCollection(found.row) };
    });
  };
}

function createSaveInNew(tools: Tools): PageCalls["savePageInNew"] {
  const { now, views } = tools;
  return async ({ id: userId, subscriptionType }, given) => {
    const parsed = parseFields(SAVE_IN_NEW_FIELDS, given);
    if (!parsed.isDone) return parsed;
    const { name, description, url, title, notes } = parsed.fields;
    return change(tools, userId, async (db, note) => {
      // Checked first, so that a refusal leaves no empty collection.
      const page = getPage(url, tools);
      if (!page.isDone) return page;
      const facts = { userId, name, description: description || null, time: now() };
      const made = await makeCollection(db, facts, subscriptionType);
      if (!made.isDone) return made;
      const collectionId = made.row.id;
      await insertPage(db, page, { userId, collectionId, title, notes, time: now() });
      await note(collectionId);
      return { isDone: true, collection: views.toCollection(made.row) };
    });
  };
}

/** Finds the item of a page in a collection. */
async function findSaved(
  db: Kysely<Schema>,
  { id }: CollectionRow,
  { userId, url }: { userId: number; url: string },
): Promise<ItemRow | undefined> {
  const items = await findItemsOfPage(db, userId, url);
  return items.find(({ collection_id }) => collection_id === id);
}

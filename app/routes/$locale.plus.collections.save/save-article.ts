import type { ActionFunctionArgs } from "@remix-run/node";
import { nameCollection } from "~/ui/collections/collection-name";
import {
  NEW_COLLECTION,
  SAVE_FIELDS,
  type SaveDone,
  type SaveValues,
} from "~/ui/collections/save-state";
import { checkCollection } from "../$locale.plus.collections/check-collection";
import { askForChange, failForm } from "../$locale.plus.collections/fail-form";
import type { FormProblem } from "../$locale.plus.collections/form-problem";
import type { PageContext } from "../$locale.plus.collections/read-page";
import { readSubmission } from "../$locale.plus.collections/read-submission";

type Change = { isDone: true } & SaveDone;
type Failed = { isDone: false; problem: FormProblem };

interface Save extends PageContext {
  values: SaveValues;
  url: string;
}

/** Does what the form for saving a page asks for. */
export async function saveArticle(args: ActionFunctionArgs) {
  const { pathname, search } = new URL(args.request.url);
  // The menu's own address has no page: that of the form without a menu has.
  const next = pathname.replace(/-menu$/, "") + search;
  const page = await readSubmission(args, SAVE_FIELDS, { next });
  const url = page.query.get("url") ?? "";
  const outcome = await askForChange(args.context, () => change({ ...page, url }));
  if (!outcome.isDone) return failForm(outcome.problem, page.values, page);
  const { done, collection } = outcome;
  return { done, collection } satisfies SaveDone;
}

async function change(save: Save): Promise<Change | Failed> {
  const { values } = save;
  if (values.intent === "create") return createCollection(save);
  if (values.intent === "delete") return removeItem(save);
  if (values.collection !== NEW_COLLECTION) return saveItem(save, values.collection);
  const created = await createCollection(save);
  return created.isDone ? saveItem(save, created.collection.id) : created;
}

async function createCollection(save: Save): Promise<Change | Failed> {
  const { collections, user, values } = save;
  const fault = checkCollection(values);
  if (fault) return { isDone: false, problem: fault };
  const { name, description } = values;
  const outcome = await collections.create(user, { name, description });
  return outcome.isDone ? { ...outcome, done: "created" } : outcome;
}

/**
 * Adds the page, or changes it where it is saved already. An item that the form didn't show is a
 * conflict: without JavaScript it can't show another collection's as that is chosen.
 */
async function saveItem(save: Save, id: string): Promise<Change | Failed> {
  const { collections, user, values, url } = save;
  const saved = await collections.lookup(user.id, url);
  const item = saved.find(({ collectionId }) => collectionId === id);
  if (item && item.id !== values.item)
    return { isDone: false, problem: { kind: "edit-conflict", current: item } };
  const { title, notes, updatedAt } = values;
  const outcome = await (item
    ? collections.editItem(user.id, id, item.id, { title, notes, updatedAt })
    : collections.addItem(user.id, id, { title, notes, url }));
  return outcome.isDone ? tell("saved", id, save) : outcome;
}

async function removeItem(save: Save): Promise<Change | Failed> {
  const { collections, user, values, url } = save;
  const id = values.collection;
  const saved = await collections.lookup(user.id, url);
  const item = saved.find(({ collectionId }) => collectionId === id);
  if (!item) return { isDone: false, problem: { kind: "not-saved" } };
  const outcome = await collections.removeItem(user.id, id, item.id);
  return outcome.isDone ? tell("removed", id, save) : outcome;
}

async function tell(
  done: SaveDone["done"],
  id: string,
  { collections, user, text }: Save,
): Promise<Change> {
  const all = await collections.list(user.id);
  const name = all.find((each) => each.id === id)?.name ?? "";
  return { isDone: true, done, collection: { id, name: nameCollection({ name }, text) } };
}

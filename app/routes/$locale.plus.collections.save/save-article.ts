import type { ActionFunctionArgs } from "@remix-run/node";
import type { Collection } from "~/domain/accounts/collection";
import type {
  CollectionsProblem,
  Outcome,
} from "~/services/collections/collections-service";
import { nameCollection } from "~/ui/collections/collection-name";
import {
  NEW_COLLECTION,
  SAVE_FIELDS,
  type SaveDone,
  type SaveValues,
} from "~/ui/collections/save-state";
import { checkCollection } from "../$locale.plus.collections/check-collection";
import { askForChange, failForm } from "../$locale.plus.collections/fail-form";
import type { FormProblem } from "../$locale.plus.collections/describe-problem";
import type { PageContext } from "../$locale.plus.collections/read-page";
import { readSubmission } from "../$locale.plus.collections/read-submission";

type Change = { isOk: true } & SaveDone;
type Failed = { isOk: false; problem: FormProblem };

interface Save extends PageContext {
  values: SaveValues;
  url: string;
}

/** Runs the action of the form that saves a page. */
export async function saveArticle(args: ActionFunctionArgs) {
  const { pathname, search } = new URL(args.request.url);
  // The menu's URL has no page, so sign-in returns to the page with the same form.
  const next = pathname.replace(/-menu$/, "") + search;
  const page = await readSubmission(args, SAVE_FIELDS, { next });
  const url = page.query.get("url") ?? "";
  const outcome = await askForChange(args.context, () => applyIntent({ ...page, url }));
  if (!outcome.isOk) return failForm(outcome.problem, page.values, page);
  const { done, collection } = outcome;
  return { done, collection } satisfies SaveDone;
}

async function applyIntent(save: Save): Promise<Change | Failed> {
  const { collections, user, values, url } = save;
  const { intent, collection: id, updatedAt } = values;
  const isNew = intent !== "delete" && id === NEW_COLLECTION;
  const fault = isNew ? checkCollection(values) : null;
  if (fault) return { isOk: false, problem: fault };
  if (intent === "delete")
    return toChange("removed", await collections.removePage(user.id, id, url), save);
  // Empty when the form showed no item.
  const fields = { ...values, url, updatedAt: updatedAt || null };
  const outcome = isNew
    ? await collections.savePageInNew(user, fields)
    : await collections.savePage(user.id, id, fields);
  return toChange("saved", outcome, save);
}

function toChange<Problem>(
  done: SaveDone["done"],
  outcome: Outcome<{ collection: Collection }, Problem>,
  { text }: Save,
): Change | { isOk: false; problem: Problem | CollectionsProblem } {
  if (!outcome.isOk) return outcome;
  const { id, name } = outcome.collection;
  return { isOk: true, done, collection: { id, name: nameCollection({ name }, text) } };
}

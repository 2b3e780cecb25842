import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  canAddCollection,
  type Collection,
  toCollectionName,
} from "~/domain/accounts/collection";
import type {
  CollectionsProblem,
  Outcome,
} from "~/services/collections/collections-service";
import { nameCollection } from "~/ui/collections/collection-name";
import {
  NEW_COLLECTION,
  SAVE_FIELDS,
  type SaveDone,
  type SaveState,
  type SaveValues,
} from "~/ui/collections/save-state";
import { askForChange, failForm } from "../$locale.plus.collections/answer-form";
import {
  checkCollection,
  type FormProblem,
} from "../$locale.plus.collections/describe-problem";
import { readSubmission } from "../$locale.plus.collections/read-form";
import { type PageContext, readPage } from "../$locale.plus.collections/read-page";
import { isShownNameTaken } from "../$locale.plus.collections/save-collection";

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
  const { intent, collection: id, updatedAt, description } = values;
  const name = toCollectionName(values.name);
  const isNew = intent !== "delete" && id === NEW_COLLECTION;
  const fault = isNew ? checkCollection({ name, description }) : null;
  if (fault) return { isOk: false, problem: fault };
  if (isNew && (await isShownNameTaken(save, { id: null, name })))
    return { isOk: false, problem: { kind: "name-taken", name } };
  if (intent === "delete")
    return toChange("removed", await collections.removePage(user.id, id, url), save);
  // Empty when the form showed no item.
  const fields = { ...values, name, url, updatedAt: updatedAt || null };
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

/**
 * Initial state of the form that saves the page `?url=`: its existing items, with the
 * first such collection selected unless the URL names another.
 * @throws a 404 when there is no such page.
 */
export async function loadSaveState(args: LoaderFunctionArgs): Promise<SaveState> {
  const page = readPage(args);
  const { user, collections, query } = page;
  const asked = query.get("url") ?? "";
  const card = args.context.services.documents.findPageSummary(asked);
  if (!card)
    throw data(
      { title: page.text("not-found-title"), path: asked || null },
      { status: 404, statusText: "Not Found" },
    );
  const [all, saved] = await Promise.all([
    collections.list(user.id),
    collections.lookup(user.id, card.mdn_url),
  ]);
  const choices = all.map(({ id, name }) => {
    const item = saved.find(({ collectionId }) => collectionId === id);
    return { id, name, item: item ? pickItem(item) : null };
  });
  const wanted = choices.find(({ id }) => id === query.get("collection"));
  const selected = wanted ?? choices.find(({ item }) => item !== null) ?? choices[0];
  return {
    url: card.mdn_url,
    pageTitle: card.title,
    choices,
    selected: selected?.id ?? "",
    canAdd: canAddCollection(user.subscriptionType, all.length),
  };
}

function pickItem(item: NonNullable<SaveState["choices"][number]["item"]>) {
  const { id, title, notes, updatedAt } = item;
  return { id, title, notes, updatedAt };
}

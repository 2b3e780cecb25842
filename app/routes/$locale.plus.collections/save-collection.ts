import type { ActionFunctionArgs } from "@remix-run/node";
import { toCollectionName } from "~/domain/accounts/collection";
import type { FormUserOptions } from "~/routes/users/require-user";
import type { FlashMessage } from "~/services/flash/index.server";
import { nameCollection } from "~/ui/collections/collection-name";
import { checkCollection, type FormProblem } from "./describe-problem";
import { askForChange, failForm, redirectWithFlash } from "./answer-form";
import { isNotFound, type PageContext, toNotice } from "./read-page";
import { DEFAULT_NOTICE, type Notice } from "./notice-page";
import { readSubmission } from "./read-form";

export const COLLECTION_FORM_FIELDS = ["name", "description", "updatedAt"] as const;

/**
 * Saves a collection form: creates a collection, or edits the one with this id.
 */
export async function saveCollection(
  args: ActionFunctionArgs,
  id: string | null,
  options: FormUserOptions = {},
) {
  const page = await readSubmission(args, COLLECTION_FORM_FIELDS, options);
  const { collections, user, values } = page;
  const { description } = values;
  const name = toCollectionName(values.name);
  const fault: FormProblem | null = checkCollection({ name, description });
  if (fault) return { isOk: false as const, problem: fault, page };
  const outcome = await askForChange(args.context, async () => {
    if (await isShownNameTaken(page, { id, name }))
      return { isOk: false as const, problem: { kind: "name-taken" as const, name } };
    return id === null
      ? collections.create(user, { name, description })
      : collections.edit(user.id, id, {
          name,
          description,
          updatedAt: values.updatedAt || null,
        });
  });
  if (!outcome.isOk) return { ...outcome, page };
  const { collection } = outcome;
  const message: Pick<FlashMessage, "text" | "args"> =
    id === null
      ? { text: "collections-done-created", args: { name: collection.name } }
      : { text: "collections-done-changed" };
  return { isOk: true as const, collection, message, page };
}

/**
 * Whether a new name (id null: of a new collection) is the one that the default collection has in the reader's
 * language, so that lists would show two of that name. A collection that already has it keeps it.
 */
export async function isShownNameTaken(
  { collections, user, text }: Pick<PageContext, "collections" | "user" | "text">,
  { id, name }: { id: string | null; name: string },
): Promise<boolean> {
  if (name !== text("collections-default")) return false;
  if (id === null) return true;
  const found = await collections.get(user.id, id, { limit: 0 });
  return found.isOk && nameCollection(found.collection, text) !== name;
}

/** Offers to create a deleted collection again. */
function keepCollection({
  home,
  values,
}: {
  home: string;
  values: CollectionTexts;
}): Notice {
  const { name, description } = values;
  const kept = { kind: "collection", action: `${home}/new` } as const;
  return { reason: "gone", kept: { ...kept, values: { name, description } } };
}

interface CollectionTexts {
  name: string;
  description: string;
}

/** Response of a page: redirects to the collection, or shows the messages. */
export async function answerCollectionForm(args: ActionFunctionArgs, id: string | null) {
  const saved = await saveCollection(args, id);
  const { page } = saved;
  if (!saved.isOk) {
    const { problem } = saved;
    if (problem.kind === "default-collection") throw toNotice(DEFAULT_NOTICE, page, 400);
    if (isNotFound(problem)) throw toNotice(keepCollection(page), page);
    return failForm(problem, page.values, page);
  }
  const url = `${page.home}/${saved.collection.id}`;
  return redirectWithFlash(args.context, url, saved.message);
}

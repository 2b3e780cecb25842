import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { canAddCollection } from "~/domain/accounts/collection";
import type { SaveState } from "~/ui/collections/save-state";
import { readPage } from "../$locale.plus.collections/read-page";

/**
 * Initial state of the form that saves the page `?url=`: its existing items, with the
 * first such collection selected unless the URL names another.
 * @throws a 404 when there is no such page.
 */
export async function loadSaveState(args: LoaderFunctionArgs): Promise<SaveState> {
  const page = readPage(args);
  const { user, collections, query } = page;
  const card = args.context.services.documents.findPageSummary(query.get("url") ?? "");
  if (!card)
    throw data(
      { title: page.text("not-found-title") },
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
    collectionCount: all.length,
  };
}

function pickItem(item: NonNullable<SaveState["choices"][number]["item"]>) {
  const { id, title, notes, updatedAt } = item;
  return { id, title, notes, updatedAt };
}

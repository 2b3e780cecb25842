import type { LoaderFunctionArgs } from "@remix-run/node";
import { toListPlace } from "./list-query";
import { readPage, requireFound } from "./read-page";

/** The item that the URL names, with its collection and the reader's others. */
export async function getItem(args: LoaderFunctionArgs) {
  const page = readPage(args);
  const { user, collections } = page;
  const id = args.params["id"] ?? "";
  const [found, all] = await Promise.all([
    collections.getItem(user.id, id, args.params["item"] ?? ""),
    collections.list(user.id),
  ]);
  const { item } = requireFound(found, page);
  const collection = all.find((each) => each.id === item.collectionId);
  const others = all.filter((each) => each !== collection);
  /** URL that all actions on the item return to. */
  const back = toListPlace(page, item.collectionId);
  return { ...page, item, collection: collection ?? { id, name: "" }, others, back };
}

/** Ids of collection and item in the URL. */
export function readItemIds({ params }: Pick<LoaderFunctionArgs, "params">) {
  return [params["id"] ?? "", params["item"] ?? ""] as const;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireFound } from "./require-found";
import { toListPlace } from "./list-query";
import { readPage } from "./read-page";

/** The item that the address names, with its collection and all others. */
export async function findItem(args: LoaderFunctionArgs) {
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
  /** Where all actions on the item lead back to. */
  const back = toListPlace(page, item.collectionId);
  return { ...page, item, collection: collection ?? { id, name: "" }, others, back };
}

/** Ids in the address of an item. */
export function readItemIds({ params }: Pick<LoaderFunctionArgs, "params">) {
  return [params["id"] ?? "", params["item"] ?? ""] as const;
}

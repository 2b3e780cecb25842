import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { COLLECTION_PAGE_SIZE } from "~/domain/accounts/collection";
import { nameCollection } from "~/ui/collections/collection-name";
import { requireFound, readPage } from "../$locale.plus.collections/read-page";
import { parseListQuery, toListUrl } from "../$locale.plus.collections/list-query";

/**
 * Loads the page of a collection that the URL names.
 * @throws Response: a redirect to the last page when the number is too high; a 404 when
 * the reader has no such collection.
 */
export async function loadCollectionPage(args: LoaderFunctionArgs) {
  const found = await loadItems(args, 1);
  const { page, query, lastPage, collection, items, matchCount } = found;
  const { text, toTitle, home } = page;
  const { id } = collection;
  // The only item of the last page may just have been removed.
  if (query.page > lastPage)
    throw redirect(toListUrl(`${home}/${id}`, { ...query, page: lastPage }));
  const title = toTitle(nameCollection(collection, text));
  return { title, collection, items, matchCount, query, lastPage, now: Date.now() };
}

/**
 * Loads the page that the URL names for "show more", and the page before it, because articles removed
 * since then have moved others from the one to the other.
 * @throws Response: a 404 when the reader has no such collection.
 */
export async function loadMoreItems(args: LoaderFunctionArgs) {
  const { items, lastPage } = await loadItems(args, 2);
  return { items, lastPage };
}

/** Finds the items of the page that the URL names, as the last of `pageCount` pages. */
async function loadItems(args: LoaderFunctionArgs, pageCount: number) {
  const page = readPage(args);
  const query = parseListQuery(page.query);
  const found = await page.collections.get(page.user.id, args.params["id"] ?? "", {
    search: query.search || undefined,
    sort: query.sort,
    limit: pageCount * COLLECTION_PAGE_SIZE,
    offset: Math.max(0, query.page - pageCount) * COLLECTION_PAGE_SIZE,
  });
  const { matchCount, ...rest } = requireFound(found, page);
  const lastPage = Math.max(1, Math.ceil(matchCount / COLLECTION_PAGE_SIZE));
  return { ...rest, matchCount, page, query, lastPage };
}

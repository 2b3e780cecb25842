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
  const page = readPage(args);
  const { user, text, toTitle, collections, home } = page;
  const id = args.params["id"] ?? "";
  const query = parseListQuery(page.query);
  const found = await collections.get(user.id, id, {
    search: query.search || undefined,
    sort: query.sort,
    limit: COLLECTION_PAGE_SIZE,
    offset: (query.page - 1) * COLLECTION_PAGE_SIZE,
  });
  const { collection, items, matchCount } = requireFound(found, page);
  const lastPage = Math.max(1, Math.ceil(matchCount / COLLECTION_PAGE_SIZE));
  // The only item of the last page may just have been removed.
  if (query.page > lastPage)
    throw redirect(toListUrl(`${home}/${id}`, { ...query, page: lastPage }));
  const title = toTitle(nameCollection(collection, text));
  return { title, collection, items, matchCount, query, lastPage, now: Date.now() };
}

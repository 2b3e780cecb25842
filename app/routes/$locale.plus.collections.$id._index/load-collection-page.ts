import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { COLLECTION_PAGE_SIZE } from "~/domain/accounts/collection";
import { nameCollection } from "~/ui/collections/collection-name";
import { getFound } from "../$locale.plus.collections/get-found";
import { parseListQuery, toListUrl } from "../$locale.plus.collections/list-query";
import { readPage } from "../$locale.plus.collections/read-page";

/**
 * One page of a collection, as the address asks for it.
 *
 * @throws Response that leads to the last page from one behind it; a 404 for no collection of the
 * reader's.
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
  const { collection, items, matchCount } = getFound(found, page);
  const lastPage = Math.max(1, Math.ceil(matchCount / COLLECTION_PAGE_SIZE));
  // The last item of the last page may just have been removed.
  if (query.page > lastPage)
    throw redirect(toListUrl(`${home}/${id}`, { ...query, page: lastPage }));
  const title = toTitle(nameCollection(collection, text));
  return { title, collection, items, matchCount, query, lastPage, now: Date.now() };
}

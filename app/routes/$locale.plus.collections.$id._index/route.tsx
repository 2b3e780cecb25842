import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { COLLECTION_PAGE_SIZE } from "~/domain/collection";
import type { PageHandle } from "~/domain/page-handle";
import { nameCollection } from "~/ui/collections/collection-name";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { getFound } from "../$locale.plus.collections/get-found";
import { readPage } from "../$locale.plus.collections/read-page";
import { parseListQuery, toListUrl } from "./list-query";
import { CollectionScreen } from "./collection-screen";

export const handle = { hydrate: "at-once" } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
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

export const meta = describePrivatePage;

export default function CollectionRoute() {
  return <CollectionScreen {...useLoaderData<typeof loader>()} />;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadCollectionPage } from "./$locale.plus.collections.$id._index/load-collection-page";

/** A page of a collection as JSON, for "show more". */
export async function loader(args: LoaderFunctionArgs) {
  const { items } = await loadCollectionPage(args);
  return Response.json({ items }, { headers: { "Cache-Control": "private, no-store" } });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerScript } from "./$locale.plus.collections/answer-script";
import { loadCollectionPage } from "./$locale.plus.collections.$id._index/load-collection-page";

/** A page of a collection as JSON, for "show more". */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerScript(() => readItems(args));
}

async function readItems(args: LoaderFunctionArgs): Promise<Response> {
  const { items } = await loadCollectionPage(args);
  return Response.json({ items }, { headers: { "Cache-Control": "private, no-store" } });
}

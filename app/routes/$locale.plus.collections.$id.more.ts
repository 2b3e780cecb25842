import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerScript } from "./$locale.plus.collections/answer-script";
import { loadMoreItems } from "./$locale.plus.collections.$id._index/load-collection-page";

/** Items of a collection as JSON, for "show more". */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerScript(() => readItems(args));
}

async function readItems(args: LoaderFunctionArgs): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  return Response.json(await loadMoreItems(args), { headers });
}

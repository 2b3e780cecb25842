import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCollectionsCall,
  type Calls,
} from "~/routes/api.v2.collections/answer-collections-call";
import { toItemResponse } from "~/services/collections/index.server";

const CALLS: Calls = {
  async GET({ collections, user, request }) {
    const url = new URL(request.url).searchParams.get("url");
    if (url === null) return new Response("url is missing", { status: 400 });
    const items = await collections.lookup(user.id, url);
    const results = items.map((item) => ({
      collection_id: item.collectionId,
      item: toItemResponse(item),
    }));
    return Response.json({ results });
  },
};

export function loader(args: LoaderFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

export function action(args: ActionFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

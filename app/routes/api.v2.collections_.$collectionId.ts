import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCollectionsCall,
  type Calls,
} from "~/routes/api.v2.collections/answer-collections-call";
import { answerProblem } from "~/routes/api.v2.collections/answer-problem";
import { readFields } from "~/routes/api.v2.collections/read-fields";
import { readItemsQuery } from "~/routes/api.v2.collections/read-items-query";
import {
  toCollectionResponse,
  toItemResponse,
} from "~/services/collections/index.server";

const CALLS: Calls = {
  async GET({ collections, user, collectionId, request }) {
    const query = readItemsQuery(request);
    const outcome = await collections.get(user.id, collectionId, query);
    if (!outcome.isOk) return answerProblem(outcome.problem, collectionId);
    const items = outcome.items.map(toItemResponse);
    return Response.json({ ...toCollectionResponse(outcome.collection), items });
  },
  async POST({ collections, user, collectionId, request }) {
    const fields = await readFields(request);
    const outcome = await collections.edit(user.id, collectionId, fields);
    return outcome.isOk
      ? Response.json(toCollectionResponse(outcome.collection))
      : answerProblem(outcome.problem, collectionId);
  },
  /** Idempotent: a missing collection counts as deleted. */
  async DELETE({ collections, user, collectionId }) {
    const outcome = await collections.remove(user.id, collectionId);
    return outcome.isOk || outcome.problem.kind === "collection-not-found"
      ? new Response(null, { status: 200 })
      : answerProblem(outcome.problem, collectionId);
  },
};

export function loader(args: LoaderFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

export function action(args: ActionFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

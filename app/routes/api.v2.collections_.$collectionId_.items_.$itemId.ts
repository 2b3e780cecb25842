import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCollectionsCall,
  type Calls,
  readFields,
} from "~/routes/api.v2.collections/answer-collections-call";
import { answerProblem } from "~/routes/api.v2.collections/answer-problem";
import { toItemResponse } from "~/services/collections/index.server";

const CALLS: Calls = {
  async GET({ collections, user, collectionId, itemId }) {
    const outcome = await collections.getItem(user.id, collectionId, itemId);
    return outcome.isOk
      ? Response.json(toItemResponse(outcome.item))
      : answerProblem(outcome.problem, collectionId);
  },
  /** An edit of a missing item has no effect and is no error (server contract, 5.7). */
  async POST({ collections, user, collectionId, itemId, request }) {
    const fields = await readFields(request);
    const outcome = await collections.editItem(user.id, collectionId, itemId, fields);
    return outcome.isOk || outcome.problem.kind === "item-not-found"
      ? new Response(null, { status: 200 })
      : answerProblem(outcome.problem, collectionId);
  },
  async DELETE({ collections, user, collectionId, itemId }) {
    const outcome = await collections.removeItem(user.id, collectionId, itemId);
    return outcome.isOk || outcome.problem.kind === "item-not-found"
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

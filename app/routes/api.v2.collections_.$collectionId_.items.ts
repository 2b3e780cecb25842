import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCollectionsCall,
  type Calls,
  readFields,
} from "~/routes/api.v2.collections/answer-collections-call";
import { answerProblem } from "~/routes/api.v2.collections/answer-problem";

const CALLS: Calls = {
  async POST({ collections, user, collectionId, request }) {
    const fields = await readFields(request);
    const outcome = await collections.addItem(user.id, collectionId, fields);
    return outcome.isOk
      ? new Response(null, { status: 201 })
      : answerProblem(outcome.problem, collectionId);
  },
};

export function loader(args: LoaderFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

export function action(args: ActionFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

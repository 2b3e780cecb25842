import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { toCollectionResponse } from "~/services/collections/index.server";
import { answerCollectionsCall, type Calls, readFields } from "./answer-collections-call";
import { answerProblem } from "./answer-problem";

const CALLS: Calls = {
  async GET({ collections, user }) {
    const list = await collections.list(user.id);
    return Response.json(list.map(toCollectionResponse));
  },
  async POST({ collections, user, request }) {
    const outcome = await collections.create(user, await readFields(request));
    return outcome.isOk
      ? Response.json(toCollectionResponse(outcome.collection), { status: 201 })
      : answerProblem(outcome.problem);
  },
};

export function loader(args: LoaderFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

export function action(args: ActionFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

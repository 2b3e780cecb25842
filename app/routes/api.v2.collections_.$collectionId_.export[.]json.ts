import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCollectionsCall,
  type Calls,
} from "~/routes/api.v2.collections/answer-collections-call";
import { answerProblem } from "~/routes/api.v2.collections/answer-problem";
import { answerDownload } from "~/routes/api.v2.collections/answer-download";
import { toJsonText } from "~/services/collections/index.server";

const CALLS: Calls = {
  async GET({ collections, user, collectionId }) {
    const outcome = await collections.exportItems(user.id, collectionId);
    return outcome.isOk
      ? answerDownload(toJsonText(outcome), outcome.collection, "json")
      : answerProblem(outcome.problem, collectionId);
  },
};

export function loader(args: LoaderFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

export function action(args: ActionFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

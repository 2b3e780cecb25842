import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall } from "~/services/api-answers/index.server";
import { toMatrix } from "~/services/observatory/index.server";
import {
  getEnglishWords,
  UNCACHED,
  readProfile,
} from "./$locale.observatory/answer-scan.server";

/** Every test with all results that it can have. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["GET", "HEAD"], () => {
    const matrix = toMatrix(readProfile(new URL(request.url)), getEnglishWords());
    return Promise.resolve(Response.json(matrix, { headers: UNCACHED }));
  });
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}

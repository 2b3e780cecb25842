import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall } from "~/services/api-answers/index.server";
import {
  CACHE_SECONDS,
  COOL_DOWN_SECONDS,
  toAnalyzeResponse,
} from "~/services/observatory/index.server";
import {
  getEnglishWords,
  UNCACHED,
  readProfile,
  scanForProgram,
} from "./$locale.observatory/answer-scan.server";

/** The result of a site: of today for GET, of the last minute for POST. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["GET", "HEAD", "POST"], async () => {
    const maxAge = request.method === "POST" ? COOL_DOWN_SECONDS : CACHE_SECONDS;
    const scan = await scanForProgram(request, context, maxAge);
    const history = await context.services.observatory.listHistory(scan.site);
    const profile = readProfile(new URL(request.url));
    const body = toAnalyzeResponse(scan, history, { profile, words: getEnglishWords() });
    return Response.json(body, { headers: UNCACHED });
  });
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}

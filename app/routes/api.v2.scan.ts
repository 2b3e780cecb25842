import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall } from "~/services/api-answers/index.server";
import { COOL_DOWN_SECONDS, toScanResponse } from "~/services/observatory/index.server";
import {
  UNCACHED,
  readProfile,
  scanForProgram,
} from "./$locale.observatory/answer-scan.server";

/** The short form of a result, for programs that only want the grade. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const scan = await scanForProgram(request, context, COOL_DOWN_SECONDS);
    const profile = readProfile(new URL(request.url));
    const { siteOrigin: origin } = context.config;
    return Response.json(toScanResponse(scan, { profile, origin }), {
      headers: UNCACHED,
    });
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}

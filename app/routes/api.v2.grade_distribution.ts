import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall } from "~/services/api-answers/index.server";
import { UNCACHED } from "./$locale.observatory/answer-scan.server";

/** How many sites have which grade, of those scanned here in the past year. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["GET", "HEAD"], async () =>
    Response.json(await context.services.observatory.countGrades(), {
      headers: UNCACHED,
    }),
  );
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { answerStream } from "./$locale.plus.ai-help/answer-stream.server";

/** Answers the form of AI Help by an event stream, for scripts. */
export function action(args: ActionFunctionArgs) {
  return answerStream(args);
}

/** The URL has no page. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}

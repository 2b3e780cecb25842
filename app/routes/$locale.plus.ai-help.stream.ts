import type { ActionFunctionArgs } from "@remix-run/node";
import { answerStream } from "./$locale.plus.ai-help/answer-stream.server";

/** Answers the form of AI Help by an event stream, for scripts. */
export function action(args: ActionFunctionArgs) {
  return answerStream(args);
}

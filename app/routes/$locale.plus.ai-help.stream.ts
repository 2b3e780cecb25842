import type { ActionFunctionArgs } from "@remix-run/node";
import { refuseMethod } from "~/services/api-answers/index.server";
import { answerStream } from "./$locale.plus.ai-help/answer-stream.server";

/** Answers the form of AI Help by an event stream, for scripts. */
export function action(args: ActionFunctionArgs) {
  return answerStream(args);
}

/** The URL has no page. */
export function loader() {
  throw refuseMethod(["POST"]);
}

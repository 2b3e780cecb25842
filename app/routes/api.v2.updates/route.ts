import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerUpdates } from "./answer-updates";

export function loader(args: LoaderFunctionArgs) {
  return answerUpdates(args);
}

export function action(args: ActionFunctionArgs) {
  return answerUpdates(args);
}

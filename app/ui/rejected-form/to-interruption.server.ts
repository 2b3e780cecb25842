import { data } from "@remix-run/node";
import { UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";
import type { InterruptedForm } from "./interrupted-page";

/** Creates the response with which an action keeps a form while the session cannot be looked up: 503. */
export function toInterruption(interrupted: InterruptedForm) {
  return data({ interrupted }, UNAVAILABLE_RESPONSE);
}

import { data } from "@remix-run/node";
import { RETRY_AFTER_SECONDS } from "~/domain/site/unavailable-error";
import type { InterruptedForm } from "./interrupted-page";

/** Creates the response with which an action keeps a form while the session cannot be looked up: 503. */
export function toInterruption(interrupted: InterruptedForm) {
  const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
  return data({ interrupted }, { status: 503, headers });
}

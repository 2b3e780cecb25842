import { data } from "@remix-run/node";
import { UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";
import type { InterruptedForm } from "./rejected-form-pages";

/** Creates the response with which an action keeps a form while the session cannot be looked up: 503. */
export function toInterruption(interrupted: InterruptedForm) {
  return data({ interrupted }, UNAVAILABLE_RESPONSE);
}

/** Creates the response with which an action keeps the form of a signed-out reader where no draft is stored: 401. */
export function toSignedOut(interrupted: InterruptedForm, title: string) {
  return data(
    { title, interrupted: { ...interrupted, isSignedOut: true } },
    { status: 401 },
  );
}

import { OWNER_FIELD, readFormOwner } from "~/domain/accounts/form-owner";
import type { InterfaceText } from "~/domain/text/strings";
import type { FormFailure } from "./form-failure";

/** Response of a form's URL on success. */
export interface FormDone {
  done: string;
}

/** Submits a form by fetch; returns its result, or a failure with all typed values. */
export async function sendForm<Done extends FormDone, Failure extends FormFailure>(
  address: string,
  form: FormData,
  text: InterfaceText,
): Promise<Done | Failure> {
  const body = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === "string") body.append(name, value);
  const fail = (failure: LocalFailure) => failLocally(body, failure) as Failure;
  try {
    // A redirect to sign-in leads to another origin, so it is not followed.
    const response = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (response.type === "opaqueredirect" || response.status === 401)
      return fail(describeSignedOut(text));
    if (response.status === 413)
      return fail({ kind: "unavailable", summary: text("collection-fault-too-large") });
    const answer: unknown = await response.json();
    if (has(answer, "done")) return answer as unknown as Done;
    if (has(answer, "summary")) return answer as unknown as Failure;
    if (has(answer, "foreignForm"))
      return fail(describeForeign(readFormOwner(body.get(OWNER_FIELD)).email, text));
  } catch {
    // Reported below: no network, or a response that is not the site's own.
  }
  return fail({ kind: "unavailable", summary: text("collection-fault-unavailable") });
}

type LocalFailure = Pick<FormFailure, "kind" | "summary">;

/** The session has expired. */
export function describeSignedOut(text: InterfaceText): LocalFailure {
  return { kind: "signed-out", summary: text("collection-fault-signed-out") };
}

/** A different reader has signed in since the form was opened. */
export function describeForeign(openedAs: string, text: InterfaceText): LocalFailure {
  return { kind: "foreign", summary: text("collection-fault-foreign", { openedAs }) };
}

function failLocally(body: URLSearchParams, failure: LocalFailure): FormFailure {
  return { ...failure, faults: {}, values: Object.fromEntries(body) };
}

function has(answer: unknown, key: string): answer is object {
  return typeof answer === "object" && answer !== null && key in answer;
}

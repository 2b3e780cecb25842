import { type FormEvent, useRef, useState } from "react";
import { toFields } from "~/browser/to-fields";
import { OWNER_FIELD, readFormOwner } from "~/domain/accounts/form-owner";
import type { InterfaceText } from "~/domain/text/strings";
import { useText } from "~/l10n/locale-context";

/** Failure of a form in the reader's language, with all typed values. */
export interface FormFailure<
  Values extends Record<string, string> = Record<string, string>,
> {
  /** Kind of the problem; some kinds are displayed differently. */
  kind: string;
  summary: string;
  /** Messages by field name. */
  faults: Partial<Record<string, string>>;
  values: Values;
}

/** Response of a form's URL on success. */
export interface FormDone {
  done: string;
}

/** Submits a form by fetch; returns its result, or a failure with all typed values. */
async function sendForm<Done extends FormDone, Failure extends FormFailure>(
  address: string,
  form: FormData,
  text: InterfaceText,
): Promise<Done | Failure> {
  const body = toFields(form);
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

/** Submits forms to one URL, one at a time, and holds the last failure. */
export function useSending<Done extends FormDone, Failure extends FormFailure>(
  address: string,
) {
  const text = useText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState<"save" | "delete" | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** A ref instead of state, because a second press may come before the next render. */
  const isSending = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<Done | Failure | null> {
    event.preventDefault();
    event.stopPropagation();
    if (isSending.current) return null;
    isSending.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    setPending(form.get("intent") === "delete" ? "delete" : "save");
    const result = await sendForm<Done, Failure>(address, form, text);
    isSending.current = false;
    setPending(null);
    setFailure("done" in result ? null : result);
    setAttempt((last) => last + 1);
    return result;
  }
  return { failure, pending, attempt, send, forget: () => setFailure(null) };
}

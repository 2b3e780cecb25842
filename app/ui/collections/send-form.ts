import type { InterfaceText } from "~/domain/strings";
import type { FormFailure } from "./form-failure";
import type { InterfaceMessageId } from "~/domain/message-ids";

/** What the address of a form answers when it has done what the form says. */
export interface FormDone {
  done: string;
}

/** Sends a form without leaving the page: what it has done, or why not, with all that was typed. */
export async function sendForm<Done extends FormDone, Failure extends FormFailure>(
  address: string,
  form: FormData,
  text: InterfaceText,
): Promise<Done | Failure> {
  const body = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === "string") body.append(name, value);
  const fail = (id: InterfaceMessageId) => failLocally(body, text(id)) as Failure;
  try {
    // Sign-in is another site's page: it can't be read here.
    const response = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (response.type === "opaqueredirect") return fail("collection-fault-signed-out");
    if (response.status === 413) return fail("collection-fault-too-large");
    const answer: unknown = await response.json();
    if (has(answer, "done")) return answer as unknown as Done;
    if (has(answer, "summary")) return answer as unknown as Failure;
  } catch {
    // Said below: no network, or an answer that is not the site's own.
  }
  return fail("collection-fault-unavailable");
}

function failLocally(body: URLSearchParams, summary: string): FormFailure {
  return { kind: "unavailable", summary, faults: {}, values: Object.fromEntries(body) };
}

function has(answer: unknown, key: string): answer is object {
  return typeof answer === "object" && answer !== null && key in answer;
}

import type { Translate } from "~/domain/strings";
import type { FormFailure } from "~/ui/collections/form-failure";
import {
  SAVE_FIELDS,
  type SaveDone,
  type SaveState,
  type SaveValues,
} from "~/ui/collections/save-state";

type Failure = FormFailure<SaveValues>;

/** What the menu starts from, or why it can't. */
export async function loadSaveState(
  address: string,
  text: Translate,
): Promise<SaveState | string> {
  try {
    // Sign-in is another site's page: it can't be read here.
    const response = await fetch(address, { redirect: "manual" });
    if (response.type === "opaqueredirect") return text("collection-fault-signed-out");
    if (response.ok) return (await response.json()) as SaveState;
  } catch {
    // Said below: no network, or an answer that is not the site's own.
  }
  return text("collection-fault-loading");
}

/** Sends the menu's form: what it has done, or why not, with all that was typed. */
export async function sendSaveForm(
  address: string,
  form: FormData,
  text: Translate,
): Promise<SaveDone | Failure> {
  const body = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === "string") body.append(name, value);
  const fail = (id: string) => failLocally(body, text(id));
  try {
    const response = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (response.type === "opaqueredirect") return fail("collection-fault-signed-out");
    const answer: unknown = await response.json();
    if (isDone(answer) || isFailure(answer)) return answer;
  } catch {
    // As above.
  }
  return fail("collection-fault-unavailable");
}

function failLocally(body: URLSearchParams, summary: string): Failure {
  const values = Object.fromEntries(
    SAVE_FIELDS.map((name) => [name, body.get(name) ?? ""]),
  ) as SaveValues;
  return { kind: "unavailable", summary, faults: {}, values };
}

function isDone(answer: unknown): answer is SaveDone {
  return typeof answer === "object" && answer !== null && "done" in answer;
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === "object" && answer !== null && "summary" in answer;
}

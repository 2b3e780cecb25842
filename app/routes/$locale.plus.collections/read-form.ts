import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isFormOwner, OWNER_FIELD } from "~/domain/accounts/form-owner";
import { type FormUserOptions, requireFormUser } from "~/routes/users/require-user";
import { readFormBody } from "~/services/api-answers/index.server";
import { toInterruption } from "~/ui/rejected-form/to-interruption.server";
import { readPage } from "./read-page";

/**
 * Reads a submitted form: its reader and text fields.
 * @throws Response: a redirect to sign-in, with the typed text kept as a draft for the
 * form's page; or a 503 with that text while the session cannot be looked up.
 */
export async function readSubmission<Field extends string>(
  args: ActionFunctionArgs,
  names: readonly Field[],
  options: FormUserOptions = {},
) {
  const { request, context } = args;
  if (context.isUserUnknown) throw await interrupt(request, names);
  const { form } = await requireFormUser(request, context, options);
  return { ...readPage(args), values: readForm(form, names) };
}

/**
 * Response with the typed text on the page itself, because it cannot be stored for an
 * unknown reader.
 */
async function interrupt(request: Request, names: readonly string[]) {
  const { pathname, search } = new URL(request.url);
  const form = await readFormBody(request);
  // Keeps the owner token, so that a second submit still belongs to its reader.
  const values = Object.entries(readForm(form, [...names, OWNER_FIELD]));
  return toInterruption({ address: pathname + search, values });
}

/** Text fields of a form by name; missing fields and files are empty. */
export function readForm<Field extends string>(
  form: FormData,
  names: readonly Field[],
): Record<Field, string> {
  const entries = names.map((name) => {
    const value = form.get(name);
    // Forms submit line breaks as CR LF; they are counted and stored as one character.
    return [name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}

/**
 * Draft of this page's form that was submitted after the session had expired. Null when
 * there is none, or when another reader has signed in since. A draft is returned once;
 * the response must send `headers`.
 */
export async function takeTyped<Field extends string>(
  { request, context }: LoaderFunctionArgs,
  names: readonly Field[],
): Promise<{ typed: Record<Field, string> | null; headers: Headers }> {
  const { form, clear } = await context.services.formDrafts.take(request);
  const headers = new Headers();
  if (clear !== null) headers.set("Set-Cookie", clear);
  const isOwn = form && context.user && isFormOwner(form.get(OWNER_FIELD), context.user);
  return { typed: isOwn ? readForm(form, names) : null, headers };
}

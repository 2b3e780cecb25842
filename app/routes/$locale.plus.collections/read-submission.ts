import type { ActionFunctionArgs } from "@remix-run/node";
import { OWNER_FIELD } from "~/domain/accounts/form-owner";
import { requireFormUser, type FormUserOptions } from "~/routes/users/require-form-user";
import { readFormBody } from "~/services/api-answers/index.server";
import { toInterruption } from "~/ui/rejected-form/to-interruption.server";
import { readForm } from "./read-form";
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

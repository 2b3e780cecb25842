import { data, type ActionFunctionArgs } from "@remix-run/node";
import { OWNER_FIELD } from "~/domain/accounts/form-owner";
import {
  requireFormUser,
  type FormUserOptions,
} from "~/services/accounts/require-form-user";
import type { InterruptedForm } from "./interrupted-page";
import { readForm } from "./read-form";
import { readPage } from "./read-page";

/**
 * A form of these pages: who sent it, and its text fields.
 *
 * @throws Response that leads to sign-in, with what was typed kept for the page's own form; 503
 * with all of it while nobody can tell who sends it.
 */
export async function readSubmission<Field extends string>(
  args: ActionFunctionArgs,
  names: readonly Field[],
  options: FormUserOptions = {},
) {
  const { request, context } = args;
  if (context.isUserUnknown) throw await toInterruption(request, names);
  const { form } = await requireFormUser(request, context, options);
  return { ...readPage(args), values: readForm(form, names) };
}

/** When the database may be back. */
const RETRY_AFTER_SECONDS = 10;

/** Nothing can be kept for the reader but on the page that says so. */
async function toInterruption(request: Request, names: readonly string[]) {
  const { pathname, search } = new URL(request.url);
  const form = await request.formData().catch(() => new FormData());
  const interrupted: InterruptedForm = {
    address: pathname + search,
    // Sent again, it is still the form of who opened it.
    values: readForm(form, [...names, OWNER_FIELD]),
  };
  const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
  return data({ interrupted }, { status: 503, headers });
}

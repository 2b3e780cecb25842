import { data, redirectDocument, type AppLoadContext } from "@remix-run/node";
import { isFormOwner, OWNER_FIELD, readFormOwner } from "~/domain/accounts/form-owner";
import type { User } from "~/domain/accounts/user";
import { requireUser } from "./require-user";

export interface FormUserOptions {
  /** The page to come back to, when it is not the one that the form is sent to. */
  next?: string;
}

/** A form that was opened by one reader and sent in the session of another. */
export interface ForeignForm {
  /** Path and query that the form was sent to. */
  address: string;
  /** Email address of the reader who opened it; empty when the form did not say. */
  openedAs: string;
  /** All texts of the form but its owner token. */
  values: [name: string, value: string][];
}

/**
 * The signed-in reader who sends a form, and the form. Of anybody else it is kept until they have
 * signed in and are back (services/kept-forms). Every form of an account passes here, so this is
 * where owner tokens are checked.
 *
 * @throws Response that leads to sign-in; 503 while nobody can tell who it is; data with a
 * `ForeignForm` and status 409 when the form was opened by another reader.
 */
export async function requireFormUser(
  request: Request,
  context: AppLoadContext,
  { next }: FormUserOptions = {},
): Promise<{ user: User; form: FormData }> {
  if (context.isUserUnknown) requireUser(request, context);
  // A body that is no form has no fields.
  const form = await request.formData().catch(() => new FormData());
  if (context.user) {
    if (isFormOwner(form.get(OWNER_FIELD), context.user))
      return { user: context.user, form };
    throw refuseForeignForm(request, form);
  }
  const { pathname, search } = new URL(request.url);
  const target = next ?? pathname + search;
  const [path = ""] = target.split(/[?#]/, 1);
  const { keptForms } = context.services;
  const cookie = await keptForms.keep(form, path, context.clientAddress);
  throw redirectDocument(`/users/signed-out?next=${encodeURIComponent(target)}`, {
    status: 303,
    ...(cookie !== null && { headers: { "Set-Cookie": cookie } }),
  });
}

function refuseForeignForm(request: Request, form: FormData) {
  const { pathname, search } = new URL(request.url);
  const values = [...form].flatMap(([name, value]): ForeignForm["values"] =>
    typeof value === "string" && name !== OWNER_FIELD ? [[name, value]] : [],
  );
  const { email } = readFormOwner(form.get(OWNER_FIELD));
  const foreignForm: ForeignForm = {
    address: pathname + search,
    openedAs: email,
    values,
  };
  return data({ foreignForm }, { status: 409 });
}

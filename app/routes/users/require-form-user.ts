import { data, redirectDocument, type AppLoadContext } from "@remix-run/node";
import { isFormOwner, OWNER_FIELD, readFormOwner } from "~/domain/accounts/form-owner";
import type { User } from "~/domain/accounts/user";
import { findRequestLocale } from "~/domain/locales/find-request-locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { readFormBody } from "~/services/api-answers/index.server";
import { requireUser } from "./require-user";

export interface FormUserOptions {
  /** Page to return to, when it is not the form's target. */
  next?: string;
}

/** A form that was opened by one reader and submitted in the session of another. */
export interface ForeignForm {
  /** Path and query of the form's target. */
  address: string;
  /** E-mail address of the reader who opened the form; "" when it has no owner token. */
  openedAs: string;
  /** All text fields except the owner token. */
  values: [name: string, value: string][];
}

/**
 * Returns the signed-in reader and the form that they submit. For others, saves the form as a draft
 * until they have signed in (services/form-drafts). Checks the owner token, because every account
 * form passes here.
 *
 * @throws Response: redirect to sign-in; 503 while the session can't be looked up; data with a
 * `ForeignForm` and status 409 when another reader opened the form.
 */
export async function requireFormUser(
  request: Request,
  context: AppLoadContext,
  { next }: FormUserOptions = {},
): Promise<{ user: User; form: FormData }> {
  if (context.isUserUnknown) requireUser(request, context);
  const form = await readFormBody(request);
  if (context.user) {
    requireOwnForm(request, form, context.user);
    return { user: context.user, form };
  }
  const { pathname, search } = new URL(request.url);
  const target = next ?? pathname + search;
  const [path = ""] = target.split(/[?#]/, 1);
  const { formDrafts } = context.services;
  const cookie = await formDrafts.keep(form, path, context.clientAddress);
  throw redirectDocument(`/users/signed-out?next=${encodeURIComponent(target)}`, {
    status: 303,
    ...(cookie !== null && { headers: { "Set-Cookie": cookie } }),
  });
}

/**
 * Checks the owner token of a form that was read already.
 *
 * @throws data with a `ForeignForm` and status 409 when another reader opened the form.
 */
export function requireOwnForm(request: Request, form: FormData, user: User): void {
  if (!isFormOwner(form.get(OWNER_FIELD), user)) throw refuseForeignForm(request, form);
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
  // The title of the page that shows it (ui/head/describe-failure).
  const title = getInterfaceText(findRequestLocale(request))("form-foreign-title");
  return data({ title, foreignForm }, { status: 409 });
}

import { type AppLoadContext, data, redirectDocument } from "@remix-run/node";
import { isFormOwner, OWNER_FIELD, readFormOwner } from "~/domain/accounts/form-owner";
import { toDraftKeptUrl, toSessionOverUrl } from "~/domain/accounts/private-page";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import type { User } from "~/domain/accounts/user";
import { getRequestLocale } from "~/domain/locales/get-request-locale";
import { isUnavailable, UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";
import { listTexts } from "~/domain/text/list-texts";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { readFormBody } from "~/services/api-answers/index.server";
import { toInterruption, toSignedOut } from "~/ui/rejected-form/to-interruption.server";

/**
 * Returns the signed-in reader, for loaders and actions that require one.
 *
 * @throws Response: redirect to sign-in and back; 503 while the session can't be looked up.
 */
export function requireUser(
  request: Request,
  { user, isUserUnknown }: Pick<AppLoadContext, "user" | "isUserUnknown">,
): User {
  if (user) return user;
  if (isUserUnknown) throw new Response(null, UNAVAILABLE_RESPONSE);
  const { pathname, search } = new URL(request.url);
  // A document redirect, because the provider is another site and the header shows the signed-in
  // reader. Not cached, because the same URL is a page after sign-in.
  throw redirectDocument(signInUrl(pathname + search), {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}

export interface FormUserOptions {
  /** Page to return to, when it is not the form's target; its fields may say which. */
  next?: string | ((form: FormData) => string);
  /** False for a form of buttons alone, which leaves nothing to fill in after sign-in. */
  hasFields?: boolean;
}

/** A form that was opened by one reader and submitted in the session of another. */
interface ForeignForm {
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
 * `ForeignForm` and status 409 when another reader opened the form; data with an `InterruptedForm` when
 * no draft can be stored.
 */
export async function requireFormUser(
  request: Request,
  context: AppLoadContext,
  { next, hasFields = true }: FormUserOptions = {},
): Promise<{ user: User; form: FormData }> {
  if (context.isUserUnknown) requireUser(request, context);
  const form = await readFormBody(request);
  if (context.user) {
    requireOwnForm(request, form, context.user);
    return { user: context.user, form };
  }
  const { pathname, search } = new URL(request.url);
  const target = (typeof next === "function" ? next(form) : next) ?? pathname + search;
  const toUrl = hasFields ? toDraftKeptUrl : toSessionOverUrl;
  const cookies = await keepDraft({ request, form, target, context });
  throw redirectDocument(toUrl(target), {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  });
}

interface UnsentForm {
  request: Request;
  form: FormData;
  /** Path, query and fragment of the page to return to. */
  target: string;
  context: AppLoadContext;
}

/**
 * Returns the Set-Cookie headers of the stored draft. Where none can be stored, because it is too long, one of
 * too many, or the database takes no writes, the page itself keeps the text.
 */
async function keepDraft(unsent: UnsentForm): Promise<string[]> {
  const { request, form, target } = unsent;
  const { services, clientAddress } = unsent.context;
  const { pathname, search } = new URL(request.url);
  const interrupted = { address: pathname + search, values: listTexts(form) };
  const [address = ""] = target.split("#", 1);
  const cookieHeader = request.headers.get("cookie");
  try {
    const draft = { form, address, clientAddress, cookieHeader };
    const cookies = await services.formDrafts.keep(draft);
    if (cookies !== null) return cookies;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw toInterruption(interrupted);
  }
  const title = getInterfaceText(getRequestLocale(request))("sign-in-kept-title");
  throw toSignedOut(interrupted, title);
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
  const values = listTexts(form).filter(([name]) => name !== OWNER_FIELD);
  const { email } = readFormOwner(form.get(OWNER_FIELD));
  const foreignForm: ForeignForm = {
    address: pathname + search,
    openedAs: email,
    values,
  };
  // The title of the page that shows it (ui/head/read-site).
  const title = getInterfaceText(getRequestLocale(request))("form-foreign-title");
  return data({ title, foreignForm }, { status: 409 });
}

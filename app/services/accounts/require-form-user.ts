import { redirectDocument, type AppLoadContext } from "@remix-run/node";
import type { User } from "~/domain/user";
import { requireUser } from "./require-user";

export interface FormUserOptions {
  /** The page to come back to, when it is not the one that the form is sent to. */
  next?: string;
}

/**
 * The signed-in reader who sends a form, and the form. Of anybody else it is kept until they have
 * signed in and are back (services/kept-forms).
 *
 * @throws Response that leads to sign-in; 503 while nobody can tell who it is.
 */
export async function requireFormUser(
  request: Request,
  context: AppLoadContext,
  { next }: FormUserOptions = {},
): Promise<{ user: User; form: FormData }> {
  if (context.isUserUnknown) requireUser(request, context);
  // A body that is no form has no fields.
  const form = await request.formData().catch(() => new FormData());
  if (context.user) return { user: context.user, form };
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

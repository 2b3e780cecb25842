import type { LoaderFunctionArgs } from "@remix-run/node";
import { isFormOwner, OWNER_FIELD } from "~/domain/accounts/form-owner";
import { readForm } from "./read-form";

/**
 * What somebody has typed into this page's form whose session was over by then: null when nothing
 * waits, or when another reader has signed in since. It is given once; `headers` belong to the
 * answer that shows it.
 */
export async function takeTyped<Field extends string>(
  { request, context }: LoaderFunctionArgs,
  names: readonly Field[],
): Promise<{ typed: Record<Field, string> | null; headers: Headers }> {
  const { form, clear } = await context.services.keptForms.take(request);
  const headers = new Headers();
  if (clear !== null) headers.set("Set-Cookie", clear);
  const isOwn = form && context.user && isFormOwner(form.get(OWNER_FIELD), context.user);
  return { typed: isOwn ? readForm(form, names) : null, headers };
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { isFormOwner, OWNER_FIELD } from "~/domain/accounts/form-owner";

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

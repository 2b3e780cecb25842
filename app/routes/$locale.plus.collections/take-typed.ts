import type { LoaderFunctionArgs } from "@remix-run/node";
import { readForm } from "./read-form";

/**
 * What somebody has typed into this page's form whose session was over by then: null when nothing
 * waits. It is given once; `headers` belong to the answer that shows it.
 */
export async function takeTyped<Field extends string>(
  { request, context }: LoaderFunctionArgs,
  names: readonly Field[],
): Promise<{ typed: Record<Field, string> | null; headers: Headers }> {
  const { form, clear } = await context.services.keptForms.take(request);
  const headers = new Headers();
  if (clear !== null) headers.set("Set-Cookie", clear);
  return { typed: form && readForm(form, names), headers };
}

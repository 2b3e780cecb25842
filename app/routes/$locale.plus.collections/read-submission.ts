import { data, redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { signInUrl } from "~/domain/sign-in-url";
import { readForm } from "./read-form";
import { readPage } from "./read-page";
import type { InterruptedForm } from "./signed-out-page";

/** Of an address that takes what was typed through sign-in and back. */
const MAX_NEXT_LENGTH = 2000;

/** A form of these pages: who sent it, and its text fields. */
export async function readSubmission<Field extends string>(
  args: ActionFunctionArgs,
  names: readonly Field[],
) {
  const values = await readForm(args.request, names);
  const { user, isUserUnknown } = args.context;
  // Else `readPage` tells that nobody knows who this is.
  if (!user && !isUserUnknown) throw toSignIn(args.request, values);
  return { ...readPage(args), values };
}

/** Signed out meanwhile: the page's own form takes up what was typed after sign-in. */
function toSignIn(request: Request, values: Record<string, string>): unknown {
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  const next = `${pathname}?${query.toString()}`;
  if (next.length <= MAX_NEXT_LENGTH) return redirectDocument(signInUrl(next), 303);
  const interrupted: InterruptedForm = { address: pathname + search, values };
  return data({ interrupted }, { status: 401 });
}

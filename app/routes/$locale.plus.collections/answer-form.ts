import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { isUnavailable, UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";
import type { Outcome } from "~/services/collections/collections-service";
import type { FlashMessage } from "~/services/flash/index.server";
import type { FormFailure } from "~/ui/collections/send-form";
import { describeProblem, type FormProblem } from "./describe-problem";
import { isNotFound, type PageContext } from "./read-page";

/** Calls the service. An unavailable database is returned as a problem. */
export async function askForChange<Done, Problem>(
  { logger }: AppLoadContext,
  change: () => Promise<Outcome<Done, Problem>>,
): Promise<Outcome<Done, Problem | { kind: "unavailable" }>> {
  try {
    return await change();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "a change of collections could not be stored");
    return { isOk: false, problem: { kind: "unavailable" } };
  }
}

/** Response to a form that failed: messages and all typed values. */
export function failForm<Values extends Record<string, string>>(
  problem: FormProblem,
  values: Values,
  page: Pick<PageContext, "text">,
) {
  const failure: FormFailure<Values> = {
    ...describeProblem(problem, page.text),
    kind: problem.kind,
    values,
  };
  return data(failure, toResponse(problem));
}

function toResponse({ kind }: FormProblem): ResponseInit {
  if (isNotFound({ kind })) return { status: 404 };
  switch (kind) {
    case "unavailable":
      return UNAVAILABLE_RESPONSE;
    case "name-taken":
    case "already-saved":
    case "edit-conflict":
      return { status: 409 };
    default:
      return { status: 400 };
  }
}

/** Redirects after a successful form, with a flash message for the next page. */
export async function redirectWithFlash(
  context: AppLoadContext,
  url: string,
  message: Pick<FlashMessage, "text" | "args">,
): Promise<Response> {
  const header = await context.services.flash.write({ kind: "success", ...message });
  return redirect(url, { status: 303, headers: { "Set-Cookie": header } });
}

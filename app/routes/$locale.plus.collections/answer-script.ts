import { answerFailure } from "~/services/api-answers/index.server";
import { readForeignForm } from "~/ui/rejected-form/rejected-form-pages";

/**
 * Runs a loader or action whose response a script reads. Data that is thrown for a page, which Remix
 * would answer as an unexpected error here, becomes JSON with the same status; for a form opened by
 * another reader it is the data itself.
 */
export async function answerScript(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (thrown) {
    const { data, init } = Object(thrown) as {
      data?: unknown;
      init?: ResponseInit | null;
    };
    if (readForeignForm(data) !== null) return Response.json(data, { status: 409 });
    if (init?.status === undefined || init.status < 400) throw thrown;
    const { status, statusText = "", headers } = init;
    const fields = Object.fromEntries(new Headers(headers));
    return answerFailure(status, statusText, statusText, fields);
  }
}

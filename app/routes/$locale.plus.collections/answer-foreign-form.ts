import { readForeignForm } from "./foreign-form-page";

/**
 * Runs an action whose response a script reads. A form opened by another reader is thrown
 * as data, which Remix would render as a page; this turns it into JSON with the same
 * status.
 */
export async function answerForeignForm(
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (thrown) {
    const { data: body } = Object(thrown) as { data?: unknown };
    if (readForeignForm(body) === null) throw thrown;
    return Response.json(body, { status: 409 });
  }
}

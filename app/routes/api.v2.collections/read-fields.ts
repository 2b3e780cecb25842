import { readJsonBody } from "~/services/api-answers/index.server";

/**
 * Fields of a JSON body, renamed for the service.
 * @throws Response when the body is no JSON object.
 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const body = await readJsonBody(request);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Response("The body is no JSON object", { status: 400 });
  const fields = new Map<string, unknown>(Object.entries(body));
  return { ...Object.fromEntries(fields), updatedAt: fields.get("updated_at") };
}

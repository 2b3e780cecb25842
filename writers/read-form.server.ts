import type { IncomingMessage } from "node:http";

/** The longest page has some 150,000 characters; percent-encoding takes three times as many. */
const MAX_FORM_BYTES = 4 * 1024 * 1024;
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Reads a form; null for another body, and for one that is too long or malformed. */
export async function readForm(request: IncomingMessage): Promise<FormData | null> {
  const type = request.headers["content-type"] ?? "";
  if (!FORM_TYPE.test(type)) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_FORM_BYTES) return null;
    chunks.push(chunk);
  }
  const body = new Response(Buffer.concat(chunks), { headers: { "Content-Type": type } });
  return body.formData().catch(() => null);
}

/** Returns the value of a text field; empty without one. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

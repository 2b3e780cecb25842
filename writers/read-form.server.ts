import type { IncomingMessage } from "node:http";

/** The longest page has some 150,000 characters; percent-encoding takes three times as many. */
const MAX_FORM_BYTES = 4 * 1024 * 1024;
/** Longer ones are read so far, to give their text back. */
const MAX_KEPT_BYTES = 4 * MAX_FORM_BYTES;
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export interface ReadForm {
  /** Null for another body, a malformed one, and one that is too long to be given back. */
  form: FormData | null;
  isTooLong: boolean;
}

/** Reads the text and files of a form. */
export async function readForm(request: IncomingMessage): Promise<ReadForm> {
  const type = request.headers["content-type"] ?? "";
  if (!FORM_TYPE.test(type)) return { form: null, isTooLong: false };
  const chunks: Buffer[] = [];
  let length = 0;
  // To its end, because browsers show no answer that comes before they have sent all.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MAX_KEPT_BYTES) chunks.push(chunk);
  }
  const isTooLong = length > MAX_FORM_BYTES;
  if (length > MAX_KEPT_BYTES) return { form: null, isTooLong };
  const body = new Response(Buffer.concat(chunks), { headers: { "Content-Type": type } });
  return { form: await body.formData().catch(() => null), isTooLong };
}

/** Returns the value of a text field; empty without one. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

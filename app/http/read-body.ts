import type { IncomingMessage } from "node:http";

/** Reads the body of a request; null when it is longer than `maxBytes`. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import type { IncomingMessage } from "node:http";
import express, { type Request, type RequestHandler, type Response } from "express";

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

/** As many as an action reads: the edited questions of a conversation are a field each. */
const MAX_FIELDS = 1000;

/** Reads the fields of a URL-encoded form of so many bytes at most; null for anything else. */
export function readTypedForm(
  request: Request,
  response: Response,
  maxBytes: number,
): Promise<[name: string, value: string][] | null> {
  const isForm =
    request.method === "POST" && isUrlEncoded(request.headers["content-type"]);
  if (!isForm) return Promise.resolve(null);
  const parseForm: RequestHandler = express.urlencoded({
    extended: false,
    inflate: false,
    limit: maxBytes,
    parameterLimit: MAX_FIELDS,
  });
  return new Promise((resolve) => {
    parseForm(request, response, (error: unknown) => {
      resolve(error === undefined ? listFields(request.body) : null);
    });
  });
}

function isUrlEncoded(type: string | undefined): boolean {
  return type !== undefined && /^application\/x-www-form-urlencoded\b/i.test(type);
}

function listFields(body: unknown): [string, string][] {
  return Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
}

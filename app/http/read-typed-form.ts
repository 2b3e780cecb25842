import express, { type Request, type RequestHandler, type Response } from "express";
import { FULL_COLLECTION_FORM_BYTES } from "~/domain/accounts/form-sizes";

/** Limit for all forms except the playground's, which has its own parser. */
const MAX_BYTES = FULL_COLLECTION_FORM_BYTES;
const MAX_FIELDS = 100;

const parseForm: RequestHandler = express.urlencoded({
  extended: false,
  inflate: false,
  limit: MAX_BYTES,
  parameterLimit: MAX_FIELDS,
});

/** Reads the fields of a URL-encoded form; null for anything else. */
export function readTypedForm(
  request: Request,
  response: Response,
): Promise<[name: string, value: string][] | null> {
  const isForm =
    request.method === "POST" && isUrlEncoded(request.headers["content-type"]);
  if (!isForm) return Promise.resolve(null);
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

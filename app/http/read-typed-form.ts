import express, { type Request, type RequestHandler, type Response } from "express";
import { FULL_COLLECTION_FORM_BYTES } from "~/domain/accounts/form-sizes";

/** Fields that any form of a page may hold; the playground's code has places of its own. */
const MAX_BYTES = FULL_COLLECTION_FORM_BYTES;
const MAX_FIELDS = 100;

const parseForm: RequestHandler = express.urlencoded({
  extended: false,
  inflate: false,
  limit: MAX_BYTES,
  parameterLimit: MAX_FIELDS,
});

/** What a reader has typed, field by field; null for anything but a form that can be read. */
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

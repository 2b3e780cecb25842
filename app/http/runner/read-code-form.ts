import express, { type Request, type RequestHandler, type Response } from "express";
import { MAX_PLAY_BYTES, parsePlayState, type PlayState } from "~/domain/play/play-state";
import { toRecord } from "~/domain/text/to-record";

/** Percent-encoding triples the size at most. */
const MAX_FORM_BYTES = 3 * MAX_PLAY_BYTES + 4096;
const MAX_FIELDS = 8;

const parseForm: RequestHandler = express.urlencoded({
  extended: false,
  inflate: false,
  limit: MAX_FORM_BYTES,
  parameterLimit: MAX_FIELDS,
});

/** Parses the body of a form. An unreadable body stays empty; one that is too large is reported. */
export function readForm(
  request: Request,
  response: Response,
): Promise<"read" | "too-large"> {
  return new Promise((resolve) => {
    if (request.method !== "POST") {
      resolve("read");
      return;
    }
    parseForm(request, response, (error: unknown) => {
      resolve(isTooLarge(error) ? "too-large" : "read");
    });
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 413;
}

/** Returns the form field `state`; null when absent. */
export function readStateField(request: Request): string | null {
  const { state } = toRecord(request.body);
  return typeof state === "string" && state !== "" ? state : null;
}

/** Reads plain code from the fields of a form that was submitted without JavaScript. */
export function readCodeFields(request: Request): PlayState | "too-large" | null {
  const fields = toRecord(request.body);
  if (!["html", "css", "js"].some((name) => typeof fields[name] === "string"))
    return null;
  const state = parsePlayState(fields);
  if (!state) return null;
  const { html, css, js } = state;
  return Buffer.byteLength(html + css + js) > MAX_PLAY_BYTES ? "too-large" : state;
}

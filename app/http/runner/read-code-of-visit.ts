import express, { type Request, type RequestHandler, type Response } from "express";
import { MAX_PLAY_BYTES, parsePlayState, type PlayState } from "~/domain/play/play-state";
import { toRecord } from "~/domain/text/to-record";
import type { RunnerCode } from "./runner-options";
import type { Problem } from "./visit-pages";

export interface FoundCode {
  state: PlayState;
  /** Hash of the packed code in the URL; "" for code of a page or a form. */
  hash: string;
  /** The packed code of the URL; null for a stored sample or a form. */
  encoded: string | null;
  /** True for code of a page; false for code that anybody may have written. */
  isStored: boolean;
}

export interface CodeVisit {
  request: Request;
  response: Response;
  /** Path of the page that the runner belongs to. */
  page: string;
  query: URLSearchParams;
  code: RunnerCode;
}

/** Finds the code that a URL or form asks to run; returns the problem otherwise. */
export async function readCodeOfVisit(visit: CodeVisit): Promise<FoundCode | Problem> {
  const { request, response, page, query, code } = visit;
  const sample = query.get("sample");
  const example = query.get("example");
  if (sample !== null || example !== null) {
    const choice = query.get("choice") ?? "";
    const source = sample === null ? { example: example ?? "", choice } : { sample };
    const state = code.findCode(page, source);
    return state ? { state, hash: "", encoded: null, isStored: true } : "missing";
  }
  if ((await readForm(request, response)) === "too-large") return "too-large";
  const encoded = query.get("state") ?? readStateField(request);
  if (encoded !== null && encoded !== "") return decode(encoded, code);
  const state = readCodeFields(request);
  if (state === null || state === "too-large") return state ?? "no-code";
  return { state, hash: "", encoded: null, isStored: false };
}

async function decode(encoded: string, code: RunnerCode): Promise<FoundCode | Problem> {
  const decoded = await code.decodeState(encoded);
  if (decoded.kind === "too-large") return "too-large";
  if (decoded.kind === "none") return "unreadable";
  const { state, hash } = decoded;
  return { state, hash, encoded, isStored: false };
}

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
function readForm(request: Request, response: Response): Promise<"read" | "too-large"> {
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
function readStateField(request: Request): string | null {
  const { state } = toRecord(request.body);
  return typeof state === "string" && state !== "" ? state : null;
}

/** Reads plain code from the fields of a form that was submitted without JavaScript. */
function readCodeFields(request: Request): PlayState | "too-large" | null {
  const fields = toRecord(request.body);
  if (!["html", "css", "js"].some((name) => typeof fields[name] === "string"))
    return null;
  const state = parsePlayState(fields);
  if (!state) return null;
  const { html, css, js } = state;
  return Buffer.byteLength(html + css + js) > MAX_PLAY_BYTES ? "too-large" : state;
}

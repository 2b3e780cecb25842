import type { Request, Response } from "express";
import type { PlayState } from "~/domain/play/play-state";
import { readCodeFields, readForm, readStateField } from "./read-code-form";
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
export async function findCodeOfVisit(visit: CodeVisit): Promise<FoundCode | Problem> {
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

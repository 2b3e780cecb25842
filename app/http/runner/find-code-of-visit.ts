import type { Request, Response } from "express";
import type { PlayState } from "~/domain/play/play-state";
import { readCodeFields, readForm, readStateField } from "./read-code-form";
import type { RunnerCode } from "./runner-options";
import type { Problem } from "./visit-pages";

export interface FoundCode {
  state: PlayState;
  /** Of the packed code in an address; empty for code of a page, or of a form. */
  hash: string;
  /** The code as the address has it; null when it is short for a sample of a page. */
  encoded: string | null;
  /** Who wrote it: the page, or anybody. */
  isStored: boolean;
}

export interface CodeVisit {
  request: Request;
  response: Response;
  /** Path of the page that the runner stands beside. */
  page: string;
  query: URLSearchParams;
  code: RunnerCode;
}

/** The code that an address or a form asks to run, or what is wrong with it. */
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

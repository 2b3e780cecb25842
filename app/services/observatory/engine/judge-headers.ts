import { findResponse, type Capture } from "./capture";
import { findMetaContent } from "./read-metas";
import type { ResultId } from "./results";

/** A judgement of one header's value; null where it is missing. */
export interface HeaderJudgement {
  result: ResultId;
  data: string | null;
}

export interface SourcedJudgement extends HeaderJudgement {
  http: boolean;
  meta: boolean;
}

const SHORT_CHARACTERS = 256;
const LONG_CHARACTERS = 1024;

/** Whether another origin may read the answer; `cors` is the answer to its question. */
export function judgeCors({ cors, corsOrigin }: Capture): HeaderJudgement {
  const prefix = "cross-origin-resource-sharing";
  const given = cors?.["access-control-allow-origin"];
  if (!cors || given === undefined || given === "")
    return { result: `${prefix}-not-implemented`, data: null };
  const data = cut(given, SHORT_CHARACTERS);
  if (data === "*") return { result: `${prefix}-implemented-with-public-access`, data };
  const credentials = cors["access-control-allow-credentials"] ?? "";
  const isOpen =
    data === corsOrigin.toLowerCase() && credentials.trim().toLowerCase() === "true";
  const access = isOpen ? "universal" : "restricted";
  return { result: `${prefix}-implemented-with-${access}-access`, data };
}

const CORP_VALUES = ["same-site", "same-origin", "cross-origin"] as const;

export function judgeResourcePolicy(capture: Capture): SourcedJudgement {
  const data = readValue(capture, "cross-origin-resource-policy", SHORT_CHARACTERS);
  if (data === null)
    return { result: "corp-not-implemented", data, http: false, meta: false };
  const known = CORP_VALUES.find((value) => value === data);
  const result = known
    ? (`corp-implemented-with-${known}` as const)
    : "corp-header-invalid";
  return { result, data, http: true, meta: false };
}

export function judgeContentTypeOptions(capture: Capture): HeaderJudgement {
  const data = readValue(capture, "x-content-type-options", SHORT_CHARACTERS);
  if (data === null) return { result: "x-content-type-options-not-implemented", data };
  return data === "nosniff"
    ? { result: "x-content-type-options-nosniff", data }
    : { result: "x-content-type-options-header-invalid", data };
}

/** @param limitsFrames Whether the policy of the answer's headers says who may frame it. */
export function judgeFrameOptions(
  capture: Capture,
  limitsFrames: boolean,
): HeaderJudgement {
  const data = readValue(capture, "x-frame-options", LONG_CHARACTERS);
  return {
    result: limitsFrames ? "x-frame-options-implemented-via-csp" : toResult(),
    data,
  };
  function toResult(): ResultId {
    if (data === null) return "x-frame-options-not-implemented";
    if (data === "deny" || data === "sameorigin")
      return "x-frame-options-sameorigin-or-deny";
    return data.startsWith("allow-from")
      ? "x-frame-options-allow-from-origin"
      : "x-frame-options-header-invalid";
  }
}

const PRIVATE_REFERRERS: readonly string[] = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];
const UNSAFE_REFERRERS: readonly string[] = [
  "origin",
  "origin-when-cross-origin",
  "unsafe-url",
  "no-referrer-when-downgrade",
];

/** Browsers take the last of several policies that they know. */
export function judgeReferrerPolicy(capture: Capture): SourcedJudgement {
  const response = findResponse(capture);
  const header = response?.headers["referrer-policy"];
  const content = response ? findMetaContent(response, "referrer") : null;
  const values = [header, content ?? undefined].filter((value) => value !== undefined);
  const places = { http: header !== undefined, meta: content !== null };
  if (values.length === 0)
    return { result: "referrer-policy-not-implemented", data: null, ...places };
  const data = values.join(", ");
  const last = data
    .split(",")
    .map((value) => value.trim().toLowerCase())
    .findLast((value) => [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(value));
  if (last === undefined)
    return { result: "referrer-policy-header-invalid", data, ...places };
  const kind = PRIVATE_REFERRERS.includes(last) ? "private" : "unsafe";
  return { result: `referrer-policy-${kind}`, data, ...places };
}

/** A header's value in small letters; null when it is missing or empty. */
function readValue(capture: Capture, name: string, limit: number): string | null {
  const value = findResponse(capture)?.headers[name] ?? "";
  return value === "" ? null : cut(value, limit);
}

function cut(value: string, limit: number): string {
  return value.slice(0, limit).trim().toLowerCase();
}

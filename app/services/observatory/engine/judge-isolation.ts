import { parseItem, Token } from "structured-headers";
import { findResponse, type Capture } from "./capture";
import type { ResultId } from "./results";

export interface IsolationJudgement {
  result: ResultId;
  data: string | null;
  http: boolean;
}

const MAX_CHARACTERS = 1024;

const EMBEDDER = {
  header: "cross-origin-embedder-policy",
  prefix: "coep",
  values: ["require-corp", "credentialless", "unsafe-none"],
} as const;

const OPENER = {
  header: "cross-origin-opener-policy",
  prefix: "coop",
  values: [
    "same-origin",
    "same-origin-allow-popups",
    "noopener-allow-popups",
    "unsafe-none",
  ],
} as const;

export function judgeEmbedderPolicy(capture: Capture): IsolationJudgement {
  return judge(capture, EMBEDDER);
}

export function judgeOpenerPolicy(capture: Capture): IsolationJudgement {
  return judge(capture, OPENER);
}

type Policy = typeof EMBEDDER | typeof OPENER;

function judge(capture: Capture, { header, prefix, values }: Policy): IsolationJudgement {
  const value = findResponse(capture)?.headers[header];
  if (value === undefined || value === "")
    return { result: `${prefix}-not-implemented`, data: null, http: value !== undefined };
  const data = value.slice(0, MAX_CHARACTERS).trim();
  const token = readToken(data);
  const known = (values as readonly string[]).includes(token ?? "");
  return {
    result: known
      ? (`${prefix}-implemented-with-${token ?? ""}` as ResultId)
      : `${prefix}-header-invalid`,
    data,
    http: true,
  };
}

/** The token of a structured item (RFC 8941), without its parameters; null for anything else. */
function readToken(text: string): string | null {
  try {
    const [item] = parseItem(text);
    return item instanceof Token ? item.toString() : null;
  } catch {
    return null;
  }
}

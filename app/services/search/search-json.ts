import type { SearchAnswer } from "~/domain/api/search";
import { MAX_QUERY_BYTES } from "~/domain/search/shared-query";
import { escapeAttribute } from "~/domain/text/escape-html";
import { hasMark } from "./mark-matches";
import type { SearchFault, SearchFaultCode } from "./search-request";
import {
  HITS_PER_PAGE,
  MAX_PAGE,
  type SearchHit,
  type SearchResults,
} from "./search-service";
import type { MarkedText } from "./search-service";

/** Serialises results for the public API (server contract, 9.1). */
export function toSearchJson(results: SearchResults, page: number): string {
  const answer: SearchAnswer = {
    documents: results.hits.map(toDocument),
    metadata: {
      took_ms: Math.round(results.tookMilliseconds),
      size: HITS_PER_PAGE,
      page,
      total: toTotal(results.total),
    },
    suggestions: results.suggestion
      ? [{ text: results.suggestion.text, total: toTotal(results.suggestion.total) }]
      : [],
  };
  return JSON.stringify(answer);
}

function toTotal(value: number): { value: number; relation: "eq" } {
  return { value, relation: "eq" };
}

function toDocument(hit: SearchHit) {
  return {
    mdn_url: hit.url,
    score: hit.score,
    title: hit.title,
    locale: hit.locale.toLowerCase(),
    slug: hit.url.replace(/^\/[^/]+\/(?:docs\/)?|\/$/g, "").toLowerCase(),
    popularity: hit.popularity,
    summary: hit.summary,
    highlight: {
      body: hit.passages.map(toHtml),
      title: hasMark(hit.markedTitle) ? [toHtml(hit.markedTitle)] : [],
    },
  };
}

/** Renders a marked text; the only HTML that search produces. Escapes all pieces. */
function toHtml(text: MarkedText): string {
  return text
    .map((piece, index) =>
      index % 2 === 1 ? `<mark>${escapeAttribute(piece)}</mark>` : escapeAttribute(piece),
    )
    .join("");
}

const MESSAGES: Readonly<Record<SearchFaultCode, string>> = {
  missing: "This value is required.",
  "too-long": `Ensure this value is less than or equal to ${MAX_QUERY_BYTES}.`,
  "not-a-number": "Ensure this value is a whole number.",
  "too-small": "Ensure this value is greater than or equal to 1.",
  "too-large": `Ensure this value is less than or equal to ${MAX_PAGE}.`,
  unknown: "Ensure this value is one of the known ones.",
};

/** Serialises validation errors by parameter. */
export function toErrorsJson(faults: readonly SearchFault[]): string {
  const errors = new Map<string, { message: string; code: "invalid" }[]>();
  for (const { param, code } of faults)
    errors.set(param, [
      ...(errors.get(param) ?? []),
      { message: MESSAGES[code], code: "invalid" },
    ]);
  return JSON.stringify({ errors: Object.fromEntries(errors) });
}

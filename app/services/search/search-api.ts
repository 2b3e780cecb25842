import type { SearchAnswer } from "~/domain/api/search";
import { DEFAULT_LOCALE, type Locale, parseLocale } from "~/domain/locales/locale";
import { MAX_QUERY_BYTES } from "~/domain/search/shared-query";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";
import { hasMark } from "./mark-matches";
import { toOpenSearchXml } from "./open-search";
import {
  isShortEnough,
  parseSearchRequest,
  type SearchFault,
  type SearchFaultCode,
} from "./search-request";
import {
  HITS_PER_PAGE,
  type MarkedText,
  MAX_PAGE,
  type SearchHit,
  type SearchResults,
  type SearchService,
} from "./search-service";

/** The search API; each method returns the text of a response. */
export interface SearchApi {
  search(params: URLSearchParams): { isValid: boolean; json: string };
  /** Returns `[query, [label, ...]]`, the format of browser suggestions. */
  suggest(params: URLSearchParams): string;
  /**
   * Returns the target of a query from the address bar: the page with this label, else the results.
   */
  getTarget(params: URLSearchParams): string;
  describe(params: URLSearchParams): string;
}

export interface SearchApiOptions {
  siteName: string;
  siteOrigin: string;
  /** Returns the texts of a locale; `search-description` is one of them. */
  translate: (locale: Locale) => ContentText;
}

/** Creates the answers of search for programs and address bars. None throws: a wrong query is an answer too. */
export function createSearchApi(
  service: SearchService,
  options: SearchApiOptions,
): SearchApi {
  return {
    search(params) {
      const { request, faults } = parseSearchRequest(params, {
        locales: [DEFAULT_LOCALE],
      });
      if (faults) return { isValid: false, json: toErrorsJson(faults) };
      return { isValid: true, json: toSearchJson(service.search(request), request.page) };
    },
    suggest(params) {
      // Browsers drop suggestions whose query is not what was typed, spaces included.
      const typed = params.get("q") ?? "";
      const query = typed.trim();
      // A mark that is repeated thousands of times takes a tenth of a second to parse.
      const isAsked = query !== "" && isShortEnough(query);
      const labels = isAsked ? service.suggestLabels(query, readLocale(params)) : [];
      return JSON.stringify([typed, labels]);
    },
    getTarget: (params) => getTarget(service, params),
    describe(params) {
      const locale = readLocale(params);
      const { siteName: site, translate } = options;
      const description = translate(locale)("search-description", { site });
      return toOpenSearchXml({ ...options, locale, description });
    },
  };
}

function getTarget(service: SearchService, params: URLSearchParams): string {
  const locale = readLocale(params);
  const query = params.get("q")?.trim() ?? "";
  const campaign = [...params].filter(([name]) => name.startsWith("utm_"));
  const url = service.findLabelled(query, locale);
  const search = new URLSearchParams(
    url === null ? [["q", query], ...campaign] : campaign,
  );
  const path = encodeURI(url ?? `/${locale}/search`).replaceAll("?", "%3F");
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Falls back to English for an unknown locale. */
function readLocale(params: URLSearchParams): Locale {
  return parseLocale(params.get("locale") ?? "") ?? DEFAULT_LOCALE;
}

/** Serialises results for the public API (server contract, 9.1). */
function toSearchJson(results: SearchResults, page: number): string {
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
function toErrorsJson(faults: readonly SearchFault[]): string {
  const errors = new Map<string, { message: string; code: "invalid" }[]>();
  for (const { param, code } of faults)
    errors.set(param, [
      ...(errors.get(param) ?? []),
      { message: MESSAGES[code], code: "invalid" },
    ]);
  return JSON.stringify({ errors: Object.fromEntries(errors) });
}

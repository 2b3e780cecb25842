import { z } from "zod";
import {
  LOCALES,
  parseLocale,
  RETIRED_API_LOCALES,
  type Locale,
} from "~/domain/locales/locale";
import { MAX_QUERY_BYTES } from "~/domain/search/shared-query";
import { SEARCH_TOPICS } from "~/domain/search/search-topics";
import { MAX_PAGE, SEARCH_SORTS, type SearchRequest } from "./search-service";

const KNOWN_LOCALES = [
  ...LOCALES.map((locale) => locale.toLowerCase()),
  ...RETIRED_API_LOCALES,
];

const SEARCH_FAULTS = [
  "missing",
  "too-long",
  "not-a-number",
  "too-small",
  "too-large",
  "unknown",
] as const;
export type SearchFaultCode = (typeof SEARCH_FAULTS)[number];

/** A validation error of a parameter. */
export interface SearchFault {
  param: "q" | "page" | "sort" | "locale" | "topic";
  code: SearchFaultCode;
}

export type ParsedSearch =
  | { request: SearchRequest; faults: null }
  | { request: null; faults: SearchFault[] };

const unknown = { errorMap: () => ({ message: "unknown" satisfies SearchFaultCode }) };

const ParamsSchema = z.object({
  q: z
    .string({ required_error: "missing" satisfies SearchFaultCode })
    .trim()
    .min(1, "missing" satisfies SearchFaultCode)
    .refine(isShortEnough, "too-long" satisfies SearchFaultCode),
  page: z
    .string()
    .regex(/^-?\d+$/, "not-a-number" satisfies SearchFaultCode)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(1, "too-small" satisfies SearchFaultCode)
        .max(MAX_PAGE, "too-large" satisfies SearchFaultCode),
    )
    .default("1"),
  sort: z.enum(SEARCH_SORTS, unknown).default("best"),
  locale: z
    .array(z.string().toLowerCase())
    .refine(
      (values) => values.every((value) => KNOWN_LOCALES.includes(value)),
      unknown.errorMap().message,
    ),
  topic: z.enum(SEARCH_TOPICS, unknown).nullable().default(null),
});

/** Parses the query string of page and API; a parameter without a value counts as absent. */
export function parseSearchRequest(
  params: URLSearchParams,
  { locales }: { locales: readonly Locale[] },
): ParsedSearch {
  const value = (name: string) => params.get(name) || undefined;
  const parsed = ParamsSchema.safeParse({
    q: value("q"),
    page: value("page"),
    sort: value("sort"),
    locale: params.getAll("locale").filter((each) => each !== ""),
    topic: value("topic"),
  });
  if (!parsed.success) return { request: null, faults: parsed.error.issues.map(toFault) };
  const { q, locale, ...rest } = parsed.data;
  const asked = locale.flatMap((each) => parseLocale(each) ?? []);
  return {
    request: {
      query: q,
      ...rest,
      locales: locale.length > 0 ? [...new Set(asked)] : locales,
    },
    faults: null,
  };
}

/** Whether a query is within the limit (server contract, 9.1). */
export function isShortEnough(query: string): boolean {
  return new TextEncoder().encode(query).length <= MAX_QUERY_BYTES;
}

function toFault({ path, message }: z.ZodIssue): SearchFault {
  return {
    param: path[0] as SearchFault["param"],
    code: SEARCH_FAULTS.find((code) => code === message) ?? "unknown",
  };
}

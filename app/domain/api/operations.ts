import { LOCALES } from "../locales/locale";
import type { SectionName } from "../site/sections";
import {
  LOCALE,
  LANGUAGE,
  SLUG,
  QUERY,
  HOST,
  PROFILE,
  PAGE,
  type ApiParameter,
} from "./parameters";
import type { ApiSchemaName } from "./schemas";

export interface ApiOperation {
  /** Also the text of the human page: `operation-{id}`. */
  id: string;
  method: "get" | "post";
  /** Path template of OpenAPI; a slug may contain slashes. */
  path: string;
  /** English, one sentence. */
  summary: string;
  parameters?: readonly ApiParameter[];
  answer: ApiSchemaName;
  /** Media type of the answer; `application/json` when left out. */
  mediaType?: string;
  /** Bodies of other statuses; `text` is a sentence and no JSON. */
  failures?: Readonly<Record<string, ApiSchemaName | "text">>;
  /** Section that has to be on. */
  section?: SectionName;
}

const NOT_FOUND = { "404": "Error" } as const;
const SCAN_FAILURES = {
  "400": "ScanError",
  "422": "ScanError",
  "429": "ScanError",
  "500": "ScanError",
} as const;

/** Public JSON: the same for everyone, without a session. */
export const API_OPERATIONS = [
  {
    id: "search",
    method: "get",
    path: "/api/v1/search",
    summary: "Searches the pages.",
    parameters: [
      QUERY,
      {
        name: "locale",
        in: "query",
        isRepeated: true,
        values: LOCALES,
        description: "Languages; en-US when left out.",
      },
      {
        name: "sort",
        in: "query",
        values: ["best", "relevance", "popularity"],
        description: "Order of the hits.",
      },
      { ...PAGE, description: "Number of the page, 1 to 10." },
    ],
    answer: "SearchAnswer",
    failures: { "400": "SearchErrors" },
  },
  {
    id: "suggestions",
    method: "get",
    path: "/api/v1/search/suggestions",
    summary: "Suggests names of pages, for address bars.",
    parameters: [QUERY, LANGUAGE],
    answer: "Suggestions",
    mediaType: "application/x-suggestions+json",
  },
  {
    id: "search-index",
    method: "get",
    path: "/{locale}/search-index.json",
    summary: "Lists titles and paths of all pages of a language, most popular first.",
    parameters: [LOCALE],
    answer: "SearchIndex",
  },
  {
    id: "locale-metadata",
    method: "get",
    path: "/{locale}/metadata.json",
    summary: "Lists all pages of a language with their dates.",
    parameters: [LOCALE],
    answer: "LocaleMetadata",
  },
  {
    id: "document",
    method: "get",
    path: "/{locale}/docs/{slug}/index.json",
    summary: "Returns a page of the documentation.",
    parameters: [LOCALE, SLUG],
    answer: "DocumentPage",
    failures: NOT_FOUND,
  },
  {
    id: "metadata",
    method: "get",
    path: "/{locale}/docs/{slug}/metadata.json",
    summary: "Returns the facts of a page without its text.",
    parameters: [LOCALE, SLUG],
    answer: "DocumentMetadata",
    failures: NOT_FOUND,
  },
  {
    id: "blog",
    method: "get",
    path: "/en-US/blog/index.json",
    summary: "Lists the posts of the blog.",
    answer: "BlogIndex",
    section: "blog",
  },
  {
    id: "blog-post",
    method: "get",
    path: "/en-US/blog/{slug}/index.json",
    summary: "Returns a post of the blog.",
    parameters: [{ ...SLUG, description: "Name of the post." }],
    answer: "BlogPost",
    failures: NOT_FOUND,
    section: "blog",
  },
  {
    id: "curriculum",
    method: "get",
    path: "/en-US/curriculum/{slug}/index.json",
    summary: "Returns a page of the curriculum.",
    parameters: [{ ...SLUG, description: "Path of the page below /curriculum/." }],
    answer: "CurriculumPage",
    failures: NOT_FOUND,
    section: "curriculum",
  },
  {
    id: "generic",
    method: "get",
    path: "/{locale}/about/index.json",
    summary: "Returns the page about the site.",
    parameters: [LOCALE],
    answer: "GenericPage",
    section: "about",
  },
  {
    id: "community",
    method: "get",
    path: "/{locale}/community/index.json",
    summary: "Returns the page about contributing.",
    parameters: [LOCALE],
    answer: "GenericPage",
    failures: NOT_FOUND,
    section: "community",
  },
  {
    id: "plus-docs",
    method: "get",
    path: "/{locale}/plus/docs/{slug}/index.json",
    summary: "Returns a page about the plans.",
    parameters: [LOCALE, { ...SLUG, description: "Path below /plus/docs/." }],
    answer: "GenericPage",
    failures: NOT_FOUND,
    section: "plus-docs",
  },
  {
    id: "observatory-docs",
    method: "get",
    path: "/{locale}/observatory/docs/{slug}/index.json",
    summary: "Returns a page about the header scanner.",
    parameters: [LOCALE, { ...SLUG, description: "Path below /observatory/docs/." }],
    answer: "GenericPage",
    failures: NOT_FOUND,
    section: "observatory-docs",
  },
  {
    id: "spotlight",
    method: "get",
    path: "/en-US/community/spotlight/{slug}/index.json",
    summary: "Returns the profile of a contributor.",
    parameters: [{ ...SLUG, description: "Name of the profile." }],
    answer: "SpotlightPage",
    failures: NOT_FOUND,
    section: "community",
  },
  {
    id: "screen",
    method: "get",
    path: "/{locale}/{slug}/index.json",
    summary: "Returns the facts of a screen without content, such as the search.",
    parameters: [LOCALE, { ...SLUG, description: "Path of the screen: search, play." }],
    answer: "Screen",
    failures: NOT_FOUND,
  },
  {
    id: "html-data",
    method: "get",
    path: "/api/v1/custom-data/html.json",
    summary: "Returns elements and attributes of HTML for editors.",
    parameters: [LANGUAGE],
    answer: "HtmlData",
    failures: { "400": "Error" },
  },
  {
    id: "css-data",
    method: "get",
    path: "/api/v1/custom-data/css.json",
    summary: "Returns properties, at-rules and selectors of CSS for editors.",
    parameters: [LANGUAGE],
    answer: "CssData",
    failures: { "400": "Error" },
  },
  {
    id: "shared-code",
    method: "get",
    path: "/api/v1/play/{id}",
    summary: "Returns code that a reader shared from the playground.",
    parameters: [
      { name: "id", in: "path", isRequired: true, description: "Id in the shared link." },
    ],
    answer: "SharedCode",
    failures: { "400": "Error", ...NOT_FOUND },
    section: "play",
  },
  {
    id: "updates",
    method: "get",
    path: "/api/v2/updates/",
    summary: "Lists what releases of browsers added and removed.",
    parameters: [PAGE],
    answer: "UpdatesAnswer",
    failures: { "400": "text" },
    section: "updates",
  },
  {
    id: "scan",
    method: "post",
    path: "/api/v2/scan",
    summary: "Scans the security headers of a site and returns its grade.",
    parameters: [HOST, PROFILE],
    answer: "ScanAnswer",
    failures: SCAN_FAILURES,
    section: "observatory",
  },
  {
    id: "analyze",
    method: "get",
    path: "/api/v2/analyze",
    summary: "Returns the last scan of a site with every test.",
    parameters: [HOST, PROFILE],
    answer: "AnalyzeAnswer",
    failures: SCAN_FAILURES,
    section: "observatory",
  },
  {
    id: "grades",
    method: "get",
    path: "/api/v2/grade_distribution",
    summary: "Counts the scanned sites by grade.",
    answer: "GradeCounts",
    section: "observatory",
  },
  {
    id: "matrix",
    method: "get",
    path: "/api/v2/recommendation_matrix",
    summary: "Lists the tests of the header scan with all their results.",
    parameters: [PROFILE],
    answer: "Matrix",
    section: "observatory",
  },
  {
    id: "version",
    method: "get",
    path: "/api/v2/version",
    summary: "Returns version and build of the header scanner.",
    answer: "Version",
    section: "observatory",
  },
  {
    id: "info",
    method: "get",
    path: "/api/v1/info",
    summary: "Returns the version of the software.",
    answer: "Info",
  },
] as const satisfies readonly ApiOperation[];
export type ApiOperationId = (typeof API_OPERATIONS)[number]["id"];

/** Lists the operations of the sections that a server has. */
export function listOperations(
  features: readonly string[],
): readonly (ApiOperation & { id: ApiOperationId })[] {
  return API_OPERATIONS.filter(
    (operation) => !("section" in operation) || features.includes(operation.section),
  );
}

import { z } from "zod/v4";
import { toLeafTitle, urlKey } from "~/domain/documents/slug";
import { hasTwin } from "~/domain/site/twin-path";
import {
  DEFAULT_LOCALE,
  LOCALES,
  parsePathLocale,
  swapLocale,
  type Locale,
} from "~/domain/locales/locale";
import type { Document } from "~/domain/documents/document";
import { decodePercent } from "~/domain/text/decode-percent";
import { parseAskedPath } from "./parse-asked-path";
import type { McpSources } from "./sources";
import { ToolError } from "./tool";

type Sources = Pick<McpSources, "store" | "search" | "siteOrigin" | "findRedirect">;

/** Arguments of tools about one page. */
export const PAGE_INPUT = {
  path: z
    .string()
    .min(1)
    .max(2048)
    .describe(
      "Path or address of the page, as `search` returns it: `/en-US/docs/Web/API/Headers`. The locale may be left out.",
    ),
  locale: z
    .enum(LOCALES)
    .optional()
    .describe("Language of the answer; that of the path, else en-US, when left out."),
};

interface PageArguments {
  path: string;
  locale?: Locale | undefined;
}

export interface AskedPage {
  document: Document;
  /** Language that was asked for; the page's own when it has no translation. */
  wanted: Locale;
  /** Sentence about a redirect or a missing translation; null when the page is as asked. */
  note: string | null;
  /** Fragment that the caller gave, decoded; null without one. */
  fragment: string | null;
}

/** A page that has a text: of the documentation, or of an area beside it, such as a post of the blog. */
export interface AskedText extends Pick<AskedPage, "wanted" | "note" | "fragment"> {
  /** Canonical path. */
  url: string;
  /** Null for a page outside of the documentation. */
  document: Document | null;
}

/** The page has moved to another site, which the message names. */
export class PageElsewhereError extends ToolError {
  override name = "PageElsewhereError";
  /** Decoded path of the page that has moved. */
  readonly path: string;
  /** Its address now. */
  readonly target: string;

  constructor(path: string, target: string) {
    super(
      `The path \`${path}\` redirects to \`${target}\`, consider fetching the contents of that page.`,
    );
    this.path = path;
    this.target = target;
  }
}

const DOCS = /^\/[^/]+\/docs\/(.+)$/is;

/**
 * Finds a page by a path in any of the accepted forms; follows the site's redirects, and falls back to
 * English.
 *
 * @throws ToolError with the nearest pages
 * @throws PageElsewhereError
 */
export function getPage(sources: Sources, args: PageArguments): AskedPage {
  const asked = find(sources, args, (path) => readDocument(sources, path));
  if (asked) return asked;
  throw explainMissing(sources, args, (path) => DOCS.test(path));
}

/**
 * Finds a page by a path, also one of the areas beside the documentation that `search` returns; follows
 * the site's redirects, and falls back to English.
 *
 * @throws ToolError with the nearest pages
 * @throws PageElsewhereError
 */
export function getText(
  sources: Sources & Pick<McpSources, "twins">,
  args: PageArguments,
): AskedText {
  const asked = find(
    sources,
    args,
    (path) => readDocument(sources, path) ?? readAreaText(sources, path),
  );
  if (asked) return asked;
  throw explainMissing(sources, args, (path) => DOCS.test(path) || hasTwin(path));
}

/** A page found at a path, with the language of its text. */
interface Readable {
  language: Locale;
  url: string;
  document: Document | null;
}

function readDocument({ store }: Sources, path: string) {
  const document = store().findDocument(path)?.document;
  return document ? { language: document.locale, url: document.mdn_url, document } : null;
}

function readAreaText({ twins }: Pick<McpSources, "twins">, path: string) {
  const twin = hasTwin(path) ? twins.findTwin(path) : null;
  return twin && { language: twin.language, url: twin.url, document: null };
}

function find<Found extends Readable>(
  sources: Sources,
  { path: text, locale }: PageArguments,
  read: (path: string) => Found | null,
) {
  const { paths, fragment } = parseAskedPath(text, sources.siteOrigin);
  for (const path of paths) {
    const { wanted, candidates } = listCandidates(sources, path, locale);
    for (const candidate of candidates) {
      const target = follow(sources, candidate, wanted);
      const found = read(target.path);
      if (!found) continue;
      const notes = [
        found.language === wanted ? "" : noteEnglish(wanted),
        noteRedirect(candidate, target),
      ];
      return {
        ...found,
        wanted,
        note: notes.filter(Boolean).join(" ") || null,
        fragment,
      };
    }
  }
  return null;
}

/** Lists the paths to try: in the language that was asked for, then in English. */
function listCandidates(sources: Sources, path: string, locale: Locale | undefined) {
  // The site knows other names of languages, such as `zh`, and where a path without one leads.
  const isNamed = parsePathLocale(path) !== null;
  const place = isNamed ? path : follow(sources, path, locale ?? null).path;
  const own = parsePathLocale(place);
  const wanted = locale ?? own ?? DEFAULT_LOCALE;
  if (own === null) return { wanted, candidates: [] };
  const known = [wanted, DEFAULT_LOCALE].map((each) => swapLocale(place, each));
  // Begins with the path as it was given, which the note about a redirect names.
  const candidates = new Set(isNamed || own !== wanted ? known : [path, ...known]);
  return { wanted, candidates: [...candidates] };
}

interface Target {
  /** Decoded, without a trailing slash. */
  path: string;
  /** Decoded; null when the redirect has none. */
  fragment: string | null;
}

/** Follows the site's redirects as they are for readers who prefer a language. */
function follow({ findRedirect }: Sources, path: string, wanted: Locale | null): Target {
  const location = findRedirect(path, wanted);
  if (location === null) return { path, fragment: null };
  if (!location.startsWith("/")) throw new PageElsewhereError(path, location);
  const [to = "", fragment = null] = location.split("#", 2);
  return {
    path: (decodePercent(to) ?? to).replace(/\/+$/, ""),
    fragment: fragment === null ? null : (decodePercent(fragment) ?? fragment),
  };
}

function noteEnglish(wanted: Locale): string {
  return `(There is no ${wanted} version of this page: this is the English one.)`;
}

/** Says nothing when only the language was added, or the case corrected. */
function noteRedirect(from: string, { path, fragment }: Target): string {
  const added = `/${parsePathLocale(path) ?? ""}${from}`.replace(/\/$/, "");
  if ([from, added].some((each) => urlKey(each) === urlKey(path))) return "";
  return fragment === null
    ? `(\`${from}\` redirected to \`${path}\`.)`
    : `(\`${from}\` redirected to \`${path}#${fragment}\`, the contents of the full page follows.)`;
}

/** @param isPlace Tells whether pages at such a path could be what the tool wants. */
function explainMissing(
  sources: Sources,
  { path, locale }: PageArguments,
  isPlace: (path: string) => boolean,
): ToolError {
  const [asked] = parseAskedPath(path, sources.siteOrigin).paths;
  const place = follow(sources, asked, locale ?? null).path;
  if (!isPlace(place))
    return new ToolError(
      `${path} doesn't look like the path to a piece of documentation. Paths begin like /en-US/docs/Web/; \`search\` finds them.`,
    );
  const slug = DOCS.exec(place)?.[1] ?? place.replace(/^\/[^/]*\//, "");
  const wanted = locale ?? parsePathLocale(place) ?? DEFAULT_LOCALE;
  return new ToolError(`We couldn't find ${path}.${suggest(sources, slug, wanted)}`);
}

function suggest({ search }: Sources, slug: string, locale: Locale): string {
  const near = [
    ...search.listNearPages(slug, locale),
    ...search.find({
      query: toLeafTitle(slug).slice(0, 60),
      locale: DEFAULT_LOCALE,
      topic: null,
      count: 3,
    }).pages,
  ].map(({ url }) => url);
  const nearest = [...new Set(near)].slice(0, 3);
  return nearest.length === 0
    ? " Use `search` to find pages."
    : ` Did you mean ${nearest.map((url) => `\`${url}\``).join(", ")}?`;
}

import { z } from "zod/v4";
import { parseUrl } from "~/domain/http/parse-url";
import { isDataAddress } from "~/domain/documents/data-addresses";
import { docUrl, toLeafTitle } from "~/domain/documents/slug";
import { hasTwin } from "~/domain/site/twin-path";
import {
  DEFAULT_LOCALE,
  LOCALES,
  parseLocale,
  type Locale,
} from "~/domain/locales/locale";
import type { Document } from "~/domain/documents/document";
import { decodePercent } from "~/domain/text/decode-percent";
import type { McpSources } from "./sources";
import { ToolError } from "./tool";

type Sources = Pick<McpSources, "store" | "search" | "siteOrigin">;

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

interface ParsedPath {
  /** Null when the path names none. */
  locale: Locale | null;
  /** Decoded path below the locale, such as `docs/Web` or `blog/a-post`. */
  rest: string;
  fragment: string | null;
}

const DOCS = /^docs\/(.+)$/i;

/**
 * Finds a page by a path in any of the accepted forms; follows redirects, and falls back to English.
 *
 * @throws ToolError with the nearest pages
 */
export function findPage(
  sources: Sources,
  { path, locale }: { path: string; locale?: Locale | undefined },
): AskedPage {
  const asked = parsePath(path, sources.siteOrigin);
  const slug = DOCS.exec(asked.rest)?.[1];
  if (slug === undefined)
    throw new ToolError(
      `${path} doesn't look like the path to a piece of documentation. Paths begin like /en-US/docs/Web/; \`search\` finds them.`,
    );
  const wanted = locale ?? asked.locale ?? DEFAULT_LOCALE;
  const found = findIn(sources, wanted, slug);
  if (found) return { ...found, wanted, fragment: asked.fragment };
  const english = findIn(sources, DEFAULT_LOCALE, slug);
  if (english)
    return { ...english, wanted, note: noteEnglish(wanted), fragment: asked.fragment };
  throw new ToolError(`We couldn't find ${path}.${suggest(sources, slug, wanted)}`);
}

/**
 * Finds a page by a path, also one of the areas beside the documentation that `search` returns; falls
 * back to English.
 *
 * @throws ToolError with the nearest pages
 */
export function findText(
  sources: Sources & Pick<McpSources, "twins">,
  { path, locale }: { path: string; locale?: Locale | undefined },
): AskedText {
  const { rest, fragment, ...asked } = parsePath(path, sources.siteOrigin);
  const wanted = locale ?? asked.locale ?? DEFAULT_LOCALE;
  if (DOCS.test(rest) || !hasTwin(`/${wanted}/${rest}`)) {
    const page = findPage(sources, { path, locale });
    return { ...page, url: page.document.mdn_url };
  }
  const twin =
    sources.twins.findTwin(`/${wanted}/${rest}`) ??
    sources.twins.findTwin(`/${DEFAULT_LOCALE}/${rest}`);
  if (!twin)
    throw new ToolError(`We couldn't find ${path}.${suggest(sources, rest, wanted)}`);
  const note = twin.language === wanted ? null : noteEnglish(wanted);
  return { url: twin.url, document: null, wanted, note, fragment };
}

function noteEnglish(wanted: Locale): string {
  return `(There is no ${wanted} version of this page: this is the English one.)`;
}

type Found = Pick<AskedPage, "document" | "note">;

function findIn({ store }: Sources, locale: Locale, slug: string): Found | null {
  const url = docUrl(locale, slug);
  const own = store().findDocument(url);
  if (own) return { document: own.document, note: null };
  const target = store().findRedirect(url);
  if (target === null) return null;
  const [path = "", fragment] = target.split("#");
  const moved = store().findDocument(path);
  const rest = fragment === undefined ? "." : ", the contents of the full page follows.";
  if (moved)
    return {
      document: moved.document,
      note: `(\`${url}\` redirected to \`${target}\`${rest})`,
    };
  throw new ToolError(
    `The path \`${url}\` redirects to \`${target}\`, consider fetching the contents of that page.`,
  );
}

/** Accepts a path with or without locale, leading slash, `index.json` or `.md`, or an address. */
function parsePath(path: string, siteOrigin: string): ParsedPath {
  const { pathname, hash } = readAddress(path, siteOrigin);
  const decoded = decodePercent(pathname) ?? pathname;
  const whole = decoded
    .replace(/^\//, "")
    .replace(/\/index\.(?:json|md)$|\.md$|\/+$/, "");
  const [first = ""] = whole.split("/", 1);
  const locale = parseLocale(first);
  return {
    locale,
    rest: locale === null ? whole : whole.slice(first.length + 1),
    fragment: hash === "" ? null : (decodePercent(hash.slice(1)) ?? hash.slice(1)),
  };
}

function readAddress(path: string, siteOrigin: string) {
  if (!/^[a-z][a-z\d+.-]*:/i.test(path)) {
    const [withQuery = "", ...hash] = path.trim().split("#");
    const [pathname = ""] = withQuery.split("?");
    return { pathname, hash: hash.length > 0 ? `#${hash.join("#")}` : "" };
  }
  const url = parseUrl(path);
  const isOurs = url && (url.origin === siteOrigin || isDataAddress(url));
  if (isOurs) return url;
  throw new ToolError(
    `${path} isn't an address of this documentation. Pass a path such as /en-US/docs/Web/API.`,
  );
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

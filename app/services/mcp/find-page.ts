import { z } from "zod/v4";
import { parseUrl } from "~/domain/site/parse-url";
import { isDataAddress } from "~/domain/documents/data-addresses";
import { docUrl, toLeafTitle } from "~/domain/documents/slug";
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

interface ParsedPath {
  /** Null when the path names none. */
  locale: Locale | null;
  slug: string;
  fragment: string | null;
}

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
  const wanted = locale ?? asked.locale ?? DEFAULT_LOCALE;
  const found = findIn(sources, wanted, asked.slug);
  if (found) return { ...found, wanted, fragment: asked.fragment };
  const english = findIn(sources, DEFAULT_LOCALE, asked.slug);
  if (english) {
    const note = `(There is no ${wanted} version of this page: this is the English one.)`;
    return { ...english, wanted, note, fragment: asked.fragment };
  }
  throw new ToolError(`We couldn't find ${path}.${suggest(sources, asked.slug, wanted)}`);
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
  const match = /^\/?(?:([a-z-]+)\/)?docs\/(.+)$/i.exec(decoded);
  const locale = match?.[1] === undefined ? null : parseLocale(match[1]);
  if (!match?.[2] || (match[1] !== undefined && locale === null))
    throw new ToolError(
      `${path} doesn't look like the path to a piece of documentation. Paths begin like /en-US/docs/Web/; \`search\` finds them.`,
    );
  const slug = match[2].replace(/\/index\.(?:json|md)$|\.md$|\/+$/, "");
  return {
    locale,
    slug,
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

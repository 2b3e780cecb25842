import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from "@modelcontextprotocol/server";
import {
  DEFAULT_LOCALE,
  LOCALES,
  parseLocale,
  type Locale,
} from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { decodePercent } from "~/domain/text/decode-percent";
import { readCursor, toCursor } from "./cursor";
import type { McpSources } from "./sources";
import { ToolError } from "./tool";

const TEMPLATE = "docs://{locale}/{+slug}";
const MARKDOWN = "text/markdown";
/** Clients give up after some dozens of parts. */
const PAGE_SIZE = 500;
const MOST_COMPLETIONS = 100;
/** Content changes when the operator compiles it. */
const MINUTE_MILLISECONDS = 60_000;

/** Registers every page as a resource: listed in parts, read by path, completed by prefix. */
export function registerResources(server: McpServer, sources: McpSources): void {
  const { search, twins } = sources;
  const template = new ResourceTemplate(TEMPLATE, {
    list: undefined,
    complete: {
      locale: (value) => LOCALES.filter((locale) => locale.startsWith(value)),
      slug: (value, context) =>
        completeSlug(sources, value, context?.arguments?.["locale"] ?? ""),
    },
  });
  server.registerResource(
    "page",
    template,
    {
      title: "Documentation page",
      description: "A page as Markdown. The slug is the path after /docs/.",
      mimeType: MARKDOWN,
      cacheHint: { ttlMs: MINUTE_MILLISECONDS, cacheScope: "public" },
    },
    (uri, { locale, slug }) => {
      const known = parseLocale(String(locale));
      const path = decodePercent(String(slug));
      const twin =
        known === null || path === null ? null : twins.findTwin(docUrl(known, path));
      if (!twin) throw new ResourceNotFoundError(uri.href);
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: twin.markdown }] };
    },
  );
  // The SDK lists all resources at once; sixteen thousand pages need a cursor.
  server.server.setRequestHandler("resources/list", ({ params }) => {
    const start = readPosition(params?.cursor);
    const pages = search.listDocuments(DEFAULT_LOCALE);
    const end = start + PAGE_SIZE;
    return {
      resources: pages
        .slice(start, end)
        .map(({ url, title }) => ({ uri: toUri(url), name: title, mimeType: MARKDOWN })),
      ...(end < pages.length ? { nextCursor: toCursor(end) } : {}),
      ttlMs: MINUTE_MILLISECONDS,
      cacheScope: "public",
    };
  });
}

function readPosition(cursor: string | undefined): number {
  try {
    return readCursor(cursor);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
  }
}

function toUri(url: string): string {
  const [, locale = "", , ...slug] = url.split("/");
  return `docs://${locale}/${slug.map((part) => encodeURIComponent(part)).join("/")}`;
}

/** Lists slugs that begin with the text, else those with a segment that does. */
function completeSlug(
  { search }: McpSources,
  value: string,
  localeName: string,
): string[] {
  const locale: Locale = parseLocale(localeName) ?? DEFAULT_LOCALE;
  const start = docUrl(locale, "").length;
  const wanted = value.toLowerCase();
  const slugs = search.listDocuments(locale).map(({ url }) => url.slice(start));
  const first = slugs.filter((slug) => slug.toLowerCase().startsWith(wanted));
  const found =
    first.length > 0
      ? first
      : slugs.filter((slug) => slug.toLowerCase().includes(`/${wanted}`));
  return found.toSorted((a, b) => a.length - b.length).slice(0, MOST_COMPLETIONS);
}

import { parseUrl } from "~/domain/http/parse-url";

const CAMPAIGN = /^utm_(?:source|medium|campaign|term|content)$/;

/**
 * Query parameters that a report keeps, by the page's path after the locale. All others may carry text of the
 * reader: code of the playground, a question for AI Help, ids of shared code and conversations, a scanned host.
 */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  changes: ["area", "kind", "language", "page"],
  "plus/updates": ["browsers", "category", "page", "q", "show", "sort"],
  search: ["locale", "page", "q", "sort", "topic"],
};

/** An address at the end of an event's source, such as `bcd: link -> /en-US/docs/Web`. */
const LAST_ADDRESS = /(^|\s)((?:https?:|\/|\?[\w-]+=)\S*)$/i;
const ANY_ORIGIN = "https://page.invalid";

/**
 * Returns a page's address as a report may state it: without fragment, with the allowed parameters alone. Of
 * another website it keeps the origin.
 *
 * @param ownOrigin origin of the page that reports
 * @returns null for what is no address of the web
 */
export function toReportedUrl(address: string, ownOrigin: string | null): string | null {
  const url = parseUrl(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== ownOrigin) return `${url.origin}/`;
  return url.origin + url.pathname + toReportedQuery(url);
}

/**
 * Returns an event's source with the address at its end shortened as `toReportedUrl` does. A link's address on
 * another website keeps its path, because it stands in the page.
 */
export function toReportedSource(source: string): string {
  return source.replace(
    LAST_ADDRESS,
    (_match, space: string, address: string) => space + toReportedLink(address),
  );
}

function toReportedLink(address: string): string {
  const url = parseUrl(address, ANY_ORIGIN);
  if (url === null || address.startsWith("?")) return "";
  if (url.origin !== ANY_ORIGIN) return url.origin + url.pathname;
  return url.pathname + toReportedQuery(url);
}

/** Empty, or with its question mark. */
function toReportedQuery({ pathname, searchParams }: URL): string {
  const page = pathname.split("/").slice(2).join("/");
  const allowed = Object.hasOwn(PARAMETERS, page) ? (PARAMETERS[page] ?? []) : [];
  const kept = [...searchParams].filter(
    ([name]) => allowed.includes(name) || CAMPAIGN.test(name),
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept).toString()}`;
}

import { DEFAULT_LOCALE, LOCALES, parseLocale, type Locale } from "./locale";
import { readPreferredLocale } from "./preferred-locale";
import { negotiateLocale } from "./negotiate-locale";

/**
 * Language of a page: the one in its URL. Sign-in pages have none there; they use that of
 * the page they return to, else the reader's. Other pages use the default language.
 */
export function getRequestLocale(request: Pick<Request, "url" | "headers">): Locale {
  const url = new URL(request.url);
  const own = parseFirstSegment(url.pathname);
  if (own || !url.pathname.startsWith("/users/")) return own ?? DEFAULT_LOCALE;
  return (
    parseLocale(url.searchParams.get("locale") ?? "") ??
    parseFirstSegment(url.searchParams.get("next") ?? "") ??
    readPreferredLocale(request.headers.get("cookie") ?? "") ??
    negotiateLocale(request.headers.get("accept-language") ?? "", LOCALES)
  );
}

function parseFirstSegment(path: string): Locale | null {
  const [, segment = ""] = path.split("/", 2);
  return parseLocale(segment);
}

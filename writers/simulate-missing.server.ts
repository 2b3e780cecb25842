import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";

const SIMULATED_PATH = /^\/([A-Za-z-]+)\/404(?:\/(.*))?$/;

/**
 * Returns the document's URL whose 404 page `/{locale}/404/{slug}` shows, whether or not there is
 * such a page; null for other paths.
 */
export function findSimulated(path: string): string | null {
  const [, place = "", rest = ""] = SIMULATED_PATH.exec(path) ?? [];
  const locale = parseLocale(place);
  const slug = rest.replace(/^\/+|\/+$/g, "");
  return locale && slug !== "" ? docUrl(locale, slug) : null;
}

/** The simulator's address for a slug, or for a document's address that was pasted. */
export function toSimulated(written: string, locale: string): string {
  const path = written.trim().replace(/^https?:\/\/[^/]+|[?#].*$/g, "");
  const [, place, slug = path] = /^\/?([^/]+)\/docs\/(.*)$/.exec(path) ?? [];
  const named = parseLocale(place ?? "") ?? parseLocale(locale) ?? DEFAULT_LOCALE;
  return `/${named}/404/${encodeURI(slug.replace(/^\/+/, ""))}`;
}

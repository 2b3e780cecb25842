import type { Locale } from "~/domain/locales/locale";

/** Facts of a request that redirects depend on, decoded. */
export interface RedirectRequest {
  /** Decoded path; may begin with several slashes. */
  path: string;
  /** Query with its question mark, or "". */
  search: string;
  /** The `preferredlocale` cookie, when it names a locale. */
  preferredLocale: Locale | null;
  acceptLanguage: string;
  /** True when the reader has just chosen this language (redirect-requests.ts). */
  isLanguageChoice?: boolean;
  /** True when a slash was percent-encoded, which makes the URL non-canonical. */
  hasEncodedSlash?: boolean;
}

/** The part of the content store that the steps use. */
export interface PageIndex {
  findCanonicalUrl(url: string): string | null;
  findRedirect(url: string): string | null;
  /** Canonical URL of a page beside the documentation, without a trailing slash. */
  findAreaUrl(url: string): string | null;
}

/** One change of the path. */
export interface Hop {
  /** Decoded path, in which `#` is a character like others; or an encoded https URL without a fragment. */
  to: string;
  /** The part of the page to lead to, without its number sign. */
  fragment?: string | undefined;
  status: 301 | 302;
  /** `visitor`: depends on the visitor's cookie or language, so it must not be cached. */
  cache: "long" | "visitor" | "short";
  dropsQuery?: true;
}

/** Returns null when this step leaves the path unchanged. */
export type RedirectStep = (
  path: string,
  request: RedirectRequest,
  pages: PageIndex,
) => Hop | null;

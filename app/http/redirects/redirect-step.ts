import type { Locale } from "~/domain/locales/locale";

/** What decides where a request leads, already decoded. */
export interface RedirectRequest {
  /** Decoded path; may still begin with several slashes. */
  path: string;
  /** Query with its question mark, or an empty string. */
  search: string;
  /** The `preferredlocale` cookie, when it names a locale. */
  preferredLocale: Locale | null;
  acceptLanguage: string;
  /** True when the reader has just chosen this language: see `is-language-choice`. */
  isLanguageChoice?: boolean;
  /** True when a slash was sent percent-encoded: such a URL is never the canonical one. */
  hasEncodedSlash?: boolean;
}

/** What the steps ask the content store. */
export interface PageIndex {
  findCanonicalUrl(url: string): string | null;
  findRedirect(url: string): string | null;
  /** Of pages beside the documentation; without a slash at the end. */
  findAreaUrl(url: string): string | null;
}

/** One change of the path. */
export interface Hop {
  /** Decoded path, perhaps with a fragment; or an https URL, as it is. */
  to: string;
  status: 301 | 302;
  /** `visitor`: depends on the visitor's cookie or language, so nobody may store it. */
  cache: "long" | "visitor" | "short";
  dropsQuery?: true;
}

/** Returns null when the path is fine as far as this step is concerned. */
export type RedirectStep = (
  path: string,
  request: RedirectRequest,
  pages: PageIndex,
) => Hop | null;

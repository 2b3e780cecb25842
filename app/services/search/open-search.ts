import { escapeAttribute } from "~/domain/text/escape-html";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";

export interface OpenSearchOptions {
  siteName: string;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  locale: Locale;
  /** One line in the language of the locale. */
  description: string;
}

/** Limit of the format. */
const SHORT_NAME_CHARACTERS = 16;

/**
 * Renders the OpenSearch 1.1 description, by which browsers search the site from the address bar.
 */
export function toOpenSearchXml({
  siteName,
  siteOrigin,
  locale,
  description,
}: OpenSearchOptions): string {
  const [firstWord = siteName] = siteName.split(" ");
  const suffix = locale === DEFAULT_LOCALE ? "" : ` (${locale})`;
  const letters = Array.from(firstWord).slice(0, SHORT_NAME_CHARACTERS - suffix.length);
  const name = letters.join("") + suffix;
  const toUrl = (type: string, path: string, rel = "") =>
    `  <Url type="${type}"${rel} template="${escapeAttribute(siteOrigin + path)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeAttribute(name)}</ShortName>`,
    `  <Description>${escapeAttribute(description)}</Description>`,
    "  <InputEncoding>UTF-8</InputEncoding>",
    `  <Image width="16" height="16" type="image/x-icon">${escapeAttribute(siteOrigin)}/favicon.ico</Image>`,
    toUrl("text/html", `/api/v1/search/go?q={searchTerms}&locale=${locale}`),
    toUrl(
      "application/x-suggestions+json",
      `/api/v1/search/suggestions?q={searchTerms}&locale=${locale}`,
    ),
    toUrl(
      "application/opensearchdescription+xml",
      `/opensearch.xml?locale=${locale}`,
      ' rel="self"',
    ),
    "</OpenSearchDescription>",
    "",
  ].join("\n");
}

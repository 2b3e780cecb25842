/**
 * Site whose addresses open data (`mdn_url` of browser-compat-data), Markdown in its format, and
 * answers of language models name. Its pages have the paths of ours, so that such addresses are
 * recognised and lead to our own pages; nothing is loaded from it.
 */
export const DATA_SITE = "https://developer.mozilla.org";

/** Repository of browser-compat-data, which receives reports of wrong or missing data. */
export const DATA_REPOSITORY = "https://github.com/mdn/browser-compat-data";

/** Matches the site at the beginning of a full address, before its path. */
export const DATA_SITE_START = new RegExp(
  `^https?://${new URL(DATA_SITE).hostname.replaceAll(".", "\\.")}(?=/)`,
  "i",
);

/** True for a full address of the site that open data names. */
export function isDataAddress({ hostname }: Pick<URL, "hostname">): boolean {
  return hostname === new URL(DATA_SITE).hostname;
}

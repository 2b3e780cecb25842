import { parseUrl } from "~/domain/http/parse-url";
import { decodePercent } from "~/domain/text/decode-percent";

/** Placeholder base of relative URLs; any origin would do. */
const ELSEWHERE = "https://elsewhere.invalid";

/**
 * Returns the path of a saved url: decoded, without query and fragment. Null for a URL of another
 * site.
 *
 * @param url A decoded path as in page data, or any URL as browsers show it.
 */
export function readPageUrl(url: string, siteOrigin: string): string | null {
  const given = url.trim();
  const base = given.startsWith("/") ? ELSEWHERE : undefined;
  const parsed = parseUrl(given, base);
  if (parsed?.origin !== (base ?? siteOrigin)) return null;
  return decodePercent(parsed.pathname.replace(/(?<=.)\/$/, ""));
}

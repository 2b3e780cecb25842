import { parsePagePath } from "./page-path";

/**
 * Tells whether the reader comes from the same page in another language, and so has just chosen the
 * language in the menu or by "View in English"; the remembered language must not override it.
 * Scripts update the cookie before they follow the link; this check covers readers without
 * JavaScript.
 *
 * @param path Decoded path of the request.
 * @param referrer Value of the Referer header.
 * @param host Value of the Host header.
 */
export function isLanguageChoice(
  path: string,
  referrer: string | undefined,
  host: string | undefined,
): boolean {
  if (!referrer || !URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  if (from.host !== host) return false;
  const before = parsePagePath(decode(from.pathname));
  const wanted = parsePagePath(path);
  return (
    before.locale !== null &&
    wanted.locale !== null &&
    before.locale !== wanted.locale &&
    before.rest.toLowerCase() === wanted.rest.toLowerCase()
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

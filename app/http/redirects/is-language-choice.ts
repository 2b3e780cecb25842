import { parsePagePath } from "./page-path";

/**
 * Whether the reader comes from the same page in another language: then the language was
 * chosen on purpose, in the language menu or by "View in English", and the remembered one has
 * no say. Scripts rewrite the cookie before they follow the menu; without them only this tells.
 *
 * @param path Decoded path that is asked for.
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

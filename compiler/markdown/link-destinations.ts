import type { MarkdownIt } from "markdown-it";

/** Characters that stay unencoded: those of a URL, and the macro placeholders. */
const SAFE = /^[\w\-.~!*'();:@&=+$,/?#]*$/;
const UNSAFE = /%(?![\da-f]{2})|[^\w\-.~!*'();:@&=+$,/?#%\u0091\u0092]+/giu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Percent-encodes link destinations except macro placeholders, and accepts every scheme, as
 * CommonMark does: authors may write raw HTML, so that a check here would protect nothing.
 */
export function useLinkDestinations(parser: MarkdownIt): void {
  parser.normalizeLink = encodeDestination;
  parser.validateLink = () => true;
}

function encodeDestination(url: string): string {
  return SAFE.test(url) ? url : url.replace(UNSAFE, encodeCharacters);
}

function encodeCharacters(characters: string): string {
  return encodeURIComponent(characters.replace(LONE_SURROGATES, "\uFFFD"));
}

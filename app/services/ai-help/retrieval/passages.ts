import type { Document } from "~/domain/documents/document";
import { foldInPlace } from "~/domain/search/list-word-ranges";
import { toProseText, type RankedPages } from "~/services/search/index.server";

/** Shorter sections say nothing on their own (server contract, 11.2). */
const SHORTEST_TEXT = 50;
/** A section whose text is mostly links leads on and answers nothing. */
const LINK_SHARE = 0.7;
/** Texts of this length count like the average. */
const USUAL_LENGTH = 900;

/** A section of a page. */
export interface Passage {
  /** Id of its heading; null for the introduction. */
  id: string | null;
  /** Plain text of the heading; null for the introduction. */
  heading: string | null;
  html: string;
  /** Plain text without code blocks. */
  text: string;
}

/** Lists the sections of a page that say something; an empty h2 leaves its h3 sections. */
export function listPassages({ body }: Pick<Document, "body">): Passage[] {
  return body.flatMap((section) => {
    if (section.type !== "prose") return [];
    const { id, title, content } = section.value;
    const text = toProseText(content);
    if (text.length < SHORTEST_TEXT || countLinked(content) > text.length * LINK_SHARE)
      return [];
    return [
      { id, heading: title === null ? null : toProseText(title), html: content, text },
    ];
  });
}

function countLinked(html: string): number {
  let linked = 0;
  for (const [, inner = ""] of html.matchAll(/<a [^>]*>(.*?)<\/a>/gs))
    linked += toProseText(inner).length;
  return linked;
}

export type RatedTerms = Pick<RankedPages, "terms" | "unknownWeight">;
type RatedText = Pick<Passage, "heading" | "text">;

/**
 * Rates a section by the words of the question in its text and heading. Title and summary of its
 * page count for what is covered, because sections do not repeat them.
 *
 * @returns `rated` of 0 to about 1, and the share of the question's words, by weight, that the
 *   section and its page's introduction have.
 */
export function ratePassage(
  { heading, text }: RatedText,
  page: RatedText,
  { terms, unknownWeight }: RatedTerms,
): { rated: number; covered: number } {
  const folded = foldInPlace(text);
  const head = foldInPlace(heading ?? "");
  const around = foldInPlace(`${page.heading ?? ""} ${page.text}`);
  const length = 0.4 + (0.6 * text.length) / USUAL_LENGTH;
  const sums = { whole: 0, rated: 0, matched: 0, covered: 0 };
  for (const { forms, weight } of terms) {
    const inHead = countWord(head, forms) > 0 ? 1 : 0;
    const count = countWord(folded, forms);
    sums.whole += weight;
    sums.rated += weight * ((0.8 * count) / (count + length) + 0.5 * inHead);
    if (count + inHead > 0) sums.matched += weight;
    if (count + inHead > 0 || countWord(around, forms) > 0) sums.covered += weight;
  }
  const whole = Math.max(sums.whole, 0.001);
  return {
    rated: (sums.rated / whole) * (0.5 + sums.matched / whole / 2),
    covered: sums.covered / (whole + unknownWeight),
  };
}

/** Counts places where a word begins with one of these forms. */
function countWord(text: string, forms: readonly string[]): number {
  const shortest = forms.reduce((a, b) => (b.length < a.length ? b : a));
  let count = 0;
  for (let at = text.indexOf(shortest); at !== -1; at = text.indexOf(shortest, at + 1))
    if (at === 0 || !isLetter(text.charAt(at - 1)) || !isLetter(shortest.charAt(0)))
      count += 1;
  return count;
}

function isLetter(character: string): boolean {
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(character);
}

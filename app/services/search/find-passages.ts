import type { SearchedPage } from "~/content-store/content-store";
import { markMatches, type Matcher } from "./mark-matches";
import { readProse, toProseText } from "./read-text";
import type { MarkedText } from "./search-service";

const MOST_PASSAGES = 3;
const PASSAGE_CHARACTERS = 120;
/** How much of it stands before the first match. */
const LEAD_CHARACTERS = 40;
/** Less than this around a match is no passage. */
const LEAST_AROUND = 3;
/** How far an end moves so as not to cut a word. */
const LONGEST_WORD = 20;
/** Enough to choose the best three from. */
const MOST_CANDIDATES = 12;

interface Candidate {
  text: string;
  start: number;
  end: number;
  /** The different words in it. */
  words: Set<string>;
}

/** Up to three passages of a page in which words of the query stand, the richest ones. */
export function findPassages(
  page: Pick<SearchedPage, "body">,
  matcher: Matcher,
): MarkedText[] {
  const candidates: Candidate[] = [];
  for (const html of readProse(page)) {
    if (candidates.length >= MOST_CANDIDATES) break;
    if (matcher.mayFind(html)) addCandidates(candidates, toProseText(html), matcher);
  }
  const richest = candidates
    .map((candidate, order) => ({ candidate, order }))
    .sort((a, b) => b.candidate.words.size - a.candidate.words.size || a.order - b.order)
    .slice(0, MOST_PASSAGES)
    .sort((a, b) => a.order - b.order);
  return richest.map(({ candidate }) => markMatches(cut(candidate), matcher));
}

/** A window around each match, unless the window before it holds the match already. */
function addCandidates(candidates: Candidate[], text: string, matcher: Matcher): void {
  let current: Candidate | null = null;
  for (const { start, end } of matcher.find(text)) {
    const word = text.slice(start, end).toLowerCase();
    if (current && end <= current.end) {
      current.words.add(word);
      continue;
    }
    if (candidates.length >= MOST_CANDIDATES) return;
    // A word alone tells no more than that it is there.
    if (text.length - word.length < LEAST_AROUND) continue;
    const from: number = Math.max(current?.end ?? 0, start - LEAD_CHARACTERS);
    const to = Math.max(end, from + PASSAGE_CHARACTERS);
    current = { text, start: from, end: to, words: new Set([word]) };
    candidates.push(current);
  }
}

/** The window, moved to where words begin and end, where there is a space near. */
function cut({ text, start, end }: Candidate): string {
  const space = text.indexOf(" ", start);
  const from =
    start > 0 && space - start < LONGEST_WORD && space !== -1 ? space + 1 : start;
  const last = text.lastIndexOf(" ", end);
  const to = end < text.length && last > from && end - last < LONGEST_WORD ? last : end;
  return text.slice(from, to).trim();
}

import { markMatches, type Matcher } from "./mark-matches";
import type { PageText, ProseText } from "./read-text";
import type { MarkedText } from "./search-service";

const MOST_PASSAGES = 3;
const PASSAGE_CHARACTERS = 120;
/** Characters before the first match. */
const LEAD_CHARACTERS = 40;
/** Fewer characters around a match are not enough for a passage. */
const LEAST_AROUND = 3;
/** Limits how far an end moves to avoid cutting a word. */
const LONGEST_WORD = 20;
/** Stops collecting beyond this, because three are chosen. */
const MOST_CANDIDATES = 12;

interface Candidate {
  text: string;
  start: number;
  end: number;
  /** The distinct matched words. */
  words: Set<string>;
}

/** Finds up to three passages of a page with the most distinct words of the query. */
export function listPassages(
  page: Pick<PageText, "listProse">,
  matcher: Matcher,
): MarkedText[] {
  const candidates: Candidate[] = [];
  for (const prose of page.listProse()) {
    addCandidates(candidates, prose, matcher);
    if (candidates.length >= MOST_CANDIDATES) break;
  }
  const richest = candidates
    .map((candidate, order) => ({ candidate, order }))
    .sort((a, b) => b.candidate.words.size - a.candidate.words.size || a.order - b.order)
    .slice(0, MOST_PASSAGES)
    .sort((a, b) => a.order - b.order);
  return richest.map(({ candidate }) => markMatches(cut(candidate), matcher));
}

/** Adds a window around each match that is not inside the previous window. */
function addCandidates(
  candidates: Candidate[],
  { text, folded }: ProseText,
  matcher: Matcher,
): void {
  let current: Candidate | null = null;
  for (const { start, end } of matcher.find(text, folded)) {
    const word = text.slice(start, end).toLowerCase();
    if (current && end <= current.end) {
      current.words.add(word);
      continue;
    }
    if (candidates.length >= MOST_CANDIDATES) return;
    // A word on its own is no useful passage.
    if (text.length - word.length < LEAST_AROUND) continue;
    const from: number = Math.max(current?.end ?? 0, start - LEAD_CHARACTERS);
    const to = Math.max(end, from + PASSAGE_CHARACTERS);
    current = { text, start: from, end: to, words: new Set([word]) };
    candidates.push(current);
  }
}

/** Returns the text of a window, trimmed to whole words when a space is near. */
function cut({ text, start, end }: Candidate): string {
  const space = text.indexOf(" ", start);
  const from =
    start > 0 && space - start < LONGEST_WORD && space !== -1 ? space + 1 : start;
  const last = text.lastIndexOf(" ", end);
  const to = end < text.length && last > from && end - last < LONGEST_WORD ? last : end;
  return text.slice(from, to).trim();
}

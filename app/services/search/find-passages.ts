import type { Document } from "~/domain/document";
import { markMatches, type MatchPattern } from "./mark-matches";
import { readProse, toProseText } from "./read-text";
import type { MarkedText } from "./search-service";

const MOST_PASSAGES = 3;
const PASSAGE_CHARACTERS = 120;
/** How much of it stands before the first match. */
const LEAD_CHARACTERS = 40;
/** Enough to choose the best three from. */
const MOST_CANDIDATES = 12;

interface Candidate {
  text: string;
  start: number;
  end: number;
  /** The different words in it. */
  words: Set<string>;
}

/** Up to three passages of a document in which words of the query stand, the richest ones. */
export function findPassages(
  document: Pick<Document, "body">,
  pattern: MatchPattern,
): MarkedText[] {
  if (!pattern) return [];
  const candidates: Candidate[] = [];
  for (const html of readProse(document)) {
    if (html.search(pattern) === -1) continue;
    addCandidates(candidates, toProseText(html), pattern);
    if (candidates.length >= MOST_CANDIDATES) break;
  }
  const richest = candidates
    .map((candidate, order) => ({ candidate, order }))
    .sort((a, b) => b.candidate.words.size - a.candidate.words.size || a.order - b.order)
    .slice(0, MOST_PASSAGES)
    .sort((a, b) => a.order - b.order);
  return richest.map(({ candidate }) => markMatches(cut(candidate), pattern));
}

/** A window around each match, unless the window before it holds the match already. */
function addCandidates(candidates: Candidate[], text: string, pattern: RegExp): void {
  let current: Candidate | null = null;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (current && end <= current.end) {
      current.words.add(match[0].toLowerCase());
      continue;
    }
    if (candidates.length >= MOST_CANDIDATES) return;
    const start = Math.max(current?.end ?? 0, match.index - LEAD_CHARACTERS);
    current = {
      text,
      start,
      end: Math.max(end, start + PASSAGE_CHARACTERS),
      words: new Set([match[0].toLowerCase()]),
    };
    candidates.push(current);
  }
}

/** The window, moved to where words begin and end, where there is a space near. */
function cut({ text, start, end }: Candidate): string {
  const space = text.indexOf(" ", start);
  const from = start > 0 && space !== -1 && space - start < 20 ? space + 1 : start;
  const last = text.lastIndexOf(" ", end);
  const to = end < text.length && last > from && end - last < 20 ? last : end;
  return text.slice(from, to).trim();
}

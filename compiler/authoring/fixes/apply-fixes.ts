import { createHash } from "node:crypto";
import type { Flaw } from "~/domain/documents/flaw";
import { findOwn } from "~/domain/text/find-own";
import { decodePath } from "../../core/urls";
import { applyEdits, createLineIndex, type Edit } from "../text/places";
import { FIX_RULES, readWritten } from "./fix-rules";
import { matchWritten } from "./match-written";
import type { FixPlace } from "./structural-edits";

/** All fixes that change nothing for readers, or the fix of one flaw by its id. */
export type FixChoice = "safe" | { id: string };

export interface FixResult {
  text: string;
  fixed: Flaw[];
  /** Chosen flaws whose place in the text was not found, or whose fix is unknown. */
  skipped: Flaw[];
}

const HEADING_CHECK = "heading-level";
/** Characters that would end a link's target or a macro's argument. */
const UNSAFE_DECODED = /[\s()<>"'`%]/u;
/** Ends before the target of a link, a definition, or an attribute. */
const TARGET = /(?:\]\(\s*<?|\]:\s*<?|["'=])$/;

/** Names a flaw by its content: equal flaws of two compiles have the same id. */
export function toFlawId({
  check,
  file,
  line,
  column,
  message,
  suggestion,
}: Flaw): string {
  const facts = JSON.stringify([check, file, line, column, message, suggestion]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 16);
}

export type Fixability = "safe" | "guess" | null;

/** Says whether a flaw can be fixed: without a person, by a person's choice, or not at all. */
export function findFixability({ check, suggestion, line }: Flaw): Fixability {
  if (suggestion === null || line === null) return null;
  if (check === HEADING_CHECK) return "guess";
  const rule = findOwn(FIX_RULES, check);
  if (!rule || (rule.suggests ?? suggestion) !== suggestion) return null;
  return rule.isSafe ? "safe" : "guess";
}

/**
 * Replaces what flaws complain about by their suggestions. Changes no other byte. `text` is the
 * file as it is on disk, with its own line ends; `flaws` are those of this file.
 */
export function applyFixes(
  text: string,
  flaws: readonly Flaw[],
  choice: FixChoice,
): FixResult {
  const { edits, ...result } = listEdits(text, flaws, choice);
  return { ...result, text: applyEdits(text, edits) };
}

/** Finds the replacements alone, which an editor makes in its own text. */
export function listEdits(
  text: string,
  flaws: readonly Flaw[],
  choice: FixChoice,
): Omit<FixResult, "text"> & { edits: Edit[] } {
  const chosen = flaws.filter((flaw) => isChosen(flaw, choice)).toSorted(byPlace);
  const fixed: Flaw[] = [];
  const skipped: Flaw[] = [];
  const edits: Edit[] = [];
  const locate = createFinder(text);
  for (const flaw of chosen) {
    const edit = locate(flaw);
    const isTaken = edits.some((other) => edit && overlaps(edit, other));
    if (edit && !isTaken) edits.push(edit);
    (edit && !isTaken ? fixed : skipped).push(flaw);
  }
  return { edits, fixed, skipped };
}

function isChosen(flaw: Flaw, choice: FixChoice): boolean {
  if (choice === "safe") return findFixability(flaw) === "safe";
  return toFlawId(flaw) === choice.id;
}

function byPlace(one: Flaw, other: Flaw): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 1) - (other.column ?? 1);
}

function overlaps(one: Edit, other: Edit): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Returns a function from a flaw to the edit that fixes it; null when there is none. */
function createFinder(text: string): (flaw: Flaw) => Edit | null {
  const findLine = createLineIndex(text);
  /** End of the last match of each written text, where its next one is searched from. */
  const ends = new Map<string, number>();
  return (flaw) => {
    const { check, line, column, message, suggestion } = flaw;
    const place = line === null ? null : findLine(line);
    if (!place || suggestion === null) return null;
    if (check === HEADING_CHECK) return replaceHashes(text, place, suggestion);
    const rule = FIX_RULES[check];
    const start = place.start + (column ?? 1) - 1;
    const written = rule ? readWritten(rule, { message, suggestion }) : null;
    if (!rule || written === null) return null;
    const from = Math.max(start, ends.get(written) ?? 0);
    const edit = rule.edit
      ? rule.edit(text, { start: from, end: place.end, written, suggestion })
      : replaceWritten(text, { start: from, end: place.end, written, suggestion });
    if (edit) ends.set(written, edit.end);
    return edit;
  };
}

function replaceWritten(
  text: string,
  { start, end, written, suggestion }: FixPlace,
): Edit | null {
  const match = matchWritten(text, written, { from: start, to: end });
  if (!match) return null;
  if (isLinkText(text, match))
    return replaceWritten(text, { start: match.end, end, written, suggestion });
  return isAutolink(text, match) && suggestion.startsWith("/")
    ? nameAutolink(text, match, suggestion)
    : toEdit(text, match, suggestion);
}

interface Span {
  start: number;
  end: number;
}

/** True for the address that a link shows, which stays. */
function isLinkText(text: string, { start, end }: Span): boolean {
  return text[start - 1] === "[" && text.startsWith("](", end);
}

function isAutolink(text: string, { start, end }: Span): boolean {
  return /^https?:/i.test(text.slice(start, end)) && !TARGET.test(text.slice(0, start));
}

/** Keeps a bare address as the text of a link, because its path alone would be no link. */
function nameAutolink(text: string, { start, end }: Span, suggestion: string): Edit {
  const brackets = text[start - 1] === "<" && text[end] === ">" ? 1 : 0;
  const replacement = `[${text.slice(start, end)}](${suggestion})`;
  return { start: start - brackets, end: end + brackets, replacement };
}

function replaceHashes(
  text: string,
  { start, end }: { start: number; end: number },
  suggestion: string,
): Edit | null {
  const [, indent = "", hashes] = /^([ >]*)(#+)(?=\s)/.exec(text.slice(start, end)) ?? [];
  const wanted = /^#+/.exec(suggestion)?.[0];
  if (hashes === undefined || wanted === undefined) return null;
  const at = start + indent.length;
  return { start: at, end: at + hashes.length, replacement: wanted };
}

/** Returns null where the suggestion would end the quotes that it stands in. */
function toEdit(text: string, { start, end }: Span, suggestion: string): Edit | null {
  const replacement = keepEncoding(text.slice(start, end), suggestion);
  const quote = text[start - 1] ?? "";
  const breaksOut = /["'`]/.test(quote) && replacement.includes(quote);
  return breaksOut ? null : { start, end, replacement };
}

/** Writes an address decoded where the file did, if Markdown can hold it so. */
function keepEncoding(written: string, suggestion: string): string {
  if (written.includes("%")) return suggestion;
  const decoded = decodePath(suggestion);
  return UNSAFE_DECODED.test(decoded) ? suggestion : decoded;
}

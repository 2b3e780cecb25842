import type { Flaw } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";

export const TRANSLATION_CHECK = "translation-difference";

/** Counts of a page's parts, which are equal in a page and its translation. */
export interface Outline {
  headings: number;
  codeBlocks: number;
  /** Calls of macros with visible output, by name. */
  macros: Readonly<Record<string, number>>;
}

/** One page of a comparison. */
export interface OutlinedPage {
  locale: Locale;
  path: string;
  /** The en-US commit that the translation was made from. */
  sourceCommit: string | null;
  outline: Outline;
}

/** Macros that a translation must call too; links and badges may be written out instead. */
const SHOWING_MACROS = new Set(
  `compat csssyntax cssinfo embedghlivesample embedlivesample embedyoutube glossarydisambiguation
  inheritancediagram interactiveexample js_property_attributes listgroups listsubpages
  livesamplelink specifications subpageswithsummaries svginfo webextexamples`.split(
    /\s+/,
  ),
);
const FENCE = /^[ \t>]*(?:[-*+] +|\d+[.)] +)*(`{3,}|~{3,})/;
const FENCE_MARK = /```|~~~/g;
const HEADING = /[ \t>]*#{1,6}[ \t]/y;
const CALL = /\{\{ *([a-z_][\w-]*)/iy;

/** Counts headings, code blocks and calls; calls in code do not count. */
export function readOutline(body: string): Outline {
  const outline: CountedOutline = { headings: 0, codeBlocks: 0, macros: {} };
  let fence: string | null = null;
  let proseStart = 0;
  for (const { start, end, mark } of listFences(body)) {
    if (fence === null) {
      readProse(body.slice(proseStart, start), outline);
      outline.codeBlocks++;
      fence = mark;
    } else if (mark.startsWith(fence)) {
      proseStart = end;
      fence = null;
    }
  }
  if (fence === null) readProse(body.slice(proseStart), outline);
  return outline;
}

/** Finds the lines that open or close code fences. */
function* listFences(
  body: string,
): Generator<{ start: number; end: number; mark: string }> {
  const marks = new RegExp(FENCE_MARK);
  for (let found = marks.exec(body); found; found = marks.exec(body)) {
    const start = body.lastIndexOf("\n", found.index) + 1;
    const lineEnd = body.indexOf("\n", found.index);
    const end = lineEnd === -1 ? body.length : lineEnd;
    const mark = FENCE.exec(body.slice(start, end))?.[1];
    if (mark !== undefined) yield { start, end, mark };
    marks.lastIndex = end;
  }
}

interface CountedOutline extends Outline {
  macros: Record<string, number>;
}

function readProse(prose: string, outline: CountedOutline): void {
  outline.headings += countHeadings(prose);
  countCalls(prose, outline);
}

/**
 * Describes how a translation differs in structure from its original. Null without a
 * difference, or when the en-US page (`commit`: its newest) has changed since the translation.
 */
export function compareTranslation(
  translation: OutlinedPage,
  original: OutlinedPage,
  commit: string | null,
): Flaw | null {
  const { sourceCommit } = translation;
  if (commit !== null && sourceCommit !== null && commit !== sourceCommit) return null;
  const differences = listDifferences(translation.outline, original.outline);
  if (differences.length === 0) return null;
  return {
    check: TRANSLATION_CHECK,
    severity: "warning",
    file: translation.path,
    line: null,
    column: null,
    message: `The translation differs from ${original.path}: ${differences.join(", ")}.`,
    suggestion: null,
  };
}

function countHeadings(prose: string): number {
  let count = 0;
  for (let at = prose.indexOf("#"); at !== -1; at = prose.indexOf("#", at)) {
    HEADING.lastIndex = prose.lastIndexOf("\n", at) + 1;
    if (HEADING.test(prose)) count++;
    const lineEnd = prose.indexOf("\n", at);
    at = lineEnd === -1 ? prose.length : lineEnd;
  }
  return count;
}

function countCalls(prose: string, { macros }: CountedOutline): void {
  for (let at = prose.indexOf("{{"); at !== -1; at = prose.indexOf("{{", at + 1)) {
    if (prose[at - 1] === "\\") continue;
    CALL.lastIndex = at;
    const name = CALL.exec(prose)?.[1]?.toLowerCase().replaceAll("-", "_");
    if (name !== undefined && SHOWING_MACROS.has(name))
      macros[name] = (macros[name] ?? 0) + 1;
  }
}

function listDifferences(own: Outline, original: Outline): string[] {
  const names = new Set([...Object.keys(own.macros), ...Object.keys(original.macros)]);
  return [
    sayDifference("headings", own.headings, original.headings),
    sayDifference("code blocks", own.codeBlocks, original.codeBlocks),
    ...[...names].map((name) =>
      sayDifference(`{{${name}}}`, own.macros[name] ?? 0, original.macros[name] ?? 0),
    ),
  ].flatMap((difference) => difference ?? []);
}

function sayDifference(name: string, own: number, original: number): string | null {
  return own === original ? null : `${name} ${own} instead of ${original}`;
}

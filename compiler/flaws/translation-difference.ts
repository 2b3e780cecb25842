import type { Flaw } from "~/domain/flaw";
import type { Locale } from "~/domain/locale";

/** What a page is built of, counted: the same in a page and its translation. */
export interface Outline {
  headings: number;
  codeBlocks: number;
  /** Calls of macros that show something of their own, by name. */
  macros: Readonly<Record<string, number>>;
}

/** One page of the comparison. */
export interface OutlinedPage {
  locale: Locale;
  path: string;
  /** The en-US commit that a translation was made from. */
  sourceCommit: string | null;
  outline: Outline;
}

/** Links and badges may be written out in a translation; these must be there. */
const SHOWING_MACROS = new Set(
  `compat csssyntax cssinfo embedghlivesample embedlivesample embedyoutube glossarydisambiguation
  inheritancediagram interactiveexample js_property_attributes listgroups listsubpages
  livesamplelink specifications subpageswithsummaries svginfo webextexamples`.split(
    /\s+/,
  ),
);
const FENCE = /^[ \t>]*(?:[-*+] +|\d+[.)] +)*(`{3,}|~{3,})/;
const HEADING = /^[ \t>]*#{1,6}[ \t]/;
const CALL = /(?<!\\)\{\{ *([a-z_][\w-]*)/gi;

/** Counts line by line; what stands in code is code. */
export function readOutline(body: string): Outline {
  const outline = { headings: 0, codeBlocks: 0, macros: {} as Record<string, number> };
  let fence: string | null = null;
  for (const line of body.split("\n")) {
    const mark =
      line.includes("```") || line.includes("~~~") ? FENCE.exec(line)?.[1] : null;
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
    } else if (mark) {
      fence = mark;
      outline.codeBlocks++;
    } else {
      if (line.includes("#") && HEADING.test(line)) outline.headings++;
      if (line.includes("{{")) countCalls(line, outline.macros);
    }
  }
  return outline;
}

/**
 * Says how a translation differs in shape from the page it was made from. Null when it does not,
 * or when the en-US page (`commit`: its newest) has moved on since.
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
    check: "translation-difference",
    severity: "warning",
    file: translation.path,
    line: null,
    column: null,
    message: `The translation differs from ${original.path}: ${differences.join(", ")}.`,
    suggestion: null,
  };
}

function countCalls(line: string, macros: Record<string, number>): void {
  for (const [, written = ""] of line.matchAll(CALL)) {
    const name = written.toLowerCase().replaceAll("-", "_");
    if (SHOWING_MACROS.has(name)) macros[name] = (macros[name] ?? 0) + 1;
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

import type { FlawReport } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { getBodyStart } from "../formatting/plan-format";
import { tidyMarkdown } from "../formatting/markdown";
import { blankCode, listFences } from "../../core/blank-code";
import { findFrontMatter } from "../text/front-matter-text";

interface Rule {
  name: string;
  pattern: RegExp;
  message: string;
  /** Replaces what the pattern matched, as a suggestion. */
  suggest?: (match: string) => string;
  /** True for rules of the English language. */
  isEnglish?: boolean;
  /** True for a rule of a line that may hold code. */
  readsCode?: boolean;
  /** Matches spaces, which stand for code too: they count where they are written. Its pattern is global. */
  isOfSpaces?: boolean;
}

/** Rules of the dialect for one line outside of code (writers 6.2). */
const RULES: readonly Rule[] = [
  {
    name: "heading-punctuation",
    pattern: /^#{1,6} .*[.,;:](?= *$)/,
    message: "A heading does not end with punctuation.",
    readsCode: true,
  },
  { name: "hard-tab", pattern: /\t/, message: "Tabs are written as spaces." },
  {
    name: "gfm-alert",
    pattern: /^[ >]*> \*\*(?:Note|Warning|Callout):?\*\*/i,
    message: "Notes are written as alerts.",
    suggest: (match) =>
      match.replace(/\*\*(\w+):?\*\*/, (_, word: string) => `[!${word.toUpperCase()}]`),
  },
  {
    name: "bad-gfm-alert",
    pattern:
      /^[ >]*> ?\[!(?!(?:NOTE|WARNING|CALLOUT|TIP|IMPORTANT|CAUTION)\])[A-Za-z]+\]/,
    message: "An alert is one of NOTE, WARNING and CALLOUT, in capitals.",
  },
  {
    name: "localhost-link",
    pattern: /\]\(https?:\/\/(?:localhost|127\.0\.0\.1)[:/)][^)]*/i,
    message: "The link leads to the author's own computer.",
  },
  {
    name: "unclosed-link",
    pattern: /\[[^\][]+\]\((?![^()]*(?:\([^()]*\)[^()]*)*\))[^)]*$/,
    message: "The link is not closed.",
  },
  {
    name: "curly-quotes",
    pattern: /[“”‘’]/,
    message: "English text is written with straight quotes.",
    suggest: (match) => (/[“”]/.test(match) ? '"' : "'"),
    isEnglish: true,
  },
  {
    name: "comma-after-abbreviation",
    pattern: /(?<![\w.])(?:i\.e|e\.g)\.(?= [a-z])/,
    message: "A comma follows i.e. and e.g.",
    suggest: (match) => `${match},`,
    isEnglish: true,
  },
  {
    name: "double-space",
    pattern: /(?<=[a-z,.;]) {2,}(?=[A-Za-z])/g,
    message: "One space is enough.",
    isOfSpaces: true,
    suggest: () => " ",
    isEnglish: true,
  },
];

/** Checks the Markdown of a page against the rules for authors. */
export function checkMarkdown(text: string, locale: Locale): FlawReport[] {
  const range = findFrontMatter(text);
  const start = range ? getBodyStart(text, range.end) : 0;
  const firstLine = text.slice(0, start).split(/\r\n|\r|\n/).length;
  const body = text.slice(start);
  const written = body.split(/\r\n|\r|\n/);
  const lines = blankCode(body).split(/\r\n|\r|\n/);
  const rules = RULES.filter(({ isEnglish }) => !isEnglish || locale === DEFAULT_LOCALE);
  return [
    ...lines.flatMap((line, index) =>
      checkLine({ line, written: written[index] ?? "" }, firstLine + index, rules),
    ),
    ...listBareFences(body, firstLine),
    ...listOpenFences(body, firstLine),
    ...checkStyle(body, firstLine),
  ];
}

interface CheckedLine {
  /** Spaces stand for its code. */
  line: string;
  written: string;
}

function checkLine(
  { line, written }: CheckedLine,
  number: number,
  rules: readonly Rule[],
): FlawReport[] {
  return rules.flatMap(({ name, pattern, message, suggest, ...rule }) => {
    const match = rule.isOfSpaces
      ? [...line.matchAll(pattern)].find((each) =>
          written.startsWith(each[0], each.index),
        )
      : pattern.exec(rule.readsCode && line.trim() !== "" ? written : line);
    if (!match) return [];
    return [
      {
        check: `markdown-${name}`,
        severity: "warning" as const,
        line: number,
        column: match.index + 1,
        message,
        suggestion: suggest?.(match[0]) ?? null,
      },
    ];
  });
}

function listBareFences(body: string, firstLine: number): FlawReport[] {
  const lines = body.split(/\r\n|\r|\n/);
  return listFences(lines).flatMap(({ first, info }) => {
    if (info !== "") return [];
    return [
      {
        check: "markdown-fence-language",
        severity: "warning" as const,
        line: firstLine + first,
        column: 1,
        message: "A code block names its language.",
        suggestion: `${(lines[first] ?? "").trimEnd()}plain`,
      },
    ];
  });
}

/** The beginning of a code block with a language: inside of another, which its signs can't close. */
const NEXT_FENCE = /^[ \t>]*(`{3,}(?=[^`]+$)|~{3,})[ \t]*\S/;

/** Finds code blocks that swallow the text below: nothing closes them, or the end of a later one does. */
function listOpenFences(body: string, firstLine: number): FlawReport[] {
  const lines = body.split(/\r\n|\r|\n/);
  return listFences(lines).flatMap(({ first, last, isNested }) => {
    const [signs = ""] = /`{3,}|~{3,}/.exec(lines[first] ?? "") ?? [];
    const next = lines
      .slice(first + 1, last ?? undefined)
      .findIndex((line) => NEXT_FENCE.exec(line)?.[1]?.startsWith(signs));
    // The end of a list or quote closes what is in it.
    if (isNested || (last !== null && next === -1)) return [];
    const before =
      next === -1
        ? ""
        : ` before the next one begins on line ${firstLine + first + 1 + next}`;
    return [
      {
        check: "markdown-unclosed-fence",
        severity: "error" as const,
        line: firstLine + first,
        column: 1,
        message: `The code block is not closed${before}.`,
      },
    ];
  });
}

/** Reports what formatting would change, once for the page. */
function checkStyle(body: string, firstLine: number): FlawReport[] {
  const { steps } = tidyMarkdown(body);
  if (steps.length === 0) return [];
  return [
    {
      check: "markdown-style",
      severity: "warning",
      line: firstLine,
      column: 1,
      message: `The Markdown is not formatted: ${steps.join(", ")}.`,
      suggestion: "npm run content -- fmt",
    },
  ];
}

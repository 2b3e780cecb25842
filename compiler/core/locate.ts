import { blankCalls, blankCode, blankComments, blankFences } from "./blank-code";
import { createLocator } from "./line-and-column";

/** The Markdown of a page, without its front matter. */
export interface Source {
  body: string;
  /** Line number of the body's first line in the file. */
  firstLine: number;
  /** The YAML above it, whose first line is the file's second one; unset or null without any. */
  frontMatter?: string | null;
}

/** 1-based; both null when a macro made the text, so that the file does not contain it. */
export type SourcePlace = { line: number; column: number } | { line: null; column: null };

/** Finds where one of these texts was written. */
export type Locate = (...needles: string[]) => SourcePlace;

const UNKNOWN: SourcePlace = { line: null, column: null };
/** A match with such an end is a whole URL or word only if nothing continues it. */
export const ENDS_IN_WORD = /[\p{L}\p{N}_/%-]$/u;
/** Continues a URL or word: `/for` is a part of `/for...of`, `/function` of `/function*`, and `/CSS/` of `/CSS/:is`. */
export const GOES_ON = /[\p{L}\p{N}_/#%-]|\.+[\p{L}\p{N}_]|\*[)"'>#]|(?<=\/)[:@]/uy;
const IS_HEADING = /^#{1,6} /;
/** A path or name is whole only if it does not end another one: `/docs/Web` in `/de/docs/Web`. */
const STARTS_IN_PATH = /^(?![a-z][a-z\d+.-]*:\/\/)[\p{L}\p{N}_/#.%-]/iu;
const IN_PATH = /[\p{L}\p{N}_/#.%-]/u;

/**
 * Returns a search for the places of texts in the source, for flaws. Asking for the same text
 * again gives its next occurrence, and the last one from then on. Skips code and comments, which
 * contain no links; headings may hold code. Arguments of macros count where the text stands nowhere
 * else. Does no work before the first search.
 */
export function createLocate(source: Source): Locate {
  const { body, firstLine } = source;
  const toPlace = createLocator(body, firstLine);
  let prose: string | null = null;
  const readProse = (): string => (prose ??= blankComments(blankCode(body)));
  const findBlock = createFindNext(() => blankFences(body));
  const findOutsideCalls = createFindNext(() => blankCalls(readProse()));
  const findInProse = createFindNext(readProse);

  function findNext(needle: string): number {
    if (IS_HEADING.test(needle)) return findBlock(needle);
    const index = findOutsideCalls(needle);
    return index === -1 ? findInProse(needle) : index;
  }

  return (...needles) => {
    for (const needle of listForms(needles)) {
      const index = findNext(needle);
      if (index !== -1) return toPlace(index);
    }
    return UNKNOWN;
  };
}

/** Returns a search in a text that is read at its first call. */
function createFindNext(read: () => string): (needle: string) => number {
  let text: string | null = null;
  const nextStarts = new Map<string, number>();
  const exhausted = new Set<string>();
  return (needle) => {
    const start = nextStarts.get(needle) ?? 0;
    const index = exhausted.has(needle)
      ? -1
      : findWhole((text ??= read()), needle, start);
    if (index === -1) {
      exhausted.add(needle);
      return Math.max(-1, start - needle.length);
    }
    nextStarts.set(needle, index + needle.length);
    return index;
  };
}

/** Adds the forms with references to ampersands, as in `?a&amp;b`, and leaves out empty texts. */
function listForms(needles: readonly string[]): Set<string> {
  const forms = needles.flatMap((needle) => [needle, needle.replaceAll("&", "&amp;")]);
  return new Set(forms.filter((form) => form !== ""));
}

function findWhole(text: string, needle: string, from: number): number {
  const mayGoOn = ENDS_IN_WORD.test(needle);
  const mayContinue = STARTS_IN_PATH.test(needle);
  const isPart = (index: number): boolean => {
    const end = index + needle.length;
    return (
      (mayGoOn && goesOn(text, end)) ||
      (mayContinue && IN_PATH.test(text.charAt(index - 1)))
    );
  };
  let index = text.indexOf(needle, from);
  while (index !== -1 && isPart(index)) index = text.indexOf(needle, index + 1);
  return index;
}

function goesOn(text: string, at: number): boolean {
  GOES_ON.lastIndex = at;
  return GOES_ON.test(text);
}

import { join } from "node:path";
import type { FlawReport } from "~/domain/documents/flaw";
import { readIfThere } from "../files/write-file";
import { blankCode } from "../../core/blank-code";
import { memoizeByKey } from "../../core/memoize";
import { describeUnknownWord } from "../../flaws/names";
import { findFrontMatter } from "../text/front-matter-text";

/** The words of the project, one a line, in the content root; hidden, so that no compile reads it. */
export const WORDS_FILE = ".words.txt";

/** Name of the check. */
const SPELLING = "spelling";

/** Returns the places of words that are misspelled; `known` words are not looked at. */
export type CheckSpelling = (text: string, known: ReadonlySet<string>) => FlawReport[];

/** The words of US English and of the project. */
export interface Dictionary {
  /** Lists each unknown word of a text once, where it is first, without a suggestion. */
  check: CheckSpelling;
  /** Returns a word that is like an unknown one, which takes up to half a second; null without any. */
  suggest: (word: string) => string | null;
}

export async function openSpelling(contentRoot: string): Promise<CheckSpelling> {
  const { check, suggest } = await openDictionary(contentRoot);
  return (text, known) =>
    check(text, known).map((flaw) => withSuggestedWord(flaw, suggest));
}

/** Adds the suggestion of a word to a flaw of spelling; any other flaw stays as it is. */
export function withSuggestedWord<Found extends FlawReport>(
  flaw: Found,
  suggest: Dictionary["suggest"],
): Found {
  const word = flaw.check === SPELLING ? /^"(.*)"/.exec(flaw.message)?.[1] : undefined;
  return word === undefined ? flaw : { ...flaw, suggestion: suggest(word) };
}

/** Opens the dictionary, which takes a tenth of a second. */
export async function openDictionary(contentRoot: string): Promise<Dictionary> {
  const [{ default: nspell }, { default: dictionary }] = await Promise.all([
    import("nspell"),
    import("dictionary-en"),
  ]);
  const speller = nspell(dictionary);
  const own = readIfThere(join(contentRoot, WORDS_FILE))?.toString("utf8") ?? "";
  for (const line of own.split(/\r?\n/))
    if (line !== "" && !line.startsWith("#")) speller.add(line.trim());
  // An editor asks for the same words at each move of its cursor.
  const suggest = memoizeByKey((word) => speller.suggest(word)[0] ?? null);
  const verdicts = new Map<string, boolean>();
  const isCorrect = (word: string): boolean => {
    const known = verdicts.get(word);
    if (known !== undefined) return known;
    const verdict = speller.correct(word) || speller.correct(word.replace(/['’]s?$/, ""));
    verdicts.set(word, verdict);
    return verdict;
  };
  return {
    suggest,
    check: (text, known) =>
      listUnknown(text, (word) => known.has(word) || isCorrect(word)).map(
        ({ word, line, column }) => ({ ...describeUnknownWord(word), line, column }),
      ),
  };
}

const MACRO = /\{\{[^]*?\}\}/g;
const TAG = /<\/?[a-z!][^>]*>/gi;
/** An address of e-mail begins at a space, because a long word would be tried from each character. */
const URL_LIKE = /(?:https?:\/\/|www\.|\/)[^\s)\]>"']+|(?<!\S)\S+@\S+/gi;
const TARGET = /\]\([^)]*\)|^\[[^\]]+\]:.*$/gm;
const SAMPLE_FENCE = /^[ \t>]*(?:`{3,}|~{3,}).*$/gm;
/** A plain word: small letters, perhaps one capital in front, with its apostrophe. */
const WORD =
  /(?<![\p{L}\p{N}_.#@$-])\p{Lu}?\p{Ll}{3,}(?:['’]\p{Ll}+)?(?![\p{L}\p{N}_$(]|\.\p{L})/gu;

/** Returns the words of a text that are prose, in lower case. */
export function listWords(text: string): Set<string> {
  return new Set([...toProse(text).matchAll(WORD)].map(([word]) => word));
}

interface FoundWord {
  word: string;
  line: number;
  column: number;
}

/** Lists each unknown word once, where it is first. Words of the page's own code are known. */
function listUnknown(text: string, isKnown: (word: string) => boolean): FoundWord[] {
  const prose = toProse(text);
  const lines = prose.split(/\r\n|\r|\n/);
  const code = listCodeWords(text);
  const seen = new Set<string>();
  return lines.flatMap((content, index) =>
    [...content.matchAll(WORD)].flatMap((match) => {
      const [word] = match;
      const start =
        (isBlank(lines[index - 1]) ? ". " : "") + content.slice(0, match.index);
      const isName = /^\p{Lu}/u.test(word) && !SENTENCE_START.test(start);
      if (isName || seen.has(word) || code.has(word.toLowerCase()) || isKnown(word))
        return [];
      seen.add(word);
      return [{ word, line: index + 1, column: match.index + 1 }];
    }),
  );
}

/** A capital elsewhere is a name's, which no dictionary has. */
const SENTENCE_START = /[.!?] [\s>#*\-:\d.]*$|^[ >]*(?:#+|[-*]|- :|\d+\.) +$/;

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}

/** Blanks out everything but prose, keeping every offset. */
function toProse(text: string): string {
  const range = findFrontMatter(text);
  const blank = (part: string): string => part.replace(/[^\r\n]/g, " ");
  const body = range ? blank(text.slice(0, range.end)) + text.slice(range.end) : text;
  return [MACRO, SAMPLE_FENCE, TARGET, TAG, URL_LIKE].reduce(
    (prose, pattern) => prose.replace(pattern, blank),
    blankCode(body),
  );
}

function listCodeWords(text: string): Set<string> {
  const blanked = blankCode(text);
  const words = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/\p{L}{3,}/gu))
    if (blanked[index] === " ") words.add(word.toLowerCase());
  return words;
}

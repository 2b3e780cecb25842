/** Selected text with its context; blocks are separated by line breaks. */
export interface SelectedText {
  before: string;
  selected: string;
  after: string;
}

/**
 * A longer selection, or one of several blocks, is identified by its first and last
 * words.
 */
const MAX_EXACT_LENGTH = 100;
const END_WORDS = 5;
const MAX_CONTEXT_WORDS = 10;

/**
 * Text directive that finds a selection again: `[prefix-,]start[,end][,-suffix]` (WICG,
 * Scroll To Text Fragment). Null for a selection of white space.
 */
export function toTextDirective(text: SelectedText, locale: string): string | null {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const { before, selected, after } = growToWords(text, segmenter);
  const blocks = selected.split("\n").map(trim).filter(Boolean);
  const [first] = blocks;
  const last = blocks.at(-1);
  if (first === undefined || last === undefined) return null;
  const isExact = blocks.length === 1 && first.length <= MAX_EXACT_LENGTH;
  const start = isExact ? first : takeWords(first, segmenter, END_WORDS);
  const end = isExact ? null : takeWords(last, segmenter, -END_WORDS);
  const prefix = getPrefix(start, before, segmenter);
  const isEndEarlier = end !== null && contains(selected.slice(0, -end.length), end);
  const suffix = isEndEarlier ? takeContext(after, segmenter, END_WORDS) : "";
  return [
    prefix && `${encode(prefix)}-`,
    encode(start),
    end && encode(end),
    suffix && `-${encode(suffix)}`,
  ]
    .filter(Boolean)
    .join(",");
}

/** Extends a selection to whole words, because browsers match whole words only. */
function growToWords(text: SelectedText, segmenter: Intl.Segmenter): SelectedText {
  const { before, selected, after } = text;
  const lead = selected.search(/\S/);
  const head = /^\s/.test(selected) ? "" : cutWord(before, selected, segmenter).left;
  const isOpen = lead >= 0 && !/\s$/.test(selected);
  const tail = isOpen ? cutWord(selected, after, segmenter).right : "";
  return {
    before: before.slice(0, before.length - head.length),
    selected: head + selected + tail,
    after: after.slice(tail.length),
  };
}

/** Splits the word at the boundary of two texts; both parts are empty between words. */
function cutWord(left: string, right: string, segmenter: Intl.Segmenter) {
  const lineStart = left.lastIndexOf("\n") + 1;
  const lineEnd = right.search(/\n|$/);
  const line = left.slice(lineStart) + right.slice(0, lineEnd);
  const seam = left.length - lineStart;
  const word = segmenter.segment(line).containing(seam);
  if (!word?.isWordLike || word.index === seam) return { left: "", right: "" };
  const cut = seam - word.index;
  return { left: word.segment.slice(0, cut), right: word.segment.slice(cut) };
}

/** The shortest prefix that excludes earlier matches of the start. */
function getPrefix(start: string, before: string, segmenter: Intl.Segmenter): string {
  if (!contains(before, start)) return "";
  for (let count = 2; count < MAX_CONTEXT_WORDS; count += 2) {
    const prefix = takeContext(before, segmenter, -count);
    if (!contains(before, `${prefix} ${start}`)) return prefix;
  }
  return takeContext(before, segmenter, -MAX_CONTEXT_WORDS);
}

/** Words of the nearest block with text, because a context must not cross blocks. */
function takeContext(text: string, segmenter: Intl.Segmenter, count: number): string {
  const blocks = text.split("\n").map(trim).filter(Boolean);
  return takeWords((count < 0 ? blocks.at(-1) : blocks[0]) ?? "", segmenter, count);
}

/** The given number of words from the beginning or, if negative, from the end. */
function takeWords(text: string, segmenter: Intl.Segmenter, count: number): string {
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
  if (words.length <= Math.abs(count)) return text;
  if (count < 0) return text.slice(words.at(count)?.index ?? 0);
  const last = words[count - 1];
  return last ? text.slice(0, last.index + last.segment.length) : text;
}

function contains(text: string, part: string): boolean {
  return trim(text).toLowerCase().includes(part.toLowerCase());
}

function trim(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Also encodes the hyphen, because it separates the parts of a directive. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("-", "%2D");
}

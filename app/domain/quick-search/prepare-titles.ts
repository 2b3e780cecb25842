import { foldLetters } from "./fold-letters";

/** One line of search-index.json. */
export interface IndexedTitle {
  title: string;
  url: string;
}

/** The index as parallel arrays, line by line in the index's own order. */
export interface TitleIndex {
  entries: readonly IndexedTitle[];
  /** Folded (foldLetters). */
  titles: readonly string[];
  /** The last segment of each URL, folded and with spaces. */
  segments: readonly string[];
  /**
   * Names to compare, letters and digits only: of each title the part before an
   * explanation (`map` of `<map>: The Image Map element`), of each URL the last segment
   * and the last two segments (`arraymap`).
   */
  names: readonly string[];
  leaves: readonly string[];
  places: readonly string[];
  /** Starts of the words in each title; those of line `i` begin at `firstStarts[i]`. */
  starts: readonly number[];
  firstStarts: readonly number[];
}

/** Precomputes the parts of the index that every keystroke needs. */
export function prepareTitles(entries: readonly IndexedTitle[]): TitleIndex {
  const titles: string[] = [];
  const segments: string[] = [];
  const names: string[] = [];
  const leaves: string[] = [];
  const places: string[] = [];
  const starts: number[] = [];
  const firstStarts: number[] = [];
  for (const { title, url } of entries) {
    const lower = foldLetters(title);
    titles.push(lower);
    const [leaf, parent] = readLastSegments(foldLetters(url));
    segments.push(leaf.replaceAll("_", " "));
    names.push(squeeze(toShortTitle(lower)));
    leaves.push(squeeze(leaf));
    places.push(squeeze(parent + leaf));
    firstStarts.push(starts.length);
    // A few letters change their length in lower case; the positions then refer to the
    // lower-case text.
    addWordStarts(starts, lower.length === title.length ? title : lower);
  }
  firstStarts.push(starts.length);
  return { entries, titles, segments, names, leaves, places, starts, firstStarts };
}

/** A lower-case text without punctuation and spaces. */
export function squeeze(text: string): string {
  return text.replace(/[^a-z0-9\u0080-\uffff]+/g, "");
}

function readLastSegments(url: string): [leaf: string, parent: string] {
  const end = url.lastIndexOf("/");
  return [url.slice(end + 1), url.slice(url.lastIndexOf("/", end - 1) + 1, end)];
}

/**
 * Titles such as `<map>: The Image Map element` and `@media: ...` have an explanation
 * after the colon.
 */
function toShortTitle(title: string): string {
  const isExplained = title.startsWith("<") || title.startsWith("@");
  const end = isExplained ? title.indexOf(": ") : -1;
  return end === -1 ? title : title.slice(0, end);
}

/** Validates `search-index.json` from the network; invalid lines are dropped. */
export function parseSearchIndex(data: unknown): IndexedTitle[] {
  if (!Array.isArray(data)) throw new TypeError("the search index is not a list");
  return data.filter(isIndexedTitle);
}

function isIndexedTitle(line: unknown): line is IndexedTitle {
  if (typeof line !== "object" || line === null) return false;
  const { title, url } = line as Partial<Record<keyof IndexedTitle, unknown>>;
  // The URL becomes a link target, so it must be a path on this site.
  return typeof title === "string" && typeof url === "string" && /^\/[^/]/.test(url);
}

/**
 * Words start after a character that is no letter or digit, and at capitals inside a word
 * (`querySelectorAll`).
 */
function addWordStarts(starts: number[], title: string): void {
  let before = 0;
  for (let index = 0; index < title.length; index++) {
    const code = title.charCodeAt(index);
    const isHump = isUpperCase(code) && !isUpperCase(before);
    if (isWordLetter(code) && (isHump || !isWordLetter(before))) starts.push(index);
    before = code;
  }
}

function isUpperCase(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Code of `’`, after which a word begins, as after `'`. */
const APOSTROPHE = 8217;

/** Letters, digits and all characters beyond ASCII but the apostrophe. */
function isWordLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    isUpperCase(code) ||
    (code >= 48 && code <= 57) ||
    (code > 127 && code !== APOSTROPHE)
  );
}

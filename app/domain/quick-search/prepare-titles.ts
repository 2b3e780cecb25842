/** One line of search-index.json. */
export interface IndexedTitle {
  title: string;
  url: string;
}

/** The index in the shape that searching reads, line by line in the index's own order. */
export interface TitleIndex {
  entries: readonly IndexedTitle[];
  /** In lower case. */
  titles: readonly string[];
  /** The last segment of each URL, in lower case. */
  segments: readonly string[];
  /** Where the words of each title begin: those of line `i` from `firstStarts[i]` on. */
  starts: readonly number[];
  firstStarts: readonly number[];
}

/** Does once what would otherwise be done with every key. */
export function prepareTitles(entries: readonly IndexedTitle[]): TitleIndex {
  const titles: string[] = [];
  const segments: string[] = [];
  const starts: number[] = [];
  const firstStarts: number[] = [];
  for (const { title, url } of entries) {
    const lower = title.toLowerCase();
    titles.push(lower);
    segments.push(url.slice(url.lastIndexOf("/") + 1).toLowerCase());
    firstStarts.push(starts.length);
    // Very few letters change their length: then the places are those of the lower-case text.
    addWordStarts(starts, lower.length === title.length ? title : lower);
  }
  firstStarts.push(starts.length);
  return { entries, titles, segments, starts, firstStarts };
}

/** Of `search-index.json` as it came over the network, the lines that are lines. */
export function parseSearchIndex(data: unknown): IndexedTitle[] {
  if (!Array.isArray(data)) throw new TypeError("the search index is not a list");
  return data.filter(isIndexedTitle);
}

function isIndexedTitle(line: unknown): line is IndexedTitle {
  if (typeof line !== "object" || line === null) return false;
  const { title, url } = line as Partial<Record<keyof IndexedTitle, unknown>>;
  // A URL is a path of ours: it becomes the target of a link.
  return typeof title === "string" && typeof url === "string" && /^\/[^/]/.test(url);
}

/** Words begin after what is no letter or digit, and at the humps of `querySelectorAll`. */
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

/** Letters and digits, and everything beyond ASCII. */
function isWordLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    isUpperCase(code) ||
    (code >= 48 && code <= 57) ||
    code > 127
  );
}

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
  /** The last segment of each URL, in lower case and with spaces. */
  segments: readonly string[];
  /**
   * The text compared as a name, letters and digits only: in each title the part before an
   * explanation (`map` of `<map>: The Image Map element`), of each URL the last segment and the
   * last two (`arraymap`).
   */
  names: readonly string[];
  leaves: readonly string[];
  places: readonly string[];
  /** Where the words of each title begin: those of line `i` from `firstStarts[i]` on. */
  starts: readonly number[];
  firstStarts: readonly number[];
}

/** Does once what would otherwise be done with every key. */
export function prepareTitles(entries: readonly IndexedTitle[]): TitleIndex {
  const titles: string[] = [];
  const segments: string[] = [];
  const names: string[] = [];
  const leaves: string[] = [];
  const places: string[] = [];
  const starts: number[] = [];
  const firstStarts: number[] = [];
  for (const { title, url } of entries) {
    const lower = title.toLowerCase();
    titles.push(lower);
    const [leaf, parent] = readLastSegments(url.toLowerCase());
    segments.push(leaf.replaceAll("_", " "));
    names.push(squeeze(toShortTitle(lower)));
    leaves.push(squeeze(leaf));
    places.push(squeeze(parent + leaf));
    firstStarts.push(starts.length);
    // Very few letters change their length: then the places are those of the lower-case text.
    addWordStarts(starts, lower.length === title.length ? title : lower);
  }
  firstStarts.push(starts.length);
  return { entries, titles, segments, names, leaves, places, starts, firstStarts };
}

/** A lower-case text without signs and spaces. */
export function squeeze(text: string): string {
  return text.replace(/[^a-z0-9\u0080-\uffff]+/g, "");
}

function readLastSegments(url: string): [leaf: string, parent: string] {
  const end = url.lastIndexOf("/");
  return [url.slice(end + 1), url.slice(url.lastIndexOf("/", end - 1) + 1, end)];
}

/** `<map>: The Image Map element` and `@media: ...` explain themselves behind a colon. */
function toShortTitle(title: string): string {
  const isExplained = title.startsWith("<") || title.startsWith("@");
  const end = isExplained ? title.indexOf(": ") : -1;
  return end === -1 ? title : title.slice(0, end);
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

/**
 * Content package: a zip file (server contract, section 19) whose entries are a manifest, which
 * comes first, blocks, an index of rows, and `removed`. Every entry but `removed` is named by the
 * SHA-256 of its stored bytes. Raise the number when a reader of the last format can't read it.
 */
export const PACKAGE_FORMAT = 1;

/** Folder of all packages in DATA_DIR; below it, addresses are those of the updates host. */
export const PACKAGES_FOLDER = "packages";

/** Length of the hexadecimal names of blocks, which start a SHA-256. */
export const HASH_CHARACTERS = 32;

/** Entry that lists removed paths, one per line. */
export const REMOVED_ENTRY = "removed";

/** Answer at `update.json`. */
export interface UpdateFile {
  /** ISO date of the latest release. */
  date: string;
  latest: string;
  /** Older versions that have a difference to the latest. */
  updates: readonly string[];
}

export interface PackageManifest {
  format: number;
  version: string;
  /** Version that this package changes; null for a full package. */
  from: string | null;
  locale: string;
  area: string;
  /** Names of the blocks, in the order of the file. */
  blocks: readonly string[];
  /** Name of the index entry. */
  index: string;
  /** Sum of the stored sizes of blocks and index. */
  bytes: number;
}

/**
 * Place of a record: number of the block, position in the block's JSON array, and facts of the
 * record that lists need.
 */
export type PackageRow = readonly [block: number, place: number, ...facts: unknown[]];

/**
 * Title, popularity, date, 1 when searchable, key of the sidebar, date of the English page when it is later than
 * that of a translation; packages of before 27 November 2026 lack the last.
 */
export type DocumentRow = readonly [
  block: number,
  place: number,
  title: string,
  popularity: number,
  modified: string | null,
  isSearchable: 0 | 1,
  sidebar: string | null,
  newerEnglish?: string | null,
];

/** Kind, date, facts for lists, title in searches, first day. */
export type AreaRow = readonly [
  block: number,
  place: number,
  kind: string,
  modified: string | null,
  facts: unknown,
  searchTitle: string | null,
  outFrom: string | null,
];

/** Rows by key, with numbers of the blocks of their package. */
export type PackageRows = Readonly<Record<string, PackageRow>>;

/** Index of a package. */
export interface PackageIndex {
  blocks: readonly string[];
  rows: PackageRows;
  /** Names of full-text segments, oldest first; see `SegmentHead`. */
  segments: readonly string[];
}

/** Record `text:{segment}:head`. */
export interface SegmentHead {
  /** Keys of the pages, whose positions are the numbers in postings. */
  keys: readonly string[];
  /** Words of each page, for ranking. */
  lengths: readonly number[];
  /** First term of each chunk `text:{segment}:{number}`. */
  chunks: readonly string[];
}

/**
 * Terms of a chunk in order. Postings are pairs of numbers: distance to the last page's position,
 * and occurrences, in the body times eight plus in the title (seven at most).
 */
export type SegmentChunk = readonly (readonly [
  term: string,
  postings: readonly number[],
])[];

/** Record `outside`: pages of the site that the package lacks, and that its pages link all the same. */
export interface OutsidePages {
  /** Canonical URLs of documents in the package's language, else in English. */
  documents: readonly string[];
  /** Paths of other pages, below the locale. */
  areas: readonly string[];
}

/** Apart from ROW_KEYS, which the worker would carry whole. */
const AREA_KEY = "area:";

/** Keys of rows. Documents have their canonical URL as key. */
export const ROW_KEYS = {
  area: (url: string) => `${AREA_KEY}${url}`,
  asset: (urlKey: string) => `asset:${urlKey}`,
  compat: (query: string) => `compat:${query}`,
  samples: (urlKey: string) => `samples:${urlKey}`,
  sidebar: (name: string) => `sidebar:${name}`,
  segmentHead: (segment: string) => `text:${segment}:head`,
  segmentChunk: (segment: string, number: number) => `text:${segment}:${number}`,
  /** Values of the store that are no table: browsers, home page, contributions. */
  site: "site",
  redirects: "redirects",
  outside: "outside",
} as const;

/**
 * Browsers store the rows in so many parts, so that a page reads a few kilobytes of them. Changes
 * need another OFFLINE_DATABASE_VERSION.
 */
export const ROW_PARTS = 256;

/** Part with the rows of all areas, because every page asks which of them there are. */
export const AREAS_PART = 0;

/** Number of the part that has a key in any case (FNV-1a). */
export function toRowPart(key: string): number {
  if (key.startsWith(AREA_KEY)) return AREAS_PART;
  let hash = 0x811c9dc5;
  for (const character of key.toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return 1 + ((hash >>> 0) % (ROW_PARTS - 1));
}

/** Splits rows into the parts that a browser stores. */
export function splitRows(rows: PackageRows): PackageRows[] {
  const parts = Array.from({ length: ROW_PARTS }, (): Record<string, PackageRow> => ({}));
  for (const [key, row] of Object.entries(rows)) {
    const part = parts[toRowPart(key)];
    if (part) part[key] = row;
  }
  return parts;
}

const VERSION = /^[0-9a-f]{16}$/;

/** Parses `update.json`; null for anything else. */
export function parseUpdateFile(value: unknown): UpdateFile | null {
  if (typeof value !== "object" || value === null) return null;
  const { date, latest, updates } = value as Record<string, unknown>;
  if (typeof date !== "string" || Number.isNaN(Date.parse(date))) return null;
  if (!isVersion(latest) || !Array.isArray(updates)) return null;
  return { date, latest, updates: updates.filter(isVersion) };
}

function isVersion(value: unknown): value is string {
  return typeof value === "string" && VERSION.test(value);
}

/** Name of a package file below `packages/`. */
export function toPackageName(latest: string, local: string | null): string {
  return local === null ? `${latest}-content.zip` : `${latest}-${local}-update.zip`;
}

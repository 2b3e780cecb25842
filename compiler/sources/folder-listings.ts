import {
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  type Dirent,
  type Stats,
} from "node:fs";
import type { SkipReason } from "../flaws/files";
import { writeCacheFile } from "./write-cache-file";

/** The name of a page's file, which lies in a folder of its own. */
export const PAGE_FILE = "index.md";

/**
 * Entries of a folder without hidden ones, in the order of the disk: `name` of a file, `name/` of a folder,
 * `name/reason` of one to skip. No name has a slash. Null for an unreadable folder.
 */
export type Listing = readonly string[] | null;

export interface FolderListings {
  /** Lists a folder; empty for a missing one. */
  list(folder: string): Listing;
  /** Keeps the listings for the next process. */
  save(): void;
}

/** Reads each folder from the disk. */
export const freshListings: FolderListings = {
  list: readListing,
  save: () => undefined,
};

/** Increased with the format of the file. */
const HEADER = "folder listings 2";
const FIELD = "\0";
/** No record has it, because no entry has an empty name. */
const RECORD = "\0/\0";
/**
 * Clocks of file systems tick every few milliseconds, some every two seconds: a folder can change
 * again within the tick of its time.
 */
const YOUNG_MS = 3_000;

/**
 * Keeps listings in a file, because a folder whose inode has not changed has the same entries: asking
 * for its time takes a tenth of reading it. A file that can't be read or written costs time, and
 * nothing else.
 */
export function openFolderListings(file: string, now = Date.now()): FolderListings {
  const before = readRecords(file);
  const listed = new Map<string, string>();
  let isNew = false;

  function list(folder: string): Listing {
    const stats = readStats(folder);
    if (stats === null) return readListing(folder);
    const stamp = toStamp(stats);
    const known = before.get(folder);
    if (known?.startsWith(stamp, folder.length + 1)) {
      listed.set(folder, known);
      const entries = known.slice(folder.length + 1 + stamp.length);
      return entries === "" ? [] : entries.split(FIELD);
    }
    isNew = true;
    const entries = readListing(folder);
    if (entries && stats.ctimeMs < now - YOUNG_MS)
      listed.set(folder, folder + FIELD + stamp + entries.join(FIELD));
    return entries;
  }

  return {
    list,
    save() {
      if (isNew || listed.size !== before.size)
        writeCacheFile(file, [HEADER, ...listed.values()].join(RECORD));
    },
  };
}

/** Time of the inode's last change, which programs can't set, with the end of its field. */
function toStamp({ ino, ctimeMs }: Stats): string {
  return `${ino} ${ctimeMs}${FIELD}`;
}

function readStats(folder: string): Stats | null {
  try {
    return statSync(folder, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

function readRecords(file: string): Map<string, string> {
  const [header, ...records] = readText(file).split(RECORD);
  if (header !== HEADER) return new Map();
  return new Map(
    records.map((record) => [record.slice(0, record.indexOf(FIELD)), record]),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function readListing(folder: string): Listing {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap(toEntry);
  } catch (error) {
    return isMissing(error) ? [] : null;
  }
}

function toEntry(entry: Dirent): string[] {
  if (entry.name.startsWith(".")) return [];
  const reason = findEntryReason(entry.name, entry);
  if (reason !== null) return [`${entry.name}/${reason}`];
  return [entry.isDirectory() ? `${entry.name}/` : entry.name];
}

/** Skips links, which could lead out of the root, and pipes, which might never end. */
export function findEntryReason(
  name: string,
  entry: Pick<Dirent, "isSymbolicLink" | "isDirectory" | "isFile">,
): SkipReason | null {
  if (entry.isSymbolicLink()) return "link";
  if (entry.isDirectory()) return name === PAGE_FILE ? "folder" : null;
  return entry.isFile() ? null : "special";
}

/** True for a link or pipe by this name, which a listing reports; reading it might never end. */
export function isLinkOrPipe(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

const MISSING: ReadonlySet<string> = new Set(["ENOENT", "ENOTDIR"]);

/** True when a system call failed because there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && MISSING.has(String(error.code));
}

import {
  constants,
  copyFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "~/make-folder.server";
import { Sqlite } from "~/sqlite.server";

/** Captures the process id in the name of a draft, of an editable file, or of a link to one. */
const OWN_SUFFIX = /^\.(\d+)\.(?:new|link|[a-z\d]+\.live)/;
const EDITABLE_SUFFIX = ".live";
/** Files of SQLite beside a database. */
const COMPANIONS = ["-journal", "-wal", "-shm"];
/** Size of the log above which a fresh copy is made, because open readers keep it from shrinking. */
const LARGEST_LOG_BYTES = 128 * 2 ** 20;

/**
 * Returns the path of a new draft beside the store's file, after removing files of killed
 * compiles. `basis`: starts the draft empty or as a copy of the store.
 */
export function prepareDraft(file: string, basis: "empty" | "copy"): string {
  const draft = `${file}.${process.pid}.new`;
  makeFolder(dirname(file));
  removeLeftFiles(file);
  removeStoreFile(draft);
  if (basis === "copy") copyDraft(file, draft);
  return draft;
}

/** Renames a closed draft, or a link, over the store, and removes an editable file that it replaces. */
export function publishDraft(draft: string, file: string): void {
  const replaced = findEditable(file);
  renameSync(draft, file);
  // Servers that still read it hold it open.
  if (replaced !== null) removeStoreFile(replaced);
}

/** Removes a store's file and the files of SQLite beside it. */
export function removeStoreFile(file: string): void {
  for (const suffix of ["", ...COMPANIONS]) rmSync(file + suffix, { force: true });
}

/**
 * Returns the file that edits are written into in place; null when the store is a plain file. It has
 * a name of its own, to which the store's name links, because a file that is renamed over another
 * one must never meet the write-ahead log of the former.
 */
export function findEditable(file: string): string | null {
  const target = readLink(file);
  return target?.startsWith(`${basename(file)}.`) && target.endsWith(EDITABLE_SUFFIX)
    ? join(dirname(file), target)
    : null;
}

/** Path of the write-ahead log of a store; it exists only beside an editable one. */
export function toLogPath(file: string): string {
  return `${findEditable(file) ?? file}-wal`;
}

/** Tells whether edits should be written into this store as it is. */
export function isReadyForEdits(file: string): boolean {
  return findEditable(file) !== null && readLogBytes(file) <= LARGEST_LOG_BYTES;
}

/**
 * Replaces the store by a copy of the same version that edits are written into in place, in WAL mode:
 * readers keep their snapshot meanwhile. Does nothing when the store has been replaced meanwhile.
 */
export function makeEditable(file: string): void {
  replaceByCopy(file, "WAL", linkTo);
}

/** Replaces an editable store by a plain file, which also a read-only disk can hold. */
export function makePlain(file: string): void {
  if (findEditable(file) !== null) replaceByCopy(file, "DELETE", publishDraft);
}

function replaceByCopy(
  file: string,
  journal: "WAL" | "DELETE",
  publish: (draft: string, file: string) => void,
): void {
  const began = identify(file);
  const draft = prepareDraft(file, "copy");
  try {
    const database = new Sqlite(draft);
    database.pragma(`journal_mode = ${journal}`);
    database.close();
    if (identify(file) === began) publish(draft, file);
  } finally {
    removeStoreFile(draft);
  }
}

function linkTo(draft: string, file: string): void {
  const own = `${file}.${process.pid}`;
  const editable = `${own}.${Date.now().toString(36)}${EDITABLE_SUFFIX}`;
  const link = `${own}.link`;
  renameSync(draft, editable);
  rmSync(link, { force: true });
  symlinkSync(basename(editable), link);
  publishDraft(link, file);
}

/** Removes a partial copy when the disk is full. */
function copyDraft(file: string, draft: string): void {
  try {
    copyStore(file, draft);
  } catch (error) {
    removeStoreFile(draft);
    throw error;
  }
}

/** Copies a store with the edits in its log. Shares the blocks where the file system can. */
function copyStore(file: string, draft: string): void {
  const editable = findEditable(file);
  if (editable === null) return copyFileSync(file, draft, constants.COPYFILE_FICLONE);
  const database = new Sqlite(editable);
  try {
    // Keeps the log from being written to or started anew.
    database.exec("BEGIN IMMEDIATE");
    for (const suffix of ["", "-wal"])
      if (existsSync(editable + suffix))
        copyFileSync(editable + suffix, draft + suffix, constants.COPYFILE_FICLONE);
  } finally {
    database.close();
  }
}

/** Removes files whose processes no longer run, except the one that is in use. */
function removeLeftFiles(file: string): void {
  const editable = findEditable(file);
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(basename(file))) continue;
    const maker = OWN_SUFFIX.exec(name.slice(basename(file).length))?.[1];
    const path = join(dirname(file), name);
    const isUsed = editable !== null && path.startsWith(editable);
    if (maker !== undefined && !isUsed && !isRunning(Number(maker)))
      rmSync(path, { force: true });
  }
}

function readLink(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch {
    return null;
  }
}

function identify(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

function readLogBytes(file: string): number {
  return statSync(toLogPath(file), { throwIfNoEntry: false })?.size ?? 0;
}

/** Tells whether a process of this machine runs, by its id. Files of ended processes may be removed. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { ChangedFileError, UnsafePathError } from "./errors";

export type FileContent = string | Uint8Array;

/**
 * Replaces a file at once: a reader sees the old text or the new one, never a part. Keeps the
 * file's permissions. `expected` is the content that the change was made from; null: the file
 * must not exist.
 *
 * @throws ChangedFileError when the file is another one by now, so that nothing was written.
 */
export function writeFileAtomically(
  file: string,
  content: FileContent,
  { expected }: { expected?: FileContent | null } = {},
): void {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile()) throw new UnsafePathError(file, "is not a file");
  mkdirSync(dirname(file), { recursive: true });
  // A leading dot, because compiler and watcher skip hidden files.
  const draft = join(
    dirname(file),
    `.${basename(file)}.${randomBytes(6).toString("hex")}.tmp`,
  );
  try {
    writeWhole(draft, content, stats?.mode);
    if (expected !== undefined && !isUnchanged(file, expected))
      throw new ChangedFileError(file);
    if (expected === null) linkNew(draft, file);
    else renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes what a killed process has left of its writing of a file. */
export function removeDrafts(file: string): void {
  const folder = dirname(file);
  const start = `.${basename(file)}.`;
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.startsWith(start) && DRAFT_END.test(name.slice(start.length)))
      rmSync(join(folder, name), { force: true });
}

/** Matches the end of a draft's name, behind the name of its file. */
const DRAFT_END = /^[\da-f]{12}\.tmp$/;

function writeWhole(file: string, content: FileContent, mode = 0o666): void {
  const handle = openSync(file, "wx", mode & 0o777);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Fails where a rename would silently replace a file that has just come. */
function linkNew(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new ChangedFileError(file);
    throw error;
  }
}

function isUnchanged(file: string, expected: FileContent | null): boolean {
  const now = readIfThere(file);
  if (now === null || expected === null) return now === expected;
  return now.equals(Buffer.from(expected));
}

/** Reads a file; null when there is none. */
export function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Captures the process id in a draft's name. */
const DRAFT_SUFFIX = /^\.(\d+)\.new/;

/**
 * Returns the path of a new draft beside the store's file, after removing drafts of killed
 * compiles. `basis`: starts the draft empty or as a copy of the store.
 */
export function prepareDraft(file: string, basis: "empty" | "copy"): string {
  const draft = `${file}.${process.pid}.new`;
  mkdirSync(dirname(file), { recursive: true });
  removeLeftDrafts(file);
  removeDraft(draft);
  if (basis === "copy") copyDraft(file, draft);
  return draft;
}

/** Removes a partial copy when the disk is full. */
function copyDraft(file: string, draft: string): void {
  try {
    copyFileSync(file, draft);
  } catch (error) {
    removeDraft(draft);
    throw error;
  }
}

/** Removes a draft and the journal files of SQLite beside it. */
export function removeDraft(draft: string): void {
  for (const suffix of ["", "-journal", "-wal", "-shm"])
    rmSync(draft + suffix, { force: true });
}

/** Removes drafts whose processes no longer run. */
function removeLeftDrafts(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(basename(file))) continue;
    const maker = DRAFT_SUFFIX.exec(name.slice(basename(file).length))?.[1];
    if (maker !== undefined && !isRunning(Number(maker)))
      rmSync(join(dirname(file), name), { force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

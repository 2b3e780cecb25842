import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The process that makes a draft is part of its name. */
const DRAFT_SUFFIX = /^\.(\d+)\.new/;

/**
 * Makes room for the draft of a store beside its file, removes what killed compiles have left
 * there, and starts the draft as a copy of the file where `basis` says so.
 *
 * @returns path of the draft
 */
export function prepareDraft(file: string, basis: "empty" | "copy"): string {
  const draft = `${file}.${process.pid}.new`;
  mkdirSync(dirname(file), { recursive: true });
  removeLeftDrafts(file);
  removeDraft(draft);
  if (basis === "copy") copyDraft(file, draft);
  return draft;
}

/** A copy for which there is no room leaves none of it. */
function copyDraft(file: string, draft: string): void {
  try {
    copyFileSync(file, draft);
  } catch (error) {
    removeDraft(draft);
    throw error;
  }
}

/** Removes a draft and the journal that SQLite may leave beside it. */
export function removeDraft(draft: string): void {
  for (const suffix of ["", "-journal", "-wal", "-shm"])
    rmSync(draft + suffix, { force: true });
}

/** Drafts of compiles that were killed: their processes are gone. */
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
    // Another user's process may not be asked, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

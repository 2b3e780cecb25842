import { rmdirSync, rmSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { readIfThere, removeDrafts, writeFileAtomically } from "../files/write-file";
import { isSame, requireInsideOne } from "./change-set";
import type { ChangeRecord, Side } from "./record";

/**
 * Brings all files to one side of a change, new contents before removals, so that a crash loses
 * nothing. Returns the files that are on neither side and stay as they are.
 */
export function writeSide(
  record: ChangeRecord,
  roots: readonly string[],
  { from, to }: { from: Side; to: Side },
): string[] {
  const left: string[] = [];
  const removed: string[] = [];
  record.files.forEach(({ path }, index) => {
    const file = requireInsideOne(roots, path);
    const wanted = record.readContent(index, to);
    const now = readIfThere(file);
    if (isSame(now, wanted)) return;
    if (!isSame(now, record.readContent(index, from))) left.push(file);
    else if (wanted === null) removed.push(file);
    else writeFileAtomically(file, wanted, { expected: now });
  });
  for (const file of removed) rmSync(file);
  for (const file of removed) removeEmptyFolders(dirname(file), roots);
  return left;
}

/** Removes the drafts of files that a killed process was writing. */
export function removeDraftsOf(record: ChangeRecord, roots: readonly string[]): void {
  for (const { path } of record.files) removeDrafts(requireInsideOne(roots, path));
}

/** Lists the files that are not on this side of a change. */
export function listBlocked(
  record: ChangeRecord,
  roots: readonly string[],
  side: Side,
): string[] {
  return record.files.flatMap(({ path }, index) => {
    const now = readIfThere(requireInsideOne(roots, path));
    return isSame(now, record.readContent(index, side)) ? [] : [path];
  });
}

/** Removes a folder and its parents as far as they are empty, but never a root. */
function removeEmptyFolders(folder: string, roots: readonly string[]): void {
  const isBelowRoot = roots.some((root) => folder.startsWith(resolve(root) + sep));
  if (!isBelowRoot || !tryToRemove(folder)) return;
  removeEmptyFolders(dirname(folder), roots);
}

/** False for a folder that is not empty, or gone. */
function tryToRemove(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOENT") return true;
    if (code === "ENOTEMPTY" || code === "EEXIST") return false;
    throw error;
  }
}

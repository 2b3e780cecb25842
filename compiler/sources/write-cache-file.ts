import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "~/make-folder.server";

/**
 * Writes what the next compile reads instead of finding it anew. A file that can't be written costs time, and
 * nothing else. Writes by renaming, so that a parallel compile never reads half a file. Makes the folder, because
 * a first compile has none.
 */
export function writeCacheFile(file: string, text: string): void {
  try {
    makeFolder(dirname(file));
  } catch {
    return;
  }
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

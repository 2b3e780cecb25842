import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { explainFileFailure } from "~/domain/operations/file-write-error";
import { makeFolder } from "~/make-folder.server";

/**
 * Writes a file beside its place first, so that a server never sends half of it.
 *
 * @throws FileWriteError when the disk or the folder refuses it; what was written of it is removed
 */
export function writeWhole(file: string, content: Uint8Array | string): void {
  try {
    makeFolder(dirname(file));
    replaceFile(file, content);
  } catch (error) {
    const progress = `it has ${(Buffer.byteLength(content) / 1e6).toFixed(1)} MB`;
    throw explainFileFailure(error, { file, choose: "set DATA_DIR to", progress });
  }
}

function replaceFile(file: string, content: Uint8Array | string): void {
  const draft = `${file}.draft`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } finally {
    // Half a draft would hold the last space of a full disk.
    rmSync(draft, { force: true });
  }
}

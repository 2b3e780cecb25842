import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "~/content-store/store-files.server";
import { AuthoringError } from "../files/errors";

/**
 * Holds a folder against other processes; returns a function that lets go. The lock of a process
 * that has ended does not count.
 *
 * @throws AuthoringError while another process holds it.
 */
export function holdLock(folder: string): () => void {
  const file = join(folder, "lock");
  if (!tryToHold(file)) {
    const holder = readHolder(file);
    // In a container, the next command often has the process id of the one that was killed.
    if (holder !== null && holder !== process.pid && isRunning(holder))
      throw new AuthoringError(
        `another command (process ${holder}) is changing the content`,
      );
    rmSync(file, { force: true });
    if (!tryToHold(file))
      throw new AuthoringError("another command is changing the content");
  }
  return () => rmSync(file, { force: true });
}

function tryToHold(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      return false;
    throw error;
  }
}

function readHolder(file: string): number | null {
  try {
    const id = Number(readFileSync(file, "utf8"));
    return Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

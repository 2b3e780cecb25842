import { existsSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { requireDatabase } from "../command/run-on-database";
import { UsageError } from "../command/usage-error";
import { checkDatabase, copyDatabase, removeDatabase, sync } from "./copy-database";

/**
 * Copies the user database into a new file. The copy appears complete or not at all.
 *
 * @throws UsageError when there is nothing to copy, the file exists, or its folder does not.
 */
export async function backUp({
  from,
  to,
}: {
  from: string;
  to: string;
}): Promise<{ bytes: number }> {
  requireDatabase(from);
  if (existsSync(to))
    throw new UsageError(`${to} exists already: an older backup is never replaced`);
  // The folder is not created, because it may be the mount point of a disk that is missing.
  if (!existsSync(dirname(to))) throw new UsageError(`There is no folder ${dirname(to)}`);
  const draft = `${to}.part`;
  try {
    await copyDatabase(from, draft);
    checkDatabase(draft, from);
    renameSync(draft, to);
    sync(to);
  } finally {
    removeDatabase(draft);
  }
  return { bytes: statSync(to).size };
}

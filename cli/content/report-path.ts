import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Returns a file's path as annotations and SARIF name it: relative to the working directory, else to the
 * checkout that the file lies in; the absolute path of a file in neither.
 */
export function toReportPath(file: string, workingFolder: string): string {
  const near = relative(workingFolder, file);
  if (!near.startsWith("..")) return near;
  const checkout = findCheckout(dirname(file));
  return checkout === null ? file : relative(checkout, file);
}

function findCheckout(folder: string): string | null {
  if (existsSync(join(folder, ".git"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : findCheckout(parent);
}

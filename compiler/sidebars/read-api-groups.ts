import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Flaw } from "~/domain/flaw";
import type { ApiGroups } from "./api-groups";
import { parseGroupData } from "./group-data";

/**
 * The groups of a content folder's jsondata/GroupData.json, or null when there is no such file
 * or it is bad (a flaw): then `collectGroups` rebuilds them.
 */
export function readApiGroups(
  contentRoot: string,
  report: (flaw: Flaw) => void,
): ApiGroups | null {
  const file = join(contentRoot, "jsondata/GroupData.json");
  try {
    return parseGroupData(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    report({
      check: "sidebar",
      severity: "error",
      file: `${basename(dirname(file))}/${basename(file)}`,
      line: null,
      column: null,
      message: `The groups of Web APIs can't be read: ${toReason(error)}`,
      suggestion: null,
    });
    return null;
  }
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

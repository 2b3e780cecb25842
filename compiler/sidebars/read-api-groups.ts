import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { describeBadApiGroups } from "../flaws/sidebar";
import { withFile } from "../flaws/with-file";
import type { ApiGroups } from "./api-groups";
import { parseGroupData } from "./group-data";

/**
 * Reads the groups from a content folder's jsondata/GroupData.json. Null without the file, or
 * with a flaw if it is invalid; `collectGroups` rebuilds them then.
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
    const name = `${basename(dirname(file))}/${basename(file)}`;
    report(withFile(describeBadApiGroups(toReason(error)), name));
    return null;
  }
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

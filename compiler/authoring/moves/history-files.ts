import { join } from "node:path";
import { HISTORY_FILES } from "../../sources/docs/history";
import type { ChangeSet } from "../changes/change-set";
import { AuthoringError } from "../files/errors";

/** A key of an object, with everything up to its colon. */
const KEY = /("(?:[^"\\\n]|\\.)*")(\s*:)/g;

/**
 * Renames keys of a JSON file as they stand there. Changes no other byte; does nothing without
 * the file.
 */
export function renameKeys(
  changes: ChangeSet,
  file: string,
  findKey: (key: string) => string | null,
): void {
  const text = changes.read(file)?.toString("utf8");
  if (text === undefined) return;
  const renamed = text.replace(KEY, (whole, key: string, colon: string) => {
    const to = findKey(String(parseJson(file, key)));
    return to === null ? whole : JSON.stringify(to) + colon;
  });
  if (renamed !== text) changes.write(file, renamed);
}

/** Removes keys from a JSON object file; the rest keeps its indentation. */
export function removeKeys(
  changes: ChangeSet,
  file: string,
  isGone: (key: string) => boolean,
): void {
  const text = changes.read(file)?.toString("utf8");
  if (text === undefined) return;
  const value = parseJson(file, text);
  if (typeof value !== "object" || value === null) return;
  const kept = Object.entries(value).filter(([key]) => !isGone(key));
  if (kept.length === Object.keys(value).length) return;
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? "";
  const end = text.endsWith("\n") ? "\n" : "";
  changes.write(file, JSON.stringify(Object.fromEntries(kept), null, indent) + end);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AuthoringError(`${file} is not valid JSON: ${reason}`, { cause: error });
  }
}

export function listHistoryFiles(roots: readonly string[]): string[] {
  return roots.flatMap((root) => HISTORY_FILES.map((name) => join(root, name)));
}

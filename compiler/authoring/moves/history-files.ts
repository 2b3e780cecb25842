import { join } from "node:path";
import { toReason } from "~/domain/text/to-reason";
import { HISTORY_FILES } from "../../sources/docs/history";
import type { ChangeSet } from "../changes/change-set";
import { AuthoringError } from "../files/errors";

/** A key of an object, with everything up to its colon. */
const KEY = /("(?:[^"\\\n]|\\.)*")(\s*:)/g;
/** Strings whole, because they may contain the signs of the structure. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

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

/** Removes keys from a JSON object file. Changes no byte of the other lines. */
export function removeKeys(
  changes: ChangeSet,
  file: string,
  isGone: (key: string) => boolean,
): void {
  const text = changes.read(file)?.toString("utf8");
  if (text === undefined) return;
  const value = parseJson(file, text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const members = listMembers(text);
  const lastKept = members.findLastIndex(({ key }) => !isGone(key));
  const parts: string[] = [];
  let done = 0;
  members.forEach(({ key, start, end }, index) => {
    if (!isGone(key)) return;
    const isInside = index < lastKept;
    // A last member takes the comma before it along.
    parts.push(text.slice(done, isInside ? start : (members[index - 1]?.end ?? start)));
    done = isInside ? (members[index + 1]?.start ?? end) : end;
  });
  if (done > 0) changes.write(file, parts.join("") + text.slice(done));
}

interface Member {
  key: string;
  /** Offset of the key's quotation mark. */
  start: number;
  /** Offset after the value. */
  end: number;
}

/** Lists the outermost members of a valid JSON object. */
function listMembers(text: string): Member[] {
  const members: Member[] = [];
  let depth = 0;
  let open: Omit<Member, "end"> | null = null;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === "}" || token === "]") depth -= 1;
    const isEnd = depth === 0 || (depth === 1 && token === ",");
    if (open && isEnd) {
      const end = open.start + text.slice(open.start, index).trimEnd().length;
      members.push({ ...open, end });
      open = null;
    } else if (depth === 1 && token.startsWith('"'))
      open ??= { key: String(JSON.parse(token)), start: index };
    if (token === "{" || token === "[") depth += 1;
  }
  return members;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = toReason(error);
    throw new AuthoringError(`${file} is not valid JSON: ${reason}`, { cause: error });
  }
}

export function listHistoryFiles(roots: readonly string[]): string[] {
  return roots.flatMap((root) => HISTORY_FILES.map((name) => join(root, name)));
}

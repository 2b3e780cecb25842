import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export interface PageHistory {
  /** ISO 8601. */
  modified: string;
  hash: string;
}

/** By path below the content root, as in Page.path: `en-us/web/css/index.md`. */
export type History = ReadonlyMap<string, PageHistory>;

const HistoryFileSchema = z.record(z.object({ modified: z.string(), hash: z.string() }));
const COMMIT_MARK = "\u0001";

/** From `_git_history.json` in the root, else from one pass of git log, else empty. */
export function readHistory(root: string): History {
  const file = join(root, "_git_history.json");
  if (!existsSync(file)) return readGitLog(root);
  const parsed = HistoryFileSchema.safeParse(readJson(file));
  return new Map(Object.entries(parsed.success ? parsed.data : {}));
}

/** The newest commit of every file; a root outside any git checkout has no history. */
function readGitLog(root: string): History {
  const log = spawnSync(
    "git",
    [
      "log",
      `--format=${COMMIT_MARK}%H %cI`,
      "--name-only",
      "--no-renames",
      "--relative",
      ".",
    ],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 30 },
  );
  return log.status === 0 ? parseGitLog(log.stdout) : new Map();
}

/** Commits newest first, each followed by the files it touched. */
function parseGitLog(log: string): Map<string, PageHistory> {
  const history = new Map<string, PageHistory>();
  let commit: PageHistory | null = null;
  for (const line of log.split("\n")) {
    if (line.startsWith(COMMIT_MARK)) {
      const [hash = "", date = ""] = line.slice(COMMIT_MARK.length).split(" ");
      commit = { hash, modified: new Date(date).toISOString() };
    } else if (line !== "" && commit && !history.has(line)) history.set(line, commit);
  }
  return history;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { getOrCreate } from "~/domain/text/get-or-create";
import { findHead, readGitLog, toGitOptions } from "../../compiler/sources/docs/git-log";

export interface PageCommit {
  hash: string;
  author: string;
  /** ISO 8601. */
  date: string;
  subject: string;
  /** The file's path below the root at that commit, which a move changes. */
  path: string;
}

/** A full or abbreviated hash, and nothing that git would read as an option or a range. */
const HASH = /^[0-9a-f]{7,40}$/;
const MAX_COMMITS = 200;
const MAX_BYTES = 32 * 1024 * 1024;
const MARK = "\u0001";
const run = promisify(execFile);

export function isHash(text: string): boolean {
  return HASH.test(text);
}

/**
 * Lists the commits of a file, also under earlier names, newest first; empty outside of git.
 *
 * @param since Only commits after this one.
 */
export async function listCommits(
  root: string,
  path: string,
  since: string | null = null,
): Promise<PageCommit[]> {
  if (since !== null && !isHash(since)) return [];
  const format = `--format=${MARK}%H%x00%aN%x00%aI%x00%s`;
  const log = await askGit(root, [
    "log",
    `-n${MAX_COMMITS}`,
    format,
    "--follow",
    "--name-only",
    "--relative",
    "--no-show-signature",
    since === null ? "HEAD" : `${since}..HEAD`,
    "--",
    path,
  ]);
  return (log ?? "").split(MARK).flatMap((entry) => {
    const [facts = "", ...names] = entry.split("\n").filter((line) => line !== "");
    const [hash = "", author = "", date = "", subject = ""] = facts.split("\0");
    return hash === ""
      ? []
      : [{ hash, author, date, subject, path: names.at(-1) ?? path }];
  });
}

/** Reads a file as it was at a commit; null when it, or the commit, is unknown. */
export function readAt(
  root: string,
  commit: string,
  path: string,
): Promise<string | null> {
  if (!isHash(commit)) return Promise.resolve(null);
  return askGit(root, ["show", "--no-textconv", `${commit}:./${path}`]);
}

/** The commits of each page of a repository, for questions of "how far behind". */
export interface CommitCounts {
  /** Number of commits to the file after `since`; null when that commit is unknown. */
  countSince(path: string, since: string): number | null;
}

/** Reads the whole log once per state of the repository; null outside of git. */
export function createCommitCounter(root: string): () => Promise<CommitCounts | null> {
  let known: { head: string; counts: Promise<CommitCounts> } | null = null;
  return async () => {
    const head = await findHead(root).catch(() => null);
    if (!head) return null;
    if (known?.head !== head.commit)
      known = { head: head.commit, counts: readCounts(root, head.commit) };
    return known.counts;
  };
}

async function readCounts(root: string, head: string): Promise<CommitCounts> {
  const files = new Map<string, string[]>();
  const [log] = await Promise.all([
    askGit(root, ["log", "--format=%H", head]),
    readGitLog(root, {
      range: head,
      onFile: (path, { hash }) => getOrCreate(files, path, () => []).push(hash),
    }),
  ]);
  // A source commit may be one that touched no page.
  const order = new Map((log ?? "").split("\n").map((hash, at) => [hash, at]));
  return {
    countSince(path, since) {
      const at = findOrder(order, since);
      if (at === null) return null;
      const commits = files.get(path) ?? [];
      return commits.filter((hash) => (order.get(hash) ?? 0) < at).length;
    },
  };
}

/** Newest first, so that a smaller number is a later commit. */
function findOrder(order: ReadonlyMap<string, number>, hash: string): number | null {
  const found = order.get(hash);
  if (found !== undefined || !isHash(hash)) return found ?? null;
  for (const [full, at] of order) if (full.startsWith(hash)) return at;
  return null;
}

/** Returns git's output; null when git is missing or refuses. No shell is involved. */
async function askGit(root: string, args: readonly string[]): Promise<string | null> {
  try {
    const quotes = ["-c", "core.quotePath=false"];
    const options = { ...toGitOptions(root), maxBuffer: MAX_BYTES };
    return (await run("git", [...quotes, ...args], options)).stdout;
  } catch {
    return null;
  }
}

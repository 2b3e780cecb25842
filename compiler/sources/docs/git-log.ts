import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

/** A commit that touched a page. */
export interface Commit {
  hash: string;
  /** ISO 8601 in UTC. */
  modified: string;
  author: string;
}

/** The state of a checkout. */
export interface Head {
  commit: string;
  /**
   * Oldest commits of a shallow clone, which are ignored because they seem to touch every file.
   */
  boundaries: string[];
}

/** Git failed. The message is one line for the operator. */
export class GitError extends Error {
  override readonly name = "GitError";
}

const COMMIT_MARK = "\u0001";
const PAGE_FILE = /(?:^|\/)index\.md$/;
/** Variables that git sets for hooks and that must not reach our git commands. */
const CALLERS = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"];
/** Lists the files of the first commit whatever the user's settings are. */
const SETTINGS = ["-c", "log.showRoot=true"];
const LONGEST_REASON = 300;
/** Room for the hashes of a million commits. */
const LONGEST_LIST_BYTES = 50_000_000;
const run = promisify(execFile);

/**
 * Returns the commit of the checkout around this folder; null outside of any, or without
 * commits.
 */
export async function findHead(folder: string): Promise<Head | null> {
  if (!isInCheckout(folder)) return null;
  const commit = await askGit(folder, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  if (commit === "") return null;
  const shallow = await askGit(folder, ["rev-parse", "--git-path", "shallow"]);
  return { commit, boundaries: readLines(resolve(folder, shallow)) };
}

/** Tells whether git answers about each of these folders that is in a checkout. */
export function canAskGit(folders: readonly string[]): Promise<boolean> {
  return Promise.all(folders.map(findHead)).then(
    () => true,
    () => false,
  );
}

/** True when HEAD contains the commit; false also for one that a shallow checkout lacks. */
export async function isAncestor(folder: string, commit: string): Promise<boolean> {
  try {
    await run(
      "git",
      ["merge-base", "--is-ancestor", commit, "HEAD"],
      toGitOptions(folder),
    );
    return true;
  } catch {
    return false;
  }
}

/** Lists the commits after this one that do not build on it: those of branches merged since. */
export async function listParallelCommits(
  folder: string,
  commit: string,
): Promise<Set<string>> {
  const range = `${commit}..HEAD`;
  const options = { ...toGitOptions(folder), maxBuffer: LONGEST_LIST_BYTES };
  const list = async (...filter: string[]): Promise<string[]> => {
    const { stdout } = await run("git", ["rev-list", ...filter, range], options);
    return stdout.split("\n").filter(Boolean);
  };
  const [all, following] = await Promise.all([list(), list("--ancestry-path")]);
  const parallel = new Set(all);
  for (const hash of following) parallel.delete(hash);
  return parallel;
}

/**
 * Calls back for each page file that each commit of `range` touched, newest first. Paths are
 * below the folder. Streams the log, because a large repository's log does not fit into memory.
 */
export async function readGitLog(
  folder: string,
  { range, onFile }: { range: string; onFile: (path: string, commit: Commit) => void },
): Promise<void> {
  const format = `--format=${COMMIT_MARK}%H %cI %aN`;
  // Ended by zeros, because git quotes a path with a quotation mark on a line.
  const args = [
    "log",
    "-z",
    format,
    "--name-only",
    "--no-renames",
    "--no-show-signature",
  ];
  const git = spawn("git", [...SETTINGS, ...args, "--relative", range, "--", "."], {
    ...toGitOptions(folder),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = waitForEnd(git);
  let commit: Commit | null = null;
  let rest = "";
  git.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const fields = (rest + chunk).split("\0");
    rest = fields.pop() ?? "";
    for (const field of fields) {
      // A line break stands before the first path of a commit.
      const text = field.replace(/^\n/, "");
      if (text.startsWith(COMMIT_MARK)) commit = parseCommit(text);
      else if (commit && PAGE_FILE.test(text)) onFile(text, commit);
    }
  });
  await ended;
}

/** Returns the subjects of these commits by hash, without hashes that git does not know. */
export async function readSubjects(
  folder: string,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  if (hashes.length === 0 || !isInCheckout(folder)) return new Map();
  const args = ["log", "--no-walk=unsorted", "--format=%H %s", "--no-show-signature"];
  try {
    const { stdout } = await run("git", [...args, ...hashes, "--"], toGitOptions(folder));
    return new Map(stdout.split("\n").map(splitSubject));
  } catch {
    return new Map();
  }
}

function splitSubject(line: string): [hash: string, subject: string] {
  const [hash = "", ...words] = line.split(" ");
  return [hash, words.join(" ")];
}

function parseCommit(line: string): Commit | null {
  const [, hash = "", date = "", author = ""] = /^.(\S+) (\S+) (.*)$/s.exec(line) ?? [];
  const time = Date.parse(date);
  if (Number.isNaN(time)) return null;
  return { hash, modified: new Date(time).toISOString(), author: author.trim() };
}

/**
 * Returns the file in which git notes each commit and switch of the checkout around this folder, so that its
 * change tells of them; null outside of any. A checkout without such notes lacks the file.
 */
export function findHeadLog(folder: string): string | null {
  const entry = findGitEntry(resolve(folder));
  if (entry === null) return null;
  // Worktrees and submodules have a file there, which names their folder.
  const [, named = entry] = /^gitdir: (.+)$/m.exec(readIfFile(entry)) ?? [];
  return join(resolve(dirname(entry), named), "logs", "HEAD");
}

function isInCheckout(folder: string): boolean {
  return findGitEntry(folder) !== null;
}

/**
 * Finds the checkout around a folder without starting git, because most content is in none and git may be
 * missing.
 */
function findGitEntry(folder: string): string | null {
  const entry = join(folder, ".git");
  if (existsSync(entry)) return entry;
  const parent = dirname(folder);
  return parent === folder ? null : findGitEntry(parent);
}

/** Returns the text of a file; empty for a folder, or a file that can't be read. */
function readIfFile(path: string): string {
  try {
    return statSync(path).isFile() ? readFileSync(path, "utf8") : "";
  } catch {
    return "";
  }
}

async function askGit(folder: string, args: readonly string[]): Promise<string> {
  try {
    return (await run("git", args, toGitOptions(folder))).stdout.trim();
  } catch (error) {
    const { stderr = "", code } = error as { stderr?: string; code?: unknown };
    // Given --quiet, git answers "no" by an exit code without output.
    if (code === 1 && stderr === "") return "";
    throw new GitError(sayWhy(code, stderr), { cause: error });
  }
}

function waitForEnd(git: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let stderr = "";
    git.stderr?.on("data", (chunk: Buffer) => {
      if (stderr.length < LONGEST_REASON) stderr += chunk.toString();
    });
    git.on("error", (error) =>
      fail(new GitError(sayWhy((error as NodeJS.ErrnoException).code, ""))),
    );
    git.on("close", (code) => {
      if (code === 0) done();
      else fail(new GitError(sayWhy(code, stderr)));
    });
  });
}

function sayWhy(code: unknown, stderr: string): string {
  if (code === "ENOENT") return "there is no git on this machine";
  const [reason = ""] = stderr.trim().split("\n", 1);
  return reason.slice(0, LONGEST_REASON) || `git ended with ${String(code)}`;
}

/** Prevents prompts, network access, and use of the repository of a calling hook. */
export function toGitOptions(cwd: string): { cwd: string; env: NodeJS.ProcessEnv } {
  const quiet = { GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", LC_ALL: "C" };
  const unset = Object.fromEntries(CALLERS.map((name) => [name, undefined]));
  return { cwd, env: { ...process.env, ...unset, ...quiet } };
}

function readLines(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}

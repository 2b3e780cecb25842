import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findHead, GitError, toGitOptions } from "../../sources/docs/git-log";
import { AuthoringError } from "../files/errors";

export interface ChangedFiles {
  /** Absolute paths of files that came or changed. */
  changed: string[];
  /** Absolute paths of files that are gone, those of moved files too. */
  deleted: string[];
}

/** A branch, tag or commit: no option, no range, no command of git's own syntax. */
const SAFE_REF = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/|\.lock$))[\w./@^~+-]{1,200}$/;
const run = promisify(execFile);
const MOST_BYTES = 64 * 2 ** 20;

/** @throws AuthoringError for a text that could be anything but the name of a commit. */
export function requireRef(ref: string): string {
  if (!SAFE_REF.test(ref))
    throw new AuthoringError(`"${ref}" is no branch, tag or commit`);
  return ref;
}

/**
 * Lists the files below a folder that differ from a commit, or from where the branch left it;
 * uncommitted and untracked ones too.
 *
 * @throws AuthoringError when the folder is in no checkout, or the commit is unknown.
 */
export async function listChangedFiles(
  folder: string,
  ref: string,
): Promise<ChangedFiles> {
  const commit = await git(folder, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${requireRef(ref)}^{commit}`,
  ]);
  const id = commit.trim();
  const base = await git(folder, ["merge-base", id, "HEAD"]).catch(() => id);
  const from = base.trim() || id;
  const [status, untracked] = await Promise.all([
    git(folder, [
      "diff",
      "--name-status",
      "--no-renames",
      "-z",
      "--relative",
      from,
      "--",
      ".",
    ]),
    git(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]),
  ]);
  const found: ChangedFiles = { changed: [], deleted: [] };
  const fields = status.split("\0");
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const path = join(resolve(folder), fields[at + 1] ?? "");
    (fields[at] === "D" ? found.deleted : found.changed).push(path);
  }
  for (const path of untracked.split("\0"))
    if (path !== "") found.changed.push(join(resolve(folder), path));
  return found;
}

/**
 * Reads files as they were in a commit, by their paths below a folder; null for each that was not there.
 * One process reads all, because starting one costs as much as checking a page.
 */
export async function readFilesAt(
  folder: string,
  ref: string,
  paths: readonly string[],
): Promise<(string | null)[]> {
  if (paths.length === 0) return [];
  const commit = requireRef(ref);
  // A line break would be read as the next request; without a name, git answers with a folder.
  const names = paths.map((path) => (path.includes("\n") ? "" : `./${path}`));
  const running = run("git", ["cat-file", "--batch"], {
    ...toOptions(folder),
    encoding: "buffer",
  });
  running.child.stdin?.on("error", () => undefined);
  running.child.stdin?.end(names.map((name) => `${commit}:${name}\n`).join(""));
  const { stdout } = await running.catch((error: unknown) =>
    fail(["cat-file"], folder, error),
  );
  return splitObjects(stdout);
}

const FOUND = /^[\da-f]{40,64} (\w+) (\d+)$/;

/** Splits the answers of `git cat-file --batch`: a header, and for what is known its bytes. */
function splitObjects(bytes: Buffer): (string | null)[] {
  const texts: (string | null)[] = [];
  for (let at = 0; at < bytes.length;) {
    const start = bytes.indexOf("\n", at) + 1;
    const [, type, size] = FOUND.exec(bytes.toString("utf8", at, start - 1)) ?? [];
    const end = start + Number(size ?? 0);
    texts.push(type === "blob" ? bytes.toString("utf8", start, end) : null);
    at = size === undefined ? start : end + 1;
  }
  return texts;
}

/** Returns the commit of the checkout around a folder; null outside of any. */
export async function readHeadCommit(folder: string): Promise<string | null> {
  try {
    return (await findHead(resolve(folder)))?.commit ?? null;
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  try {
    const all = ["-c", "core.quotePath=false", ...args];
    const { stdout } = await run("git", all, {
      ...toOptions(folder),
      encoding: "utf8",
    });
    return stdout;
  } catch (error) {
    return fail(args, folder, error);
  }
}

/** Files of before may have to be fetched, which the options of a compile forbid. */
function toOptions(folder: string) {
  const { env } = toGitOptions(folder);
  const own = { GIT_NO_LAZY_FETCH: undefined, GIT_OPTIONAL_LOCKS: "0" };
  return { cwd: folder, maxBuffer: MOST_BYTES, env: { ...env, ...own } };
}

function fail(args: readonly string[], folder: string, error: unknown): never {
  const { stderr = "" } = error as { stderr?: string | Buffer };
  const [reason = ""] = String(stderr).trim().split("\n", 1);
  throw new AuthoringError(
    `git ${args[0] ?? ""} failed in ${folder}: ${reason || "the commit is unknown"}`,
  );
}

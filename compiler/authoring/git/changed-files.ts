import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findHead, GitError } from "../../sources/docs/git-log";
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

/** Reads a file as it was in a commit; null when it was not there. */
export async function readFileAt(
  folder: string,
  ref: string,
  path: string,
): Promise<string | null> {
  try {
    return await git(folder, [
      "show",
      "--end-of-options",
      `${requireRef(ref)}:./${path}`,
    ]);
  } catch {
    return null;
  }
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
    const { stdout } = await run("git", ["-c", "core.quotePath=false", ...args], {
      ...{ cwd: folder, encoding: "utf8", maxBuffer: MOST_BYTES },
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0" },
    });
    return stdout;
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    const [reason = ""] = stderr.trim().split("\n", 1);
    throw new AuthoringError(
      `git ${args[0] ?? ""} failed in ${folder}: ${reason || "the commit is unknown"}`,
    );
  }
}

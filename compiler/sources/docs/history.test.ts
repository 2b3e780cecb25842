import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readHistory } from "./history";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "history-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): void {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  const { status, stderr } = spawnSync("git", [...identity, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, GIT_COMMITTER_DATE: "2026-03-04T05:06:07+02:00" },
  });
  if (status !== 0) throw new Error(stderr);
}

test("reads the public builders' history file", () => {
  const entry = { modified: "2026-01-02T03:04:05.000Z", hash: "abc" };
  writeFileSync(
    join(root, "_git_history.json"),
    JSON.stringify({ "de/a/index.md": entry }),
  );
  expect(readHistory(root).get("de/a/index.md")).toEqual(entry);
});

test("reads the newest commit of each file from git, below the root", () => {
  git("init", "-q");
  mkdirSync(join(root, "files", "en-us"), { recursive: true });
  writeFileSync(join(root, "files", "en-us", "index.md"), "one");
  git("add", ".");
  git("commit", "-qm", "first");
  const entry = readHistory(join(root, "files")).get("en-us/index.md");
  expect(entry?.modified).toBe("2026-03-04T03:06:07.000Z");
  expect(entry?.hash).toMatch(/^[0-9a-f]{40}$/);
});

test.each([
  ["outside a checkout", () => undefined],
  [
    "with a broken history file",
    () => writeFileSync(join(root, "_git_history.json"), "{"),
  ],
])("knows nothing %s", (_, prepare) => {
  prepare();
  expect(readHistory(root).size).toBe(0);
});

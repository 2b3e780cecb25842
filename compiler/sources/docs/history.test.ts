import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import type { History } from "../../core/page";
import { readHistory } from "./history";

let folder: string;
let root: string;
let cacheFolder: string;
let flaws: Flaw[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "history-"));
  root = join(folder, "checkout", "files");
  cacheFolder = join(folder, "data");
  mkdirSync(join(root, "de"), { recursive: true });
  flaws = [];
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function read(): Promise<History> {
  const folders = [{ locale: "de" as const, name: "de", path: join(root, "de") }];
  return readHistory([root, root], {
    folders,
    cacheFolder,
    report: (flaw) => flaws.push(flaw),
  });
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function commit(path: string, { author, day }: { author: string; day: number }): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  appendFileSync(join(root, path), "x\n");
  git("add", "--all");
  vi.stubEnv("GIT_COMMITTER_DATE", `2026-03-0${day}T05:06:07+02:00`);
  const identity = ["-c", `user.name=${author}`, "-c", "user.email=a@example.com"];
  git(...identity, "commit", "-qm", "x");
}

const PAGE = "en-us/größe/index.md";

describe("from git", () => {
  beforeEach(() => git("init", "-q", ".."));

  test("reads the date of pages in folders that git would quote", async () => {
    const pages = ['say "x"', "back\\slash", "tab\there"].map(
      (name) => `en-us/${name}/index.md`,
    );
    for (const page of pages) commit(page, { author: "Ada", day: 1 });
    expect([...(await read()).keys()].sort()).toEqual(pages.sort());
  });

  test("reads date, commit and authors of each page below the root", async () => {
    commit(PAGE, { author: "Ada", day: 1 });
    commit(PAGE, { author: "Bo", day: 2 });
    commit(PAGE, { author: "Ada", day: 3 });
    commit("../elsewhere/index.md", { author: "Cy", day: 4 });
    commit("en-us/größe/picture.svg", { author: "Cy", day: 4 });
    const history = await read();
    expect([...history.keys()]).toEqual([PAGE]);
    expect(history.get(PAGE)).toEqual({
      modified: "2026-03-03T03:06:07.000Z",
      created: "2026-03-01T03:06:07.000Z",
      hash: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      contributors: ["Ada", "Bo"],
    });
    expect(flaws).toEqual([]);
  });

  test("a cache that can't be written costs time alone, and leaves no file", async () => {
    commit(PAGE, { author: "Ada", day: 1 });
    await read();
    const [file = ""] = readdirSync(cacheFolder);
    rmSync(join(cacheFolder, file));
    // A rename over a folder fails.
    mkdirSync(join(cacheFolder, file, "full"), { recursive: true });
    expect([...(await read()).keys()]).toEqual([PAGE]);
    expect(readdirSync(cacheFolder)).toEqual([file]);
    expect(flaws).toEqual([]);
  });

  test("reads only the commits since the last compile", async () => {
    commit(PAGE, { author: "Ada", day: 1 });
    commit("en-us/b/index.md", { author: "Ada", day: 1 });
    await read();
    // A changed name in the cache shows that the old part of the log is not read again.
    const [file = ""] = readdirSync(cacheFolder);
    const kept = spawnSync("sed", ["-i", "s/Ada/Eva/g", join(cacheFolder, file)]);
    expect(kept.status).toBe(0);
    commit(PAGE, { author: "Bo", day: 2 });
    const history = await read();
    expect(history.get(PAGE)?.contributors).toEqual(["Bo", "Eva"]);
    expect(history.get(PAGE)?.modified).toBe("2026-03-02T03:06:07.000Z");
    expect(history.get("en-us/b/index.md")?.contributors).toEqual(["Eva"]);
    expect(await read()).toEqual(history);
  });

  test("dates a page by its latest change when a branch from before is merged", async () => {
    commit(PAGE, { author: "Ada", day: 1 });
    git("branch", "side");
    commit("en-us/a/index.md", { author: "Bo", day: 3 });
    commit(PAGE, { author: "Bo", day: 3 });
    const before = await read();
    git("checkout", "-q", "side");
    commit("en-us/b/index.md", { author: "Cy", day: 2 });
    writeFileSync(join(root, PAGE), "x\nx\n");
    commit("en-us/c/index.md", { author: "Cy", day: 2 });
    git("checkout", "-q", "-");
    const merge = ["merge", "-q", "-m", "m", "side"];
    git("-c", "user.name=Cy", "-c", "user.email=a@example.com", ...merge);
    const after = await read();
    expect(after.get(PAGE)).toMatchObject({
      modified: "2026-03-03T03:06:07.000Z",
      hash: before.get(PAGE)?.hash,
    });
    rmSync(cacheFolder, { recursive: true });
    expect((await read()).get(PAGE)?.modified).toBe(after.get(PAGE)?.modified);
    expect(after.has("en-us/b/index.md")).toBe(true);
  });

  test("reads the first commit where the settings leave its files out of logs", async () => {
    git("config", "log.showRoot", "false");
    commit(PAGE, { author: "Ada", day: 1 });
    expect((await read()).size).toBe(1);
  });

  test("reads all of a history that was rewritten", async () => {
    commit(PAGE, { author: "Ada", day: 1 });
    await read();
    git("checkout", "-q", "--orphan", "new");
    commit(PAGE, { author: "Bo", day: 2 });
    expect((await read()).get(PAGE)?.contributors).toEqual(["Bo"]);
  });

  test.each(["{", '{"root":1}', "null"])(
    "is not misled by the kept file %s",
    async (text) => {
      commit(PAGE, { author: "Ada", day: 1 });
      const history = await read();
      writeFileSync(join(cacheFolder, readdirSync(cacheFolder)[0] ?? ""), text);
      expect(await read()).toEqual(history);
    },
  );

  test("does not date pages by the commit that a shallow clone begins at", async () => {
    commit(PAGE, { author: "Ada", day: 1 });
    commit("en-us/b/index.md", { author: "Bo", day: 2 });
    const origin = `file://${dirname(root)}`;
    root = join(folder, "clone", "files");
    const clone = ["clone", "-q", "--depth", "1", origin, join(folder, "clone")];
    expect(spawnSync("git", clone).status).toBe(0);
    expect((await read()).size).toBe(0);
    commit(PAGE, { author: "Cy", day: 3 });
    const history = await read();
    expect([...history.keys()]).toEqual([PAGE]);
    expect(history.get(PAGE)?.created).toBeUndefined();
  });

  test("returns no history before the first commit", async () => {
    expect((await read()).size).toBe(0);
    expect(flaws).toEqual([]);
  });

  test("reports in one line that git failed, and continues", async () => {
    writeFileSync(join(root, "..", ".git", "config"), "[broken");
    expect((await read()).size).toBe(0);
    expect(flaws).toHaveLength(1);
    expect(flaws[0]).toMatchObject({ check: "history", severity: "warning" });
    expect(flaws[0]?.message).not.toContain("\n");
  });

  test("reports that git is missing", async () => {
    commit(PAGE, { author: "Ada", day: 1 });
    vi.stubEnv("PATH", join(folder, "nowhere"));
    expect((await read()).size).toBe(0);
    expect(flaws[0]?.message).toContain("there is no git on this machine");
  });

  test("is not led astray by the repository of a hook that calls", async () => {
    commit(PAGE, { author: "Ada", day: 1 });
    vi.stubEnv("GIT_DIR", join(folder, "other.git"));
    expect((await read()).size).toBe(1);
  });
});

describe("from files", () => {
  const entry = { modified: "2026-01-02T03:04:05Z", hash: "abc" };

  test.each(["_git_history.json", "_githistory.json"])("reads %s", async (name) => {
    writeFileSync(
      join(root, name),
      JSON.stringify({ "de/a/index.md": entry, "de/b/index.md": { modified: "never" } }),
    );
    const history = await read();
    expect([...history]).toEqual([
      [
        "de/a/index.md",
        { modified: "2026-01-02T03:04:05.000Z", hash: "abc", contributors: [] },
      ],
    ]);
  });

  test("adds the authors of the wiki, by slug", async () => {
    writeFileSync(
      join(root, "_git_history.json"),
      JSON.stringify({ "de/web/_colon_x/index.md": entry }),
    );
    writeFileSync(
      join(root, "de/_wikihistory.json"),
      JSON.stringify({
        "Web/:x": { contributors: ["Ada"], modified: "2001-01-01" },
        "Web/y": { contributors: ["Bo"], modified: "2002-02-02" },
        "Web/z": { contributors: "Cy" },
      }),
    );
    const history = await read();
    expect(history.get("de/web/_colon_x/index.md")).toMatchObject({
      hash: "abc",
      contributors: ["Ada"],
    });
    expect(history.get("de/web/y/index.md")).toEqual({
      modified: "2002-02-02T00:00:00.000Z",
      hash: null,
      contributors: ["Bo"],
    });
    expect(history.size).toBe(2);
  });

  test.each(["{", "[1]", "null", ""])("knows nothing from %j", async (text) => {
    writeFileSync(join(root, "_git_history.json"), text);
    writeFileSync(join(root, "de/_wikihistory.json"), text);
    expect((await read()).size).toBe(0);
  });
});

test("starts no git and keeps no cache outside a checkout", async () => {
  vi.stubEnv("PATH", join(folder, "nowhere"));
  expect((await read()).size).toBe(0);
  expect(flaws).toEqual([]);
  expect(existsSync(cacheFolder)).toBe(false);
});

test("reports histories that are no JSON with their places", async () => {
  writeFileSync(join(root, "_git_history.json"), '{\n  "a" 1\n}');
  writeFileSync(join(root, "de", "_wikihistory.json"), "{");
  expect((await read()).size).toBe(0);
  expect(flaws).toMatchObject([
    { check: "data-file", file: "_git_history.json", line: 2, column: 7 },
    { check: "data-file", file: "de/_wikihistory.json", line: 1, column: 2 },
  ]);
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredContribution } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";
import type { PageHistory } from "../core/page";
import { listNewest, writeContributions, type ChangedPage } from "./write-contributions";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "contributions-"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function changed(name: string, day: number, commit: string | null = null): ChangedPage {
  const locale: Locale = name.startsWith("de") ? "de" : "en-US";
  const modified = `2026-03-0${day}T00:00:00.000Z`;
  return { locale, title: name, url: `/${name}`, modified, commit };
}

/** Commits a file with this subject; returns the hash. */
function commit(subject: string): string {
  writeFileSync(join(root, "file"), subject);
  for (const args of [
    ["init", "-q"],
    ["add", "."],
    ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-qm", subject],
  ])
    spawnSync("git", args, { cwd: root });
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout.trim();
}

async function write(
  history: Record<string, PageHistory>,
  isPublicSource: boolean,
): Promise<StoredContribution[]> {
  let written: readonly StoredContribution[] = [];
  const pages = Object.keys(history).map((path) => ({
    locale: "en-US",
    title: "The `map` page",
    url: "/en-US/docs/Map",
    path,
  }));
  await writeContributions({ setContributions: (list) => void (written = list) }, {
    docs: { pages },
    history: new Map(Object.entries(history)),
    options: { contentRoot: root, translatedRoot: root, isPublicSource },
  } as never);
  return [...written];
}

function past(hash: string | null): PageHistory {
  return { modified: "2026-03-01T00:00:00.000Z", hash, contributors: ["Nobody"] };
}

test("lists the newest pages first, at most five of a language", () => {
  const pages = [1, 2, 3, 4, 5, 6].map((day) => changed(`en${day}`, day));
  const newest = listNewest([...pages, changed("de1", 1)]).map(({ url }) => url);
  expect(newest).toEqual(["/en6", "/en5", "/en4", "/en3", "/en2", "/de1"]);
});

test("names one page of each commit, and none without a date", () => {
  const newest = listNewest([
    changed("b", 3, "x"),
    changed("a", 3, "x"),
    changed("c", 1, "y"),
    { ...changed("d", 1), modified: null },
  ]);
  expect(newest.map(({ url }) => url)).toEqual(["/a", "/c"]);
});

test("shows the pull request of a public commit without names", async () => {
  const hash = commit("Explain maps better (#123)");
  const contributions = await write({ "en-us/map/index.md": past(hash) }, true);
  expect(contributions).toEqual([
    {
      locale: "en-US",
      number: 123,
      title: "Explain maps better",
      url: "https://github.com/mdn/content/pull/123",
      updated_at: "2026-03-01T00:00:00.000Z",
      repo: { name: "mdn/content", url: "https://github.com/mdn/content" },
    },
  ]);
});

test("shows the page when its commit names no pull request", async () => {
  const hash = commit("Explain maps better");
  const [contribution] = await write({ "en-us/map/index.md": past(hash) }, true);
  expect(contribution).toMatchObject({
    number: null,
    title: "The map page",
    url: "/en-US/docs/Map",
    repo: { name: "mdn/content" },
  });
});

test("keeps the commits of a private source to itself", async () => {
  const hash = commit("Secret plans (#5)");
  const contributions = await write({ "en-us/map/index.md": past(hash) }, false);
  expect(contributions).toMatchObject([
    { number: null, title: "The map page", repo: null },
  ]);
});

test.each([
  ["git lacks", "0123456789012345678901234567890123456789"],
  ["is unknown", null],
])("shows the page when the commit is one that %s", async (_kind, hash) => {
  commit("Something (#1)");
  expect(await write({ "en-us/map/index.md": past(hash) }, true)).toMatchObject([
    { number: null, url: "/en-US/docs/Map" },
  ]);
});

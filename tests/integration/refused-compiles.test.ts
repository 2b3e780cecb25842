import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** Runs the real command: the operator's view when the disk refuses a compile. */
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "refused-"));
  mkdirSync(join(folder, "files/en-us/web"), { recursive: true });
  writeFileSync(
    join(folder, "files/en-us/web/index.md"),
    `---\ntitle: Web\nslug: Web\n---\n\nWords.\n`,
  );
  mkdirSync(join(folder, "data"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function compile(dataDir: string, env: Record<string, string> = {}) {
  const root = join(folder, "files");
  const { status, stderr } = spawnSync(process.execPath, ["cli/content.mjs"], {
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_ROOT: root,
      DATA_DIR: dataDir,
      PLATFORM_REFERENCE: "off",
      ...env,
    },
  });
  return { status, lines: stderr.trim().split("\n") };
}

test("names a DATA_DIR that is a file, in one line", () => {
  const file = join(folder, "data/file");
  writeFileSync(file, "x");
  for (const dataDir of [file, join(file, "below")]) {
    const { status, lines } = compile(dataDir);
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /content\.sqlite can't be written: .*Set DATA_DIR to a folder/,
      ),
    ]);
  }
}, 60_000);

test.each([
  "CONTENT_ROOT",
  "CONTENT_TRANSLATED_ROOT",
  "BLOG_ROOT",
  "ASSETS_ROOT",
  "BUILD_OUT_ROOT",
])(
  "names %s when its folder is missing, and writes nothing",
  (name) => {
    const dataDir = join(folder, "data");
    const missing = join(folder, "missing");
    const { status, lines } = compile(dataDir, { [name]: missing });
    expect(status).toBe(1);
    expect(lines).toEqual([`${name}: content root ${missing} can't be read`]);
    expect(readdirSync(dataDir)).toEqual([]);
  },
  60_000,
);

test("tells what is wrong with a theme in one line", () => {
  const { status, lines } = compile(join(folder, "data"), { SITE_THEME: folder });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining("SITE_THEME=")]);
}, 60_000);

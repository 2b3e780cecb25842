import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

function compile(dataDir: string) {
  const root = join(folder, "files");
  const { status, stderr } = spawnSync(process.execPath, ["cli/content.mjs"], {
    encoding: "utf8",
    env: {
      ...process.env,
      ...{ CONTENT_ROOT: root, DATA_DIR: dataDir, PLATFORM_REFERENCE: "off" },
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

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** Runs the real command, because it decides what happens to an earlier preview. */
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-preview-"));
  mkdirSync(join(folder, "files/en-us/web"), { recursive: true });
  writeFileSync(
    join(folder, "files/en-us/web/index.md"),
    `---\ntitle: Web\nslug: Web\n---\n\nWords.\n`,
  );
  spawnSync("git", ["init"], { cwd: folder });
});

afterEach(() => rmSync(folder, { recursive: true }));

test("keeps the earlier preview when the commit is mistyped", () => {
  const out = join(folder, "preview");
  mkdirSync(out);
  writeFileSync(join(out, "preview.json"), "{}");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["cli/preview.mjs", "--changed-since", "mian", "--out", out],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        CONTENT_ROOT: join(folder, "files"),
        DATA_DIR: join(folder, "data"),
        PLATFORM_REFERENCE: "off",
      },
    },
  );
  expect(stderr).toContain("the commit is unknown");
  expect(status).toBe(1);
  expect(readdirSync(out)).toEqual(["preview.json"]);
}, 60_000);

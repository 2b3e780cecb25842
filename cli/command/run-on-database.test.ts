import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

function run(command: string, dataDir: string) {
  const { DATABASE_URL: _, ...env } = process.env;
  return spawnSync(process.execPath, ["--import", "tsx", `cli/${command}.ts`], {
    cwd: ROOT,
    env: { ...env, DATA_DIR: dataDir },
    encoding: "utf8",
    // Ends a command that would hang.
    timeout: 120_000,
  });
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "no-database-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each(["stats", "shares"])(
  "npm run %s makes no empty database in a folder that has none",
  (command) => {
    const folder = createFolder();
    const { status, stdout, stderr } = run(command, folder);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`There is no user database at ${folder}`);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.skipIf(process.platform !== "linux")(
  "npm run migrate refuses a folder below one that takes none, as /proc",
  () => {
    const { status, stderr } = run("migrate", "/proc/none/data");
    expect(status).toBe(1);
    expect(stderr).toContain("no folder can be made there, mkdir '/proc/none'");
    expect(stderr).toContain("move it by DATA_DIR or DATABASE_URL to another one");
  },
);

test("npm run migrate makes the database, which others then read", () => {
  const folder = createFolder();
  expect(run("migrate", folder).status).toBe(0);
  const { status, stdout } = run("shares", folder);
  expect([status, stdout]).toEqual([0, "Nothing is listed.\n"]);
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "migrate-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function migrate(...args: string[]) {
  return spawnSync(process.execPath, ["--import", "tsx", "cli/migrate.ts", ...args], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { PATH: process.env["PATH"], NODE_ENV: "development", DATA_DIR: dataDir },
    encoding: "utf8",
  });
}

test("migrates without options", { timeout: 60_000 }, () => {
  const { status, stdout } = migrate();
  expect(status).toBe(0);
  expect(stdout).toContain("The user database is up to date: took");
});

test.each(["--anything", "now"])("refuses %s and migrates nothing", (argument) => {
  const { status, stderr } = migrate(argument);
  expect(status).toBe(1);
  expect(stderr).toContain("npm run migrate -- --help lists the options");
  expect(readdirSync(dataDir)).toEqual([]);
});

test("shows help, and migrates nothing", () => {
  const { status, stdout } = migrate("--help");
  expect(status).toBe(0);
  expect(stdout).toContain("Usage: npm run migrate");
  expect(readdirSync(dataDir)).toEqual([]);
});

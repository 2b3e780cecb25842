import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logConsole, openLogger } from "./open-logger.server";

test.each([
  [undefined, true, "warn"],
  [undefined, false, "info"],
  ["info", true, "info"],
  ["error", false, "error"],
] as const)(
  "logs, for LOG_LEVEL %s and a terminal %s, from %s on",
  async (LOG_LEVEL, isTerminal, level) => {
    const logger = await openLogger({ LOG_LEVEL, NODE_ENV: "production" }, isTerminal);
    expect(logger.level).toBe(level);
  },
);

/** Writes a line to a log whose disk is full, and goes on. */
const SCRIPT = `import("./app/composition/open-logger.server.ts").then(async (module) => {
  const logger = await module.openLogger({ LOG_LEVEL: "info", NODE_ENV: "production" }, false);
  logger.info("lost");
  setImmediate(() => console.error("goes on"));
});`;

test("survives a log that can't be written", () => {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  const command = [process.execPath, "--import", "tsx", "--eval", SCRIPT];
  const shell = ["-c", 'ulimit -f 0; log=$1; shift; exec "$@" >"$log"', "sh"];
  const { status, stderr } = spawnSync(
    "sh",
    [...shell, join(folder, "log"), ...command],
    {
      encoding: "utf8",
    },
  );
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, "goes on\n"]);
});

/** Loads the library of the demo accounts in a release of Node for which it has a warning. */
const LOAD_PROVIDER = `delete process.release.lts;
import("./app/composition/open-logger.server.ts").then(async (module) => {
  const config = { LOG_LEVEL: "info", NODE_ENV: "production" };
  module.logConsole(await module.openLogger(config, false), config, false);
  await import("oidc-provider");
  console.info("%d pages", 2, "\\u001b[31mred\\u001b[0m");
});`;

test("logs what a library prints by the console", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--eval", LOAD_PROVIDER],
    { encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([0, ""]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      msg: expect.stringContaining("oidc-provider WARNING") as string,
    }),
    expect.objectContaining({ level: 30, msg: "2 pages red" }),
  ]);
});

test("leaves the console of readable lines as it is", () => {
  const before = console.warn;
  const logger = { info: () => undefined, warn: () => undefined };
  logConsole(logger, { NODE_ENV: "production" }, true);
  logConsole(logger, { NODE_ENV: "development" }, false);
  expect(console.warn).toBe(before);
});

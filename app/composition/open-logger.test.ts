import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLogger } from "./open-logger.server";

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

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

import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { createLogger } from "~/http/logging/create-logger.server";
import { openUserData } from "./open-user-data.server";

const ATTEMPT_MILLISECONDS = 5_000;
/** Real time, because each attempt connects in vain. */
const PATIENCE_MILLISECONDS = 20_000;

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }),
);

afterEach(() => void vi.useRealTimers());

test("logs one stack for a PostgreSQL that is away at start", async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) =>
    void lines.push(JSON.parse(line) as Record<string, unknown>);
  const { close } = await openUserData({
    config: readConfig({
      // No program listens on port 1.
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/site",
      SESSION_SECRET: "s".repeat(32),
      DATA_DIR: tmpdir(),
    }),
    documents: {
      hasDocument: () => false,
      findDocumentCard: () => null,
      findPageSummary: () => null,
    },
    findSources: () => ({ isCovered: false, sources: [] }),
    logger: createLogger({ level: "error", output: { write } }),
    usage: {
      startFlushing: () => () => Promise.resolve(),
      countVote: () => undefined,
    },
  });
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(ATTEMPT_MILLISECONDS);
      expect(lines.length).toBeGreaterThan(1);
    },
    { timeout: PATIENCE_MILLISECONDS },
  );
  await close();
  expect(lines.filter((line) => "err" in line)).toEqual([lines[0]]);
  expect(lines[1]).toMatchObject({
    reason: expect.stringContaining("ECONNREFUSED") as string,
  });
});

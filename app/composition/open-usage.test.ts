import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { UnavailableError } from "~/domain/site/unavailable-error";
import type { UserDatabase } from "~/database/user-database";
import { createLogger } from "~/http/logging/create-logger.server";
import { openUsage } from "./open-usage.server";

const MINUTE_MILLISECONDS = 60_000;

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ["setInterval", "clearInterval", "performance", "Date"],
    }),
);

afterEach(() => void vi.useRealTimers());

test("logs one stack while the database is away, then a line a minute, and its return", async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) =>
    void lines.push(JSON.parse(line) as Record<string, unknown>);
  const usage = openUsage({
    config: readConfig({}),
    logger: createLogger({ level: "info", output: { write } }),
  });
  let isAway = true;
  const transact = () =>
    isAway
      ? Promise.reject(new UnavailableError("The user database does not answer: refused"))
      : Promise.resolve();
  const stop = usage.startFlushing({ transact } as unknown as UserDatabase);
  usage.openSeries({ kind: "vote", surface: "", client: "" })("/a");
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MILLISECONDS);
  isAway = false;
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MILLISECONDS);
  await stop();
  const kept = "usage counts are kept until a later minute";
  expect(lines.map(({ msg }) => msg)).toEqual([
    kept,
    kept,
    kept,
    "usage counts are written",
  ]);
  expect(lines.map((line) => "err" in line)).toEqual([true, false, false, false]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createAccounts, type AccountsOptions } from "./index.server";

const LOCK_WAIT_MILLISECONDS = 3_000;
const ID = "a".repeat(43);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Accounts over sessions whose look-up fails after so many milliseconds; null: it finds nobody. */
function start() {
  const line: { failsAfter: number | null } = { failsAfter: null };
  const findUserId = vi.fn(async () => {
    if (line.failsAfter === null) return null;
    await new Promise((resolve) => setTimeout(resolve, line.failsAfter ?? 0));
    throw new UnavailableError("locked");
  });
  const accounts = createAccounts({
    database: { query: () => Promise.resolve([]) },
    sessions: { findUserId },
    deriveKey: () => Buffer.alloc(32),
    createCookie: () => ({ name: "session", parse: () => ID }),
  } as unknown as AccountsOptions);
  const find = () => accounts.getReader(`session=${ID}`);
  return { line, find, findUserId };
}

test("waits once for a lock on a table, and not again until it is released", async () => {
  const { line, find, findUserId } = start();
  line.failsAfter = LOCK_WAIT_MILLISECONDS;
  const first = find();
  await vi.advanceTimersByTimeAsync(LOCK_WAIT_MILLISECONDS);
  expect(await first).toEqual({ user: null, isUnknown: true });
  expect(await find()).toEqual({ user: null, isUnknown: true });
  expect(findUserId).toHaveBeenCalledTimes(1);
  line.failsAfter = null;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await find()).toEqual({ user: null, isUnknown: false });
});

test("asks again at once after a failure that made nobody wait", async () => {
  const { line, find } = start();
  line.failsAfter = 0;
  const first = find();
  await vi.advanceTimersByTimeAsync(0);
  expect(await first).toEqual({ user: null, isUnknown: true });
  line.failsAfter = null;
  expect(await find()).toEqual({ user: null, isUnknown: false });
});

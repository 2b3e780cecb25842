import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startScheduledJobs } from "./index.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const DAY = 86_400_000;

test("deletes expired data at once and then daily, until stopped", async () => {
  const removeExpired = vi.fn(() => Promise.resolve(2));
  const onRemoved = vi.fn();
  const stop = startScheduledJobs({ removeExpired }, { onRemoved, onError: vi.fn() });
  await vi.advanceTimersByTimeAsync(0);
  expect(onRemoved.mock.calls).toEqual([[2]]);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(removeExpired).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(removeExpired).toHaveBeenCalledTimes(3);
});

test("reports an unavailable database, and retries the next day", async () => {
  const removeExpired = vi.fn(() => Promise.reject(new Error("away")));
  const onError = vi.fn();
  startScheduledJobs({ removeExpired }, { onRemoved: vi.fn(), onError });
  await vi.advanceTimersByTimeAsync(DAY);
  expect(onError).toHaveBeenCalledTimes(2);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startScheduledJobs } from "./index.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const DAY = 86_400_000;

function start(count: () => Promise<number>) {
  const jobs = { removeExpired: vi.fn(count), followMoves: vi.fn(count) };
  const listener = { onRemoved: vi.fn(), onFollowed: vi.fn(), onError: vi.fn() };
  const countRuns = () => Object.values(jobs).map(({ mock }) => mock.calls.length);
  return { listener, countRuns, stop: startScheduledJobs(jobs, listener) };
}

test("runs each job at once and then daily, until stopped", async () => {
  const { listener, countRuns, stop } = start(() => Promise.resolve(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.onRemoved.mock.calls).toEqual([[2]]);
  expect(listener.onFollowed.mock.calls).toEqual([[2]]);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(countRuns()).toEqual([3, 3]);
  stop();
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(countRuns()).toEqual([3, 3]);
});

test("reports an unavailable database, and retries the next day", async () => {
  const { listener } = start(() => Promise.reject(new Error("away")));
  await vi.advanceTimersByTimeAsync(DAY);
  expect(listener.onError).toHaveBeenCalledTimes(4);
});

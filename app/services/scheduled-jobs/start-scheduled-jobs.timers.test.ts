import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { listScheduledJobs, startScheduledJobs, type ScheduledJob } from "./index.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const DAY = 86_400_000;
const START = 1_800_000_000_000;

const AWAY = new UnavailableError("away");
const database = {
  query: () => Promise.reject(AWAY),
  transact: () => Promise.reject(AWAY),
};

function start(jobs: readonly ScheduledJob[]) {
  const listener = { onDone: vi.fn(), onError: vi.fn() };
  vi.setSystemTime(START);
  return { ...listener, stop: startScheduledJobs(jobs, { database, ...listener }) };
}

test("runs each job at once and then daily, until stopped", async () => {
  const run = vi.fn<ScheduledJob["run"]>(() => Promise.resolve(2));
  const { onDone, stop } = start([
    { name: "first", run },
    { name: "second", run },
  ]);
  await vi.advanceTimersByTimeAsync(0);
  expect(onDone.mock.calls).toEqual([
    ["first", 2],
    ["second", 2],
  ]);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(run).toHaveBeenCalledTimes(6);
  expect(run).toHaveBeenLastCalledWith(database, START + 2 * DAY);
  stop();
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(run).toHaveBeenCalledTimes(6);
});

test("a job that fails, or hangs, stops no other, and runs again the next day", async () => {
  const other = vi.fn<ScheduledJob["run"]>(() => Promise.resolve(0));
  const { onDone, onError } = start([
    { name: "hanging", run: () => new Promise(() => undefined) },
    { name: "failing", run: () => Promise.reject(AWAY) },
    { name: "other", run: other },
  ]);
  await vi.advanceTimersByTimeAsync(DAY);
  expect(onError.mock.calls).toEqual([
    ["failing", AWAY],
    ["failing", AWAY],
  ]);
  expect(onDone.mock.calls).toEqual([
    ["other", 0],
    ["other", 0],
  ]);
});

test("reports each job of a server by its name while the database is away", async () => {
  const documents = { hasDocument: () => true, findPageSummary: () => null };
  const jobs = listScheduledJobs({ documents, usageDays: 1 });
  const { onError } = start(jobs);
  await vi.advanceTimersByTimeAsync(0);
  const names = new Set(onError.mock.calls.map(([name]: unknown[]) => name));
  expect(names).toEqual(new Set(jobs.map(({ name }) => name)));
  expect(names.size).toBe(8);
});

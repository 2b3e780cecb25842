import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { MigrationError } from "./errors";
import { keepMigrating } from "./keep-migrating.server";

const REPORT = { done: [], total: 0, place: "users.sqlite", wasEmptyFile: false };
const PAUSE = 5_000;
const LONG_PAUSE = 60_000;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

function start(...answers: (Error | typeof REPORT)[]) {
  const migrate = vi.fn(() => {
    const answer = answers.shift() ?? REPORT;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const on = { onMigrated: vi.fn(), onUnavailable: vi.fn(), onFailed: vi.fn() };
  const started = keepMigrating(
    { migrate },
    {
      ...on,
      retryMilliseconds: PAUSE,
      failedRetryMilliseconds: LONG_PAUSE,
    },
  );
  return { started, migrate, ...on };
}

test("migrates once when the database is available", async () => {
  const { started, migrate, onMigrated, onUnavailable } = start(REPORT);
  await started;
  await vi.advanceTimersByTimeAsync(3 * PAUSE);
  expect(onUnavailable).not.toHaveBeenCalled();
  expect(onMigrated).toHaveBeenCalledExactlyOnceWith(REPORT);
  expect(migrate).toHaveBeenCalledTimes(1);
});

test("keeps trying in the background", async () => {
  const down = new UnavailableError("down");
  const { started, onMigrated, onUnavailable } = start(down, down, REPORT);
  await started;
  expect(onMigrated).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(onMigrated).toHaveBeenCalledTimes(1);
  expect(onUnavailable).toHaveBeenCalledTimes(2);
});

test("starts without a database that needs an operator, and uses it after the repair", async () => {
  const broken = new MigrationError("broken");
  const { started, onFailed, onMigrated } = start(broken);
  await started;
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(broken);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(onMigrated).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(LONG_PAUSE);
  expect(onMigrated).toHaveBeenCalledExactlyOnceWith(REPORT);
});

test("reports a later attempt that failed permanently", async () => {
  const broken = new MigrationError("broken");
  const { started, onFailed } = start(new UnavailableError("down"), broken);
  await started;
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(broken);
});

test("starts without a database that hangs, tells so, and uses it once it answers", async () => {
  let answer: (report: typeof REPORT) => void = () => undefined;
  const migrate = () => new Promise<typeof REPORT>((resolve) => (answer = resolve));
  const on = { onMigrated: vi.fn(), onUnavailable: vi.fn(), onFailed: vi.fn() };
  const started = keepMigrating({ migrate }, on);
  await vi.advanceTimersByTimeAsync(PAUSE);
  await started;
  expect(on.onMigrated).not.toHaveBeenCalled();
  expect(on.onUnavailable).toHaveBeenCalledTimes(1);
  answer(REPORT);
  await vi.advanceTimersByTimeAsync(0);
  expect(on.onMigrated).toHaveBeenCalledTimes(1);
});

test("stops on request", async () => {
  const { started, migrate } = start(new UnavailableError("down"), REPORT);
  (await started)();
  await vi.advanceTimersByTimeAsync(3 * PAUSE);
  expect(migrate).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFresh } from "./keep-fresh";

const FRESH_MILLISECONDS = 1000;
const RETRY_MILLISECONDS = 100;
const MAX_WAIT_MILLISECONDS = 10;

const failure = new Error("no answer");

let load: ReturnType<typeof vi.fn<() => Promise<string>>>;
let onError: ReturnType<typeof vi.fn<(error: unknown, known: string | null) => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  load = vi.fn<() => Promise<string>>();
  onError = vi.fn<(error: unknown, known: string | null) => void>();
});

afterEach(() => {
  vi.useRealTimers();
});

function create(options: { maxWaitMilliseconds?: number } = {}) {
  return keepFresh({
    load,
    freshMilliseconds: FRESH_MILLISECONDS,
    retryMilliseconds: RETRY_MILLISECONDS,
    onError,
    now: () => Date.now(),
    ...options,
  });
}

/** A load that ends when the test says so. */
function createPending() {
  let end: (value: string) => void = () => undefined;
  const loading = new Promise<string>((resolve) => (end = resolve));
  return { loading, end: (value: string) => end(value) };
}

test("loads once for all callers while the value is fresh", async () => {
  load.mockResolvedValue("first");
  const read = create();
  expect(await Promise.all([read(), read()])).toEqual(["first", "first"]);
  await vi.advanceTimersByTimeAsync(FRESH_MILLISECONDS - 1);
  expect(await read()).toBe("first");
  expect(load).toHaveBeenCalledOnce();
});

test("returns the stale value at once while one load fetches a new one", async () => {
  load.mockResolvedValueOnce("first");
  const read = create();
  await read();
  await vi.advanceTimersByTimeAsync(FRESH_MILLISECONDS);
  const { loading, end } = createPending();
  load.mockReturnValueOnce(loading);
  expect([await read(), await read()]).toEqual(["first", "first"]);
  end("second");
  await loading;
  expect(await read()).toBe("second");
  expect(load).toHaveBeenCalledTimes(2);
});

test("returns the last good value after a failure, and loads again after a pause", async () => {
  load.mockResolvedValueOnce("first").mockRejectedValueOnce(failure);
  const read = create();
  await read();
  await vi.advanceTimersByTimeAsync(FRESH_MILLISECONDS);
  await read();
  await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS - 1);
  expect(await read()).toBe("first");
  expect(load).toHaveBeenCalledTimes(2);
  expect(onError.mock.calls).toEqual([[failure, "first"]]);
  await vi.advanceTimersByTimeAsync(1);
  load.mockResolvedValueOnce("second");
  await read();
  expect(await read()).toBe("second");
});

test("rejects with the failure while there is no value, without a load in the pause", async () => {
  load.mockRejectedValueOnce(failure);
  const read = create();
  const [one, other] = [read(), read()];
  await expect(one).rejects.toBe(failure);
  await expect(other).rejects.toBe(failure);
  await expect(read()).rejects.toBe(failure);
  expect(load).toHaveBeenCalledOnce();
  expect(onError.mock.calls).toEqual([[failure, null]]);
  await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS);
  load.mockResolvedValueOnce("first");
  expect(await read()).toBe("first");
});

test("lets nobody wait for longer than allowed, and keeps what comes later", async () => {
  const { loading, end } = createPending();
  load.mockReturnValueOnce(loading);
  const read = create({ maxWaitMilliseconds: MAX_WAIT_MILLISECONDS });
  const waiting = expect(read()).rejects.toThrow("in time");
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MILLISECONDS);
  await waiting;
  end("late");
  await loading;
  expect(await read()).toBe("late");
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("survives a load that throws at once", async () => {
  load.mockImplementationOnce(() => {
    throw failure;
  });
  const read = create();
  await expect(read()).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS);
  load.mockResolvedValueOnce("first");
  expect(await read()).toBe("first");
});

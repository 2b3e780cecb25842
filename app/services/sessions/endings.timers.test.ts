import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createEndings } from "./endings";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a database that can become unavailable. */
function start() {
  const state = { isAway: true, removed: [] as string[] };
  const endings = createEndings((hashes) => {
    if (state.isAway) return Promise.reject(new UnavailableError("away"));
    state.removed.push(...hashes);
    return Promise.resolve();
  });
  return { state, endings };
}

/** No retry follows. */
function expectRest(): void {
  expect(vi.getTimerCount()).toBe(0);
}

test("deletes at once and remembers nothing", async () => {
  const { state, endings } = start();
  state.isAway = false;
  await endings.add("a");
  expect(state.removed).toEqual(["a"]);
  expect(endings.has("a")).toBe(false);
  expectRest();
});

test("treats a session as ended while the database is down, and deletes it later", async () => {
  const { state, endings } = start();
  await expect(endings.add("a")).rejects.toThrow("away");
  await expect(endings.add("b")).rejects.toThrow("away");
  expect([endings.has("a"), endings.has("b"), endings.has("c")]).toEqual([
    true,
    true,
    false,
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([endings.has("a"), state.removed]).toEqual([true, []]);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.removed).toEqual(["a", "b"]);
  expect(endings.has("a")).toBe(false);
  expectRest();
});

test("retries early when the database is known to be back", async () => {
  const { state, endings } = start();
  await expect(endings.add("a")).rejects.toThrow("away");
  state.isAway = false;
  endings.retry();
  endings.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.removed).toEqual(["a"]);
});

test("evicts the oldest when too many wait", async () => {
  const { endings } = start();
  for (let index = 0; index <= 10_000; index++)
    await endings.add(`${index}`).catch(() => undefined);
  expect([endings.has("0"), endings.has("1"), endings.has("10000")]).toEqual([
    false,
    true,
    true,
  ]);
});

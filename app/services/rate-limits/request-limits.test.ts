import { expect, test, vi } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import type { RateLimits } from "./rate-limit";
import { createRequestLimits } from "./request-limits.server";

const LIMIT = { name: "test", limit: 2, windowSeconds: 60, isLocal: false };

test("counts in memory for a single server", async () => {
  const { take } = createRequestLimits({ shared: null });
  expect([await take(LIMIT, "a"), await take(LIMIT, "a")]).toEqual([null, null]);
  expect(await take(LIMIT, "a")).toBe(60);
  expect(await take(LIMIT, "b")).toBeNull();
  expect(await take({ ...LIMIT, name: "other" }, "a")).toBeNull();
});

test("queries the shared counter until the limit is exceeded", async () => {
  const shared = { take: vi.fn<RateLimits["take"]>(() => Promise.resolve(30)) };
  const { take } = createRequestLimits({ shared });
  expect(await take(LIMIT, "a")).toBe(30);
  expect(await take(LIMIT, "a")).toBeLessThanOrEqual(30);
  expect(shared.take).toHaveBeenCalledTimes(1);
  expect(await take(LIMIT, "b")).toBe(30);
});

test("counts local limits without the shared counter", async () => {
  const shared = { take: vi.fn<RateLimits["take"]>() };
  const { take } = createRequestLimits({ shared });
  expect(await take({ ...LIMIT, isLocal: true }, "a")).toBeNull();
  expect(shared.take).not.toHaveBeenCalled();
});

test.each([
  ["does not answer", () => Promise.reject(new UnavailableError("gone"))],
  ["hangs", () => new Promise<never>(() => undefined)],
])("counts by itself while the database %s, and asks again later", async (_, fail) => {
  const clock = { now: 0 };
  const shared = { take: vi.fn<RateLimits["take"]>(fail) };
  const options = { shared, patienceMilliseconds: 1, now: () => clock.now };
  const { take } = createRequestLimits(options);
  expect([await take(LIMIT, "a"), await take(LIMIT, "a")]).toEqual([null, null]);
  expect(await take(LIMIT, "a")).toBe(60);
  expect(shared.take).toHaveBeenCalledTimes(1);
  clock.now += 5_000;
  shared.take.mockResolvedValue(null);
  expect(await take(LIMIT, "b")).toBeNull();
  expect(shared.take).toHaveBeenCalledTimes(2);
});

test("asks again in time when the clock of the machine was set back", async () => {
  vi.spyOn(Date, "now").mockReturnValueOnce(86_400_000).mockReturnValue(0);
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const shared = { take: vi.fn<RateLimits["take"]>() };
  shared.take.mockRejectedValueOnce(new UnavailableError("gone")).mockResolvedValue(null);
  const { take } = createRequestLimits({ shared });
  await take(LIMIT, "a");
  clock.mockReturnValue(5_000);
  await take(LIMIT, "b");
  expect(shared.take).toHaveBeenCalledTimes(2);
});

test("rethrows unexpected errors", async () => {
  const shared = { take: () => Promise.reject(new TypeError("a bug")) };
  const { take } = createRequestLimits({ shared });
  await expect(take(LIMIT, "a")).rejects.toThrow("a bug");
});

test("makes nobody wait longer because the clock of the machine was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const { take } = createRequestLimits({ shared: null });
    for (let use = 0; use < LIMIT.limit; use++) await take(LIMIT, "a");
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await take(LIMIT, "a")).toBe(60);
  } finally {
    vi.useRealTimers();
  }
});

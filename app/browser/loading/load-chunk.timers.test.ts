import { afterEach, expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk, watchLeaving } from "./load-chunk";

test("returns the loaded module", async () => {
  expect(await loadChunk("x", () => Promise.resolve("module"))).toBe("module");
});

test("names the chunk that could not be loaded, and keeps the cause", async () => {
  const cause = new TypeError("Failed to fetch");
  const loading = loadChunk("the texts", () => Promise.reject(cause));
  await expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(loading).rejects.toMatchObject({
    name: "ChunkLoadError",
    message: "Loading the texts failed: Failed to fetch",
    cause,
  });
});

test("times out when loading never ends", async () => {
  const loading = loadChunk("x", () => new Promise(() => undefined), 1);
  await expect(loading).rejects.toThrow("Loading x failed: no answer in 1 ms");
});

test.each([
  ["beforeunload", "most browsers"],
  ["pagehide", "browsers of iPhones, which have no beforeunload"],
])("does not fail after %s in %s, and retries when the page stays", async (type) => {
  vi.useFakeTimers();
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) =>
    listeners.set(type, listener),
  );
  watchLeaving();
  listeners.get(type)?.();
  const load = vi.fn(() => Promise.reject(new TypeError("given up")));
  const loading = loadChunk("x", load);
  const failed = expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledTimes(2);
  await failed;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

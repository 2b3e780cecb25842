import { expect, test } from "vitest";
import { ChunkLoadError, loadChunk } from "./load-chunk";

test("gives what was loaded", async () => {
  expect(await loadChunk("x", () => Promise.resolve("module"))).toBe("module");
});

test("names what could not be loaded, and keeps the cause", async () => {
  const cause = new TypeError("Failed to fetch");
  const loading = loadChunk("the texts", () => Promise.reject(cause));
  await expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(loading).rejects.toMatchObject({
    name: "ChunkLoadError",
    message: "Loading the texts failed: Failed to fetch",
    cause,
  });
});

test("gives up on what never comes", async () => {
  const loading = loadChunk("x", () => new Promise(() => undefined), 1);
  await expect(loading).rejects.toThrow("Loading x failed: no answer in 1 ms");
});

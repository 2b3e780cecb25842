import { expect, test, vi } from "vitest";
import { createSeenPages } from "./seen-pages";

const URL_OF_PAGE = "https://site.example/en-US/docs/Web";

function load(preloadResponse: Promise<Response | undefined>) {
  const fetch = vi.fn(() => Promise.resolve(new Response("fetched")));
  const scope = { caches: {}, fetch } as unknown as Parameters<typeof createSeenPages>[0];
  const request = new Request(URL_OF_PAGE);
  const event = { request, preloadResponse, waitUntil: vi.fn(), respondWith: vi.fn() };
  return createSeenPages(scope).load(event);
}

test("answers with the preloaded page, or fetches it where nothing was preloaded", async () => {
  const preloaded = await load(Promise.resolve(new Response("preloaded")));
  expect(await preloaded.text()).toBe("preloaded");
  const fetched = await load(Promise.resolve(undefined));
  expect(await fetched.text()).toBe("fetched");
});

test("rejects when a preload has failed, also where the browser answers it with an error", async () => {
  await expect(load(Promise.reject(new TypeError("no network")))).rejects.toThrow();
  await expect(load(Promise.resolve(Response.error()))).rejects.toThrow(TypeError);
});

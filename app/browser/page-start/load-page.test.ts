import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPage } from "./load-page";

const START = {
  hydrate: "on-intent",
  context: { future: { v3_singleFetch: true } },
  manifest: "/m.js",
  routes: { root: "/root.js", "routes/$locale": "/locale.js" },
  imports: ["/libraries.js"],
} as const;

const target: Record<string, unknown> = {};
let isReady: boolean;

beforeEach(() => {
  isReady = false;
  vi.stubGlobal("window", target);
  vi.stubGlobal("document", { querySelector: () => ({ textContent: "[1]" }) });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("leaves modules and data where Remix looks for them", async () => {
  const asked: string[] = [];
  await loadPage({ ...START, imports: [...START.imports] }, (url) => {
    asked.push(url);
    return Promise.resolve({ url });
  });
  expect(asked.toSorted()).toEqual(["/libraries.js", "/locale.js", "/m.js", "/root.js"]);
  expect(target["__remixRouteModules"]).toEqual({
    root: { url: "/root.js" },
    "routes/$locale": { url: "/locale.js" },
  });
  const context = target["__remixContext"] as { stream: ReadableStream<Uint8Array> };
  expect(context).toMatchObject(START.context);
  expect(await new Response(context.stream).text()).toBe("[1]");
});

test("runs what a developer's components need before them", async () => {
  const start = { ...START, imports: [], runtime: "/runtime.js" };
  await loadPage(start, (url) => {
    if (url !== "/runtime.js") expect(isReady).toBe(true);
    isReady = true;
    return Promise.resolve({});
  });
  expect(isReady).toBe(true);
});

test("fails when any part is not to be had", async () => {
  const load = (url: string) =>
    url === "/m.js" ? Promise.reject(new Error("gone")) : Promise.resolve({});
  await expect(loadPage({ ...START, imports: [] }, load)).rejects.toThrow("gone");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HydrationData } from "~/domain/site/hydration-data";
import { loadPage } from "./load-page";

const START = {
  hydrate: "on-intent",
  context: { future: { v3_singleFetch: true } },
  manifest: {
    routes: {
      root: { module: "/root.js", imports: ["/libraries.js"] },
      "routes/$locale": { module: "/locale.js", imports: ["/libraries.js"] },
      "routes/$": { module: "/other.js", imports: ["/more.js"] },
    },
  },
  matches: ["root", "routes/$locale"],
} satisfies HydrationData;

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

test("stores modules and data where Remix reads them", async () => {
  const asked: string[] = [];
  await loadPage(START, (url) => {
    asked.push(url);
    return Promise.resolve({ url });
  });
  expect(asked.toSorted()).toEqual(["/libraries.js", "/locale.js", "/root.js"]);
  expect(target["__remixRouteModules"]).toEqual({
    root: { url: "/root.js" },
    "routes/$locale": { url: "/locale.js" },
  });
  expect(target["__remixManifest"]).toEqual(START.manifest);
  const context = target["__remixContext"] as { stream: ReadableStream<Uint8Array> };
  expect(context).toMatchObject(START.context);
  expect(await new Response(context.stream).text()).toBe("[1]");
});

test("runs the development runtime before the components", async () => {
  await loadPage({ ...START, runtime: "/runtime.js" }, (url) => {
    if (url !== "/runtime.js") expect(isReady).toBe(true);
    isReady = true;
    return Promise.resolve({});
  });
  expect(isReady).toBe(true);
});

test("fails when any part cannot be loaded", async () => {
  const load = (url: string) =>
    url === "/locale.js" ? Promise.reject(new Error("gone")) : Promise.resolve({});
  await expect(loadPage(START, load)).rejects.toThrow("gone");
});

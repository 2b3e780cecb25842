import { afterEach, expect, test } from "vitest";
import { PART_TYPE } from "~/domain/site/page-part";
import { loadPart, reloadPart } from "./load-part";

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** Answers each request with the next response; returns the requests. */
function answer(...responses: (() => Response)[]) {
  const asked: { url: string; purpose: string | null; cache?: RequestCache }[] = [];
  globalThis.fetch = (url, init) => {
    const purpose = new Headers(init?.headers).get("purpose");
    const cache = init?.cache && { cache: init.cache };
    asked.push({ url: typeof url === "string" ? url : "", purpose, ...cache });
    const next = responses.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError("no network"));
  };
  return asked;
}

const part = (html: string) => () =>
  new Response(html, { headers: { "Content-Type": PART_TYPE } });

test("requests a part once, and tells the server when nobody asked for it yet", async () => {
  const asked = answer(part("a"), part("b"));
  expect(await loadPart("/en-US/docs/Once", { isAhead: true })).toBe("a");
  expect(await loadPart("/en-US/docs/Once")).toBe("a");
  expect(await loadPart("/en-US/docs/Pressed")).toBe("b");
  expect(asked).toEqual([
    { url: "/en-US/docs/Once.part", purpose: "prefetch" },
    { url: "/en-US/docs/Pressed.part", purpose: null },
  ]);
});

test("requests a changed document again, past the browser's cache", async () => {
  const asked = answer(part("a"), part("b"));
  await loadPart("/en-US/docs/Changed");
  expect(await reloadPart("/en-US/docs/Changed")).toBe("b");
  expect(asked[1]).toMatchObject({ cache: "no-cache" });
});

test.each([
  ["an error", () => new Response("", { status: 500 })],
  ["a page", () => new Response("", { headers: { "Content-Type": "text/html" } })],
])("has nothing after %s, and asks again the next time", async (name, response) => {
  const path = `/en-US/docs/${name}`;
  answer(response, part("a"));
  expect(await loadPart(path)).toBeNull();
  expect(await loadPart(path)).toBe("a");
});

test("has nothing without a network", async () => {
  answer();
  expect(await loadPart("/en-US/docs/Offline")).toBeNull();
});

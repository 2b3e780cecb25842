import { afterEach, expect, test, vi } from "vitest";
import { createDocumentKeeper, readResponseStatus } from "./keep-last-document";

const URL = "/en-US/docs/Next";
const timeout = () => Promise.reject(Object.assign(new Error("x"), { status: 504 }));
const undecodable = () => Promise.reject(new Error("Unable to decode"));

afterEach(() => {
  vi.unstubAllGlobals();
});

test("returns the loaded page", async () => {
  const keeper = createDocumentKeeper<string>(() => null);
  expect(await keeper.load(URL, () => Promise.resolve("page"))).toBe("page");
});

test("keeps the last loaded page on a 504", async () => {
  const keeper = createDocumentKeeper<string>(() => null);
  await keeper.load("/first", () => Promise.resolve("first"));
  await keeper.load("/second", () => Promise.resolve("second"));
  expect(await keeper.load(URL, timeout)).toBe("second");
});

test("keeps the page of the initial document on a 504", async () => {
  const keeper = createDocumentKeeper<string>(() => null);
  keeper.remember("first");
  expect(await keeper.load(URL, timeout)).toBe("first");
});

test("recognizes a gateway's 504, which has no data to decode", async () => {
  const asked: string[] = [];
  const keeper = createDocumentKeeper<string>((url) => {
    asked.push(url);
    return 504;
  });
  keeper.remember("first");
  expect(await keeper.load(URL, undecodable)).toBe("first");
  expect(asked).toEqual([URL]);
});

test("rethrows every other failure", async () => {
  const keeper = createDocumentKeeper<string>(() => 502);
  keeper.remember("first");
  await expect(keeper.load(URL, undecodable)).rejects.toThrow("Unable to decode");
  const missing = Object.assign(new Error("missing"), { status: 404 });
  await expect(keeper.load(URL, () => Promise.reject(missing))).rejects.toBe(missing);
});

test("rethrows a 504 when no page was loaded before", async () => {
  const keeper = createDocumentKeeper<string>(() => null);
  await expect(keeper.load(URL, timeout)).rejects.toMatchObject({ status: 504 });
});

test("reads the status of the last response for the page's data", () => {
  const entries = [
    ["https://site.example/en-US/docs/Next.data", 200],
    ["https://site.example/en-US/docs/Next.data?_routes=x", 504],
    ["https://other.example/en-US/docs/Next.data", 500],
    ["https://site.example/en-US/docs/Other.data", 404],
    ["https://site.example/en-US/docs/Lost.data", 0],
  ].map(([name, responseStatus]) => ({ name, responseStatus }));
  vi.stubGlobal("location", { href: "https://site.example/en-US/docs/First" });
  vi.stubGlobal("performance", { getEntriesByType: () => entries });
  expect(readResponseStatus(`${URL}?a#b`)).toBe(504);
  expect(readResponseStatus("/en-US/docs/Lost")).toBeNull();
  expect(readResponseStatus("/en-US/docs/Unseen")).toBeNull();
});

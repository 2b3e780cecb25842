import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followHistory, forgetPosition } from "./keep-place";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["forgets where this page was left", { key: "b" }, { a: 1 }],
  ["keeps where other pages were left", { key: "c" }, { a: 1, b: 2 }],
  ["does nothing for an entry without a key", null, { a: 1, b: 2 }],
])("%s", (_case, entry, expected) => {
  const stored = new Map([["positions", '{"a":1,"b":2}']]);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  forgetPosition(entry);
  expect(JSON.parse(stored.get("positions") ?? "")).toEqual(expected);
});

test.each([null, "{", "7"])("goes on when the storage holds %j", (text) => {
  vi.stubGlobal("sessionStorage", { getItem: () => text, setItem: vi.fn() });
  expect(() => {
    forgetPosition({ key: "a" });
  }).not.toThrow();
});

const page = { pathname: "/a", search: "", reload: vi.fn() };
let listen: () => void;

beforeEach(() => {
  Object.assign(page, { pathname: "/a", reload: vi.fn() });
  vi.stubGlobal("location", page);
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => {
    listen = listener;
  });
  followHistory();
});

test("loads the page of the address that the history leads to", () => {
  page.pathname = "/b";
  listen();
  expect(page.reload).toHaveBeenCalledOnce();
});

test("stays on the page for another place of it", () => {
  listen();
  expect(page.reload).not.toHaveBeenCalled();
});

test("leaves the history to the router when that is there", () => {
  page.pathname = "/b";
  vi.stubGlobal("window", { __remixRouter: {} });
  listen();
  expect(page.reload).not.toHaveBeenCalled();
});

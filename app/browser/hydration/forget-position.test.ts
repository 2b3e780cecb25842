import { afterEach, expect, test, vi } from "vitest";
import { forgetPosition } from "./forget-position";

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

test.each([
  ["stores nothing where nothing is stored", null, []],
  ["leaves a text that is no JSON", "{", []],
  ["puts an empty record in the place of another value", "7", ["{}"]],
])("%s", (_case, text, expected) => {
  const written: string[] = [];
  vi.stubGlobal("sessionStorage", {
    getItem: () => text,
    setItem: (_key: string, value: string) => written.push(value),
  });
  forgetPosition({ key: "a" });
  expect(written).toEqual(expected);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readReaderTrace } from "./reader-trace";
import { noteReader } from "./watch-account";

const VISITS = "frequently-viewed-documents-v2";

let local: Map<string, string>;

beforeEach(() => {
  local = new Map([[VISITS, "[]"]]);
  vi.stubGlobal("localStorage", toStorage(local));
  vi.stubGlobal("sessionStorage", toStorage(new Map()));
});

afterEach(() => vi.unstubAllGlobals());

function toStorage(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test("keeps a reader's data while they are signed in", () => {
  noteReader("ada");
  noteReader("ada");
  expect([readReaderTrace(), local.has(VISITS)]).toEqual(["ada", true]);
});

test("deletes the data when another reader signs in, without an interim signed-out event", () => {
  noteReader("ada");
  const remove = vi.spyOn(localStorage, "removeItem");
  noteReader("bob");
  expect([readReaderTrace(), local.has(VISITS)]).toEqual(["bob", false]);
  expect(remove).not.toHaveBeenCalledWith("reader");
});

test("deletes the data first and the key last at sign-out", () => {
  noteReader("ada");
  const remove = vi.spyOn(localStorage, "removeItem");
  noteReader(null);
  expect([readReaderTrace(), local.has(VISITS)]).toEqual([null, false]);
  expect(remove).toHaveBeenLastCalledWith("reader");
});

test("continues in a browser without storage", () => {
  vi.stubGlobal("localStorage", undefined);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  noteReader("ada");
  expect(readReaderTrace()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

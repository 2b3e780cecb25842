import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readReaderTrace } from "./reader-trace";
import { noteReader } from "./watch-account";

const VISITS = "frequently-viewed-documents-v2";
/** All that signed-in readers leave in a browser. */
const KEYS = [VISITS, "frequently-viewed-documents", "MDNSettings", "nop"];

const ADA = { formOwner: "ada", isSubscriber: true };
const BOB = { formOwner: "bob", isSubscriber: true };

let local: Map<string, string>;

beforeEach(() => {
  local = new Map(KEYS.map((key) => [key, "[]"]));
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
  noteReader(ADA);
  noteReader(ADA);
  expect(readReaderTrace()).toBe("ada");
  expect([...local.keys()]).toEqual([...KEYS, "reader"]);
});

test("deletes the offline settings of a reader who does not subscribe any more", () => {
  noteReader(ADA);
  noteReader({ ...ADA, isSubscriber: false });
  expect([local.has("MDNSettings"), local.has(VISITS)]).toEqual([false, true]);
});

test("deletes the data when another reader signs in, without an interim signed-out event", () => {
  noteReader(ADA);
  const remove = vi.spyOn(localStorage, "removeItem");
  noteReader(BOB);
  expect([...local]).toEqual([["reader", "bob"]]);
  expect(remove).not.toHaveBeenCalledWith("reader");
});

test("deletes the data first and the key last at sign-out", () => {
  noteReader(ADA);
  const remove = vi.spyOn(localStorage, "removeItem");
  noteReader(null);
  expect([...local]).toEqual([]);
  expect(remove).toHaveBeenLastCalledWith("reader");
});

test("continues in a browser without storage", () => {
  vi.stubGlobal("localStorage", undefined);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  noteReader(ADA);
  expect(readReaderTrace()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetCode, keepCode, readKeptCode } from "./play-storage";

const CODE = { html: "<b>", css: "", js: "" };
const SESSION_KEY = "playground-session-code";

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

/** Each tab has a sessionStorage of its own. */
function openTab(): void {
  vi.stubGlobal("sessionStorage", createStorage());
}

beforeEach(() => {
  vi.stubGlobal("localStorage", createStorage());
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

test("offers the code of an empty playground to the next tab", () => {
  keepCode({ ...CODE, base: "" });
  openTab();
  expect(readKeptCode("")).toEqual({ ...CODE, base: "" });
  expect(readKeptCode("?id=a")).toBeNull();
});

test("keeps changes to shared code in their tab, apart from the draft", () => {
  keepCode({ ...CODE, base: "" });
  const changed = { ...CODE, html: "changed", src: "/en-US/docs/Web", base: "?id=a" };
  keepCode(changed);
  expect(readKeptCode("?id=a")).toEqual(changed);
  expect(readKeptCode("?id=b")).toBeNull();
  openTab();
  expect(readKeptCode("?id=a")).toBeNull();
  expect(readKeptCode("")?.html).toBe("<b>");
});

test("keeps changes to an example of a document in their tab", () => {
  keepCode({ ...CODE, base: "" });
  keepCode({ ...CODE, html: "changed", src: "/en-US/docs/Web", base: "" });
  expect(readKeptCode("")?.html).toBe("changed");
  openTab();
  expect(readKeptCode("")?.html).toBe("<b>");
});

test("reads code that a document stored for the empty playground, also after changes", () => {
  const left = { ...CODE, src: "/en-US/docs/Web" };
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(left));
  const read = { ...left, base: "", initial: CODE };
  expect(readKeptCode("")).toEqual(read);
  keepCode({ ...read, html: "changed" });
  expect(readKeptCode("")).toEqual({ ...read, html: "changed" });
});

test("removes the stored code", () => {
  keepCode({ ...CODE, base: "" });
  forgetCode("");
  openTab();
  expect(readKeptCode("")).toBeNull();
});

test.each(["{", "null", "[]", '{"html":1}', '"text"'])(
  "ignores %s in the storage",
  (json) => {
    sessionStorage.setItem(SESSION_KEY, json);
    expect(readKeptCode("")).toBeNull();
  },
);

test("works when the storage fails", () => {
  const fail = () => {
    throw new DOMException("no");
  };
  const broken = { getItem: fail, setItem: fail, removeItem: fail };
  vi.stubGlobal("sessionStorage", broken);
  vi.stubGlobal("localStorage", broken);
  vi.spyOn(console, "warn").mockReturnValue();
  keepCode({ ...CODE, base: "" });
  expect(readKeptCode("")).toBeNull();
});

test("works when the browser refuses access to its storages", () => {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  vi.spyOn(console, "warn").mockReturnValue();
  keepCode({ ...CODE, base: "" });
  forgetCode("");
  expect(readKeptCode("")).toBeNull();
});

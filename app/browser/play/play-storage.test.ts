import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GIVEN_QUERY } from "~/domain/play/session-key";
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

test.each([{ src: "/en-US/docs/Web" }, {}])(
  "reads code that a page with %j stored, also after changes, apart from the draft",
  ({ src }) => {
    const draft = { ...CODE, html: "draft", base: "" };
    keepCode(draft);
    const left = { ...CODE, ...(src !== undefined && { src }) };
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(left));
    const base = GIVEN_QUERY;
    const read = { ...left, base, initial: CODE };
    expect(readKeptCode(base)).toEqual(read);
    expect(readKeptCode("")).toEqual(draft);
    keepCode({ ...read, html: "changed" });
    expect(readKeptCode(base)).toEqual({ ...read, html: "changed" });
    expect(readKeptCode("")).toEqual(draft);
  },
);

test("removes the stored code", () => {
  keepCode({ ...CODE, base: "" });
  forgetCode("", CODE);
  expect(readKeptCode("")).toBeNull();
  openTab();
  expect(readKeptCode("")).toBeNull();
});

test("removes other code without the draft", () => {
  keepCode({ ...CODE, base: "" });
  keepCode({ ...CODE, base: GIVEN_QUERY });
  forgetCode(GIVEN_QUERY, CODE);
  expect(readKeptCode(GIVEN_QUERY)).toBeNull();
  expect(readKeptCode("")).toEqual({ ...CODE, base: "" });
  forgetCode("", { ...CODE, html: "another tab's" });
  expect(readKeptCode("")).toEqual({ ...CODE, base: "" });
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
  forgetCode("", CODE);
  expect(readKeptCode("")).toBeNull();
});

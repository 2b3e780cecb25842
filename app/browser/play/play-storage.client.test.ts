import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayCode } from "~/domain/play/play-state";
import { PLAY_SESSION_KEY, toGivenQuery } from "~/domain/play/session-key";
import { createPlayStorage, listDrafts, removeDraft } from "./play-storage.client";

const CODE = { html: "<b>", css: "", js: "" };
const CHANGED = { ...CODE, html: "changed" };
const SAMPLE = "?page=/en-US/docs/Web&sample=x";

/** Has items as properties of its own, like a browser's. */
function createStorage(): Storage {
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  return Object.setPrototypeOf(storage, methods) as Storage;
}

/** Each tab has a sessionStorage of its own. */
function openTab() {
  vi.stubGlobal("sessionStorage", createStorage());
  return createPlayStorage();
}

/** Opens a URL in this tab again. */
function reload(base: string) {
  return createPlayStorage().read(base);
}

/** Keeps a change to the code of a URL in a new tab. */
function change(base: string, code: PlayCode = CHANGED) {
  const tab = openTab();
  tab.read(base);
  return tab.keep(base, { ...code, initial: CODE });
}

function listBases(): string[] {
  return listDrafts().map(({ base }) => base);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000, toFake: ["Date"] });
  vi.stubGlobal("localStorage", createStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("offers the code of an empty playground to the next tab", () => {
  openTab().keep("", { ...CODE });
  expect(openTab().read("")).toMatchObject(CODE);
  expect(openTab().read("?id=a")).toBeNull();
  expect(listDrafts()).toEqual([]);
});

test.each(["?id=a", SAMPLE, "?given=1"])(
  "keeps changes to the code of %s for the next tab, apart from the reader's own draft",
  (base) => {
    openTab().keep("", { ...CODE });
    const changed = { ...CHANGED, src: "/en-US/docs/Web", initial: CODE };
    openTab().keep(base, changed);
    expect(openTab().read(base)).toMatchObject(changed);
    expect(openTab().read("?id=b")).toBeNull();
    expect(openTab().read("")).toMatchObject(CODE);
    expect(listDrafts()).toMatchObject([{ ...changed, base, at: 1000 }]);
  },
);

test("keeps code that was given and not changed in its tab alone", () => {
  openTab().keep("?given=1", { ...CODE, initial: CODE });
  expect(reload("?given=1")).toMatchObject({ ...CODE, initial: CODE });
  expect(listDrafts()).toEqual([]);
  expect(openTab().read("?given=1")).toBeNull();
});

test("finds the code of each URL that a tab has shown", () => {
  const tab = openTab();
  for (const base of ["?given=1", "?given=2"])
    tab.keep(base, { ...CODE, css: base, initial: { ...CODE, css: base } });
  expect(reload("?given=1")?.css).toBe("?given=1");
  expect(reload("?given=2")?.css).toBe("?given=2");
});

test("reads what a page with a queue has stored", () => {
  openTab();
  const base = toGivenQuery();
  const left = { ...CODE, src: "/en-US/docs/Web", initial: CODE };
  sessionStorage.setItem(PLAY_SESSION_KEY + base, JSON.stringify(left));
  expect(reload(base)).toMatchObject(left);
});

test("removes the draft once its code is as it was given", () => {
  const tab = openTab();
  tab.keep(SAMPLE, { ...CHANGED, initial: CODE });
  tab.keep(SAMPLE, { ...CODE, initial: CODE });
  expect(listDrafts()).toEqual([]);
});

test.each(["", SAMPLE, "?given=1"])(
  "moves code to a URL of its own where another tab has changed that of '%s' meanwhile",
  (base) => {
    const [first, second] = [openTab(), openTab()];
    for (const tab of [first, second]) tab.read(base);
    expect(first.keep(base, { ...CODE, html: "one" })).toBe(base);
    const moved = second.keep(base, { ...CODE, html: "two" });
    expect(moved).toBe(`${base === "" ? "?" : `${base}&`}given=1000`);
    expect(first.keep(base, { ...CODE, html: "one more" })).toBe(base);
    expect(second.keep(moved, { ...CODE, html: "two more" })).toBe(moved);
    expect(openTab().read(base)?.html).toBe("one more");
    expect(openTab().read(moved)?.html).toBe("two more");
  },
);

test("goes on with its own draft after a reload", () => {
  openTab().keep(SAMPLE, { ...CHANGED, initial: CODE });
  const again = createPlayStorage();
  again.read(SAMPLE);
  expect(again.keep(SAMPLE, { ...CODE, html: "more", initial: CODE })).toBe(SAMPLE);
});

test("moves code that is newer than another tab's draft once it is changed after a reload", () => {
  openTab().keep(SAMPLE, { ...CHANGED, initial: CODE });
  vi.setSystemTime(2000);
  openTab().keep(SAMPLE, { ...CODE, initial: CODE });
  const again = createPlayStorage();
  expect(again.read(SAMPLE)).toMatchObject(CODE);
  const own = { ...CODE, html: "own", initial: CODE };
  expect(again.keep(SAMPLE, own)).toBe(`${SAMPLE}&given=2000`);
  expect(openTab().read(SAMPLE)).toMatchObject(CHANGED);
});

test("leaves another tab's draft where code is reset or cleared", () => {
  const [first, second] = [openTab(), openTab()];
  for (const tab of [first, second]) tab.read(SAMPLE);
  first.keep(SAMPLE, { ...CHANGED, initial: CODE });
  expect(second.keep(SAMPLE, { ...CODE, initial: CODE })).toBe(SAMPLE);
  second.forget(SAMPLE, CODE);
  expect(openTab().read(SAMPLE)).toMatchObject(CHANGED);
  second.forget("", CODE);
  expect(second.keep("", { ...CODE })).toBe("");
});

test("continues the newest draft of a URL", () => {
  const first = openTab();
  first.keep("", { ...CODE });
  const session = sessionStorage;
  vi.setSystemTime(2000);
  const second = openTab();
  second.read("");
  second.keep("", { ...CHANGED });
  vi.stubGlobal("sessionStorage", session);
  expect(reload("")).toMatchObject(CHANGED);
});

test("lists drafts from the last changed on, until they are removed", () => {
  for (const number of [1, 2, 3]) {
    vi.setSystemTime(number);
    change(`?id=${number}`);
  }
  expect(listBases()).toEqual(["?id=3", "?id=2", "?id=1"]);
  removeDraft("?id=2");
  expect(listBases()).toEqual(["?id=3", "?id=1"]);
  removeDraft("?id=3");
  expect(reload("?id=3")).toBeNull();
});

test("removes the oldest drafts beyond ten, but never the reader's own", () => {
  openTab().keep("", { ...CODE });
  for (let number = 1; number <= 12; number++) {
    vi.setSystemTime(number);
    change(`?id=${number}`);
  }
  expect(listBases()).toHaveLength(10);
  expect(listBases().at(-1)).toBe("?id=3");
  expect(openTab().read("")).toMatchObject(CODE);
});

test("removes the oldest draft where code moves to a URL of its own", () => {
  for (let number = 1; number <= 10; number++) {
    vi.setSystemTime(number);
    change(`?id=${number}`);
  }
  vi.setSystemTime(11);
  const moved = openTab().keep("?id=9", { ...CODE, html: "moved", initial: CODE });
  expect(moved).toBe("?id=9&given=11");
  expect(listBases()).toHaveLength(10);
  expect(listBases()).not.toContain("?id=1");
});

test("removes the oldest drafts beyond two million characters, but not the newest", () => {
  change("?id=1");
  for (const number of [2, 3, 4]) {
    vi.setSystemTime(number * 1000);
    change(`?id=${number}`, { ...CODE, js: "x".repeat(900_000) });
  }
  expect(listBases()).toEqual(["?id=4", "?id=3"]);
  vi.setSystemTime(5000);
  change("?id=5", { ...CODE, js: "x".repeat(2_000_000) });
  expect(listBases()).toEqual(["?id=5"]);
});

test("removes the stored code", () => {
  const tab = openTab();
  tab.keep("", { ...CODE });
  tab.forget("", CODE);
  expect(reload("")).toBeNull();
  expect(openTab().read("")).toBeNull();
});

test("removes code that was not changed, which is no draft", () => {
  const tab = openTab();
  tab.keep("?given=1", { ...CODE, initial: CODE });
  tab.forget("?given=1", CODE);
  expect(reload("?given=1")).toBeNull();
});

test("removes other code without the draft", () => {
  const tab = openTab();
  tab.keep("", { ...CODE });
  tab.keep("?given=1", { ...CHANGED });
  tab.forget("?given=1", CHANGED);
  expect(reload("?given=1")).toBeNull();
  expect(reload("")).toMatchObject(CODE);
  tab.forget("", { ...CODE, html: "another tab's" });
  expect(openTab().read("")).toMatchObject(CODE);
});

test("leaves a draft that was not removed to the code that is kept next", () => {
  const tab = openTab();
  tab.keep("", { ...CODE });
  tab.forget("", CHANGED);
  expect(tab.keep("", { ...CHANGED })).toBe("?given=1000");
  expect(openTab().read("")).toMatchObject(CODE);
});

test.each(["{", "null", "[]", '{"html":1}', '"text"'])(
  "ignores %s in the storage",
  (json) => {
    vi.spyOn(console, "warn").mockReturnValue();
    openTab();
    sessionStorage.setItem(PLAY_SESSION_KEY, json);
    expect(reload("")).toBeNull();
  },
);

test("keeps a draft from before drafts had times", () => {
  localStorage.setItem("playground-draft", JSON.stringify({ ...CODE, base: "" }));
  expect(openTab().read("")).toMatchObject(CODE);
});

test("keeps changes for reloads where the browser's storage is full", () => {
  const tab = openTab();
  tab.read("");
  tab.keep("", { ...CODE });
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.spyOn(console, "warn").mockReturnValue();
  vi.setSystemTime(2000);
  expect(tab.keep("", { ...CHANGED })).toBe("");
  expect(tab.keep("", { ...CHANGED, css: "more" })).toBe("");
  expect(reload("")?.css).toBe("more");
});

test("works when the storage fails", () => {
  const fail = () => {
    throw new DOMException("no");
  };
  const broken = { getItem: fail, setItem: fail, removeItem: fail };
  vi.stubGlobal("sessionStorage", broken);
  vi.stubGlobal("localStorage", broken);
  vi.spyOn(console, "warn").mockReturnValue();
  expect(createPlayStorage().keep("", { ...CODE })).toBe("");
  expect(reload("")).toBeNull();
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
  const storage = createPlayStorage();
  expect(storage.keep("", { ...CODE })).toBe("");
  storage.forget("", CODE);
  expect(storage.read("")).toBeNull();
  expect(listDrafts()).toEqual([]);
});

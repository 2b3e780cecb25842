import { expect, test, vi } from "vitest";
import { noteVisit, readVisits } from "./visit-record";

const OLD = "frequently-viewed-documents";
const NEW = "frequently-viewed-documents-v2";
const PAGE = { url: "/en-US/docs/Web", title: "Web", parents: [] };
const NOW = Date.UTC(2026, 0, 31);

function createStorage(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

test("stores visits and reads them back", () => {
  const storage = createStorage();
  noteVisit(PAGE, { getStorage: () => storage, now: NOW });
  noteVisit(PAGE, { getStorage: () => storage, now: NOW + 5 });
  expect(readVisits(() => storage)).toEqual([
    { ...PAGE, serial: 1, timestamps: [NOW + 5, NOW] },
  ]);
});

test("migrates the older record with the next visit, and removes it", () => {
  const old = [{ ...PAGE, timestamp: NOW - 10, visitCount: 2 }];
  const storage = createStorage({ [OLD]: JSON.stringify(old) });
  noteVisit(PAGE, { getStorage: () => storage, now: NOW });
  expect(readVisits(() => storage)[0]?.timestamps).toEqual([NOW, NOW - 10, NOW - 10]);
  expect(storage.getItem(OLD)).toBeNull();
});

test("migrates the older record when the list is read, adding visits of one page", () => {
  const other = { ...PAGE, url: "/en-US/docs/Other" };
  const old = [
    { ...other, serial: 1, timestamp: NOW - 10, visitCount: 1 },
    { ...PAGE, serial: 2, timestamp: NOW - 20, visitCount: 2 },
  ];
  const visits = [{ ...PAGE, serial: 1, timestamps: [NOW, NOW - 30] }];
  const storage = createStorage({
    [NEW]: JSON.stringify(visits),
    [OLD]: JSON.stringify(old),
  });
  const merged = [
    { ...PAGE, serial: 1, timestamps: [NOW, NOW - 20, NOW - 20, NOW - 30] },
    { ...other, serial: 2, timestamps: [NOW - 10] },
  ];
  expect(readVisits(() => storage)).toEqual(merged);
  expect(storage.getItem(OLD)).toBeNull();
  expect(readVisits(() => storage)).toEqual(merged);
});

test("starts over, with a warning, when the record is unreadable", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const storage = createStorage({ [NEW]: "{broken" });
  noteVisit(PAGE, { getStorage: () => storage, now: NOW });
  expect(warn).toHaveBeenCalledOnce();
  expect(readVisits(() => storage)).toHaveLength(1);
  warn.mockRestore();
});

test("has no visits where the browser denies storage", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const visits = readVisits(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(visits).toEqual([]);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test("only warns when writing fails", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const storage = {
    ...createStorage(),
    setItem() {
      throw new Error("full");
    },
  };
  noteVisit(PAGE, { getStorage: () => storage, now: NOW });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

import { beforeEach, expect, test, vi } from "vitest";
import type { ContentStore, SearchPage } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { createSearchScopes } from "./search-scopes";

const COUNT = 1000;

const listPages = vi.fn((locale: Locale): SearchPage[] =>
  Array.from({ length: COUNT }, (_, id) => ({
    ...{ id, popularity: 0, title: `Page ${id}` },
    url: `/${locale}/docs/Web/Page_${id}`,
  })),
);

beforeEach(() => void listPages.mockClear());

function createStore(version = "1"): ContentStore {
  return { ...createFakeStore({ version }), listSearchPages: listPages };
}

/** Counts the turns of the event loop until the promise resolves. */
async function countTurns(promise: Promise<void>): Promise<number> {
  let turns = 0;
  const timer = { next: setImmediate(count) };
  function count() {
    turns += 1;
    timer.next = setImmediate(count);
  }
  await promise;
  clearImmediate(timer.next);
  return turns;
}

test("reads the titles of each locale once, before and after the first search", async () => {
  const store = createStore();
  const scopes = createSearchScopes(() => store);
  await scopes.warmUp();
  expect(listPages.mock.calls.map(([locale]) => locale)).toHaveLength(10);
  expect(scopes.open("de").index.pages).toHaveLength(COUNT);
  expect(listPages).toHaveBeenCalledTimes(10);
});

test("yields between its steps", async () => {
  const store = createStore();
  expect(await countTurns(createSearchScopes(() => store).warmUp())).toBeGreaterThan(100);
});

test("returns complete results while the index is being built", async () => {
  const store = createStore();
  const scopes = createSearchScopes(() => store);
  const warm = scopes.warmUp();
  const early = scopes.open("en-US").index;
  expect(early.pages).toHaveLength(COUNT);
  expect(early.listContaining("page 999")).toHaveLength(1);
  await warm;
  expect(scopes.open("en-US").index).toBe(early);
  expect(listPages).toHaveBeenCalledTimes(10);
});

test("stops when the store has been swapped", async () => {
  let store = createStore();
  const scopes = createSearchScopes(() => store);
  const warm = scopes.warmUp();
  store = createStore("2");
  await warm;
  expect(listPages).toHaveBeenCalledTimes(1);
  expect(scopes.open("fr").store).toBe(store);
  await scopes.warmUp();
  expect(listPages).toHaveBeenCalledTimes(1 + 10);
});

test("keeps the titles, and no text, when only texts have changed", () => {
  const readSearchedPage = vi.fn((id: number) => ({
    ...{ summary: `${id}`, body: [], trail: [] },
  }));
  let store: ContentStore = {
    ...createStore(),
    readSearchedPage,
  };
  const scopes = createSearchScopes(() => store);
  const { index, readText } = scopes.open("de");
  readText(1);
  store = { ...store, version: "2" };
  const after = scopes.open("de");
  expect(after.index).toBe(index);
  after.readText(1);
  after.readText(1);
  expect(readSearchedPage).toHaveBeenCalledTimes(2);
});

test("starts again after a store that could not be read", async () => {
  const store = createStore();
  const scopes = createSearchScopes(() => store);
  const fail = () => {
    throw new Error("disk image is malformed");
  };
  listPages.mockImplementationOnce(fail).mockImplementationOnce(fail);
  await expect(scopes.warmUp()).rejects.toThrow("malformed");
  expect(() => scopes.open("en-US")).toThrow("malformed");
  expect(scopes.open("en-US").index.pages).toHaveLength(COUNT);
});

import { beforeEach, expect, test, vi } from "vitest";
import type { ContentStore, SearchArea } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import { packTitles } from "~/domain/search/titles/title-index";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { createSearchScopes } from "./search-scopes";

const COUNT = 1000;

function listPages(locale: Locale) {
  return Array.from({ length: COUNT }, (_, id) => ({
    id,
    popularity: 0,
    title: `Page ${id}`,
    url: `/${locale}/docs/Web/Page_${id}`,
  }));
}

const readTitleIndex = vi.fn((locale: Locale): Uint8Array | null =>
  packTitles(listPages(locale), { locale, isArea: false }),
);

beforeEach(() => void readTitleIndex.mockClear());

function createStore(version = "1"): ContentStore {
  return { ...createFakeStore({ version }), readTitleIndex };
}

test("reads the titles of a locale once, at its first search", () => {
  const store = createStore();
  const { open } = createSearchScopes(() => store);
  expect(readTitleIndex).not.toHaveBeenCalled();
  const { index } = open("de");
  expect(index.count).toBe(COUNT);
  expect(
    index
      .findContaining("page 999")
      .list()
      .map(({ id }) => id),
  ).toEqual([999]);
  expect(open("de").index).toBe(index);
  expect(readTitleIndex.mock.calls).toEqual([["de"]]);
});

test("packs the titles of a store without an index, such as an installed package", () => {
  const store = { ...createFakeStore(), listSearchPages: listPages };
  const { index } = createSearchScopes(() => store).open("de");
  expect(index.listNamed("page_7")[0]?.page.url).toBe("/de/docs/Web/Page_7");
});

test("reads the titles of a store that has taken the place", () => {
  let store = createStore();
  const { open } = createSearchScopes(() => store);
  open("fr");
  store = createStore("2");
  expect(open("fr").store).toBe(store);
  expect(readTitleIndex).toHaveBeenCalledTimes(2);
});

test("keeps the titles, and no text, when only texts have changed", () => {
  const readSearchedPage = vi.fn((id: number) => ({
    summary: `${id}`,
    body: [],
    trail: [],
  }));
  let store: ContentStore = { ...createStore(), readSearchedPage };
  const { open } = createSearchScopes(() => store);
  const { index, readText } = open("de");
  readText(1);
  store = { ...store, version: "2" };
  const after = open("de");
  expect(after.index).toBe(index);
  after.readText(1);
  after.readText(1);
  expect(readSearchedPage).toHaveBeenCalledTimes(2);
});

test("tries again after a store that could not be read", () => {
  const store = createStore();
  const { open } = createSearchScopes(() => store);
  readTitleIndex.mockImplementationOnce(() => {
    throw new Error("disk image is malformed");
  });
  expect(() => open("en-US")).toThrow("malformed");
  expect(open("en-US").index.count).toBe(COUNT);
});

test("lists pages of areas after documents, and from their publication on", () => {
  const area = { id: 1_000_000_000, popularity: 0 };
  const areas: SearchArea[] = [
    { ...area, title: "Page 7", url: "/en-US/blog/seven/", outFrom: null },
    {
      ...area,
      id: area.id + 1,
      title: "Later",
      url: "/en-US/blog/later/",
      outFrom: "2026-02-02",
    },
  ];
  let today = "2026-02-01";
  const store = { ...createStore(), listSearchAreas: () => areas };
  const { open } = createSearchScopes(() => store, { now: () => new Date(today) });
  const list = (name: string) =>
    open("en-US")
      .index.listNamed(name)
      .map(({ page }) => page.url);
  expect(list("page 7")).toEqual(["/en-US/docs/Web/Page_7", "/en-US/blog/seven/"]);
  expect(
    open("en-US")
      .index.closeNames.list("page 6")
      .filter(({ name }) => name === "page 7"),
  ).toHaveLength(1);
  expect(list("later")).toEqual([]);
  today = "2026-02-02";
  expect(list("later")).toEqual(["/en-US/blog/later/"]);
  expect(open("en-US").index.findPage(area.id)?.isArea).toBe(true);
  expect(open("de").index.count).toBe(COUNT);
});

test("keeps what queries have found until the content or a publication changes it", () => {
  let store = createStore();
  const { open, readResults } = createSearchScopes(() => store);
  const none = {
    total: 0,
    match: "all",
    topics: [],
    suggestion: null,
    near: [],
  } as const;
  open("de");
  readResults().set("grid", { ...none, pages: [] });
  open("de");
  expect(readResults().has("grid")).toBe(true);
  open("fr");
  expect(readResults().has("grid")).toBe(false);
  readResults().set("grid", { ...none, pages: [] });
  store = { ...store, version: "2" };
  expect(readResults().has("grid")).toBe(false);
});

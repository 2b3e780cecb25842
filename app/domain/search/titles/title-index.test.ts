import { expect, test } from "vitest";
import { rankSlug } from "../page-importance";
import { NAME_RANKS } from "../page-names";
import { openTitles, packTitles } from "./title-index";

const DOCUMENTS = { locale: "ru", isArea: false } as const;

const PAGES = [
  { id: 11, title: "Array.prototype.map()", url: "/ru/docs/Web/Array/map" },
  { id: 12, title: "Сетка 🧩 <grid>", url: "/ru/docs/Web/CSS/grid" },
  { id: 40, title: "Сетка", url: "/ru/docs/Glossary/Grid" },
].map((page) => ({ ...page, popularity: page.id / 100 }));

const INDEX = openTitles(packTitles(PAGES, DOCUMENTS), DOCUMENTS);

test("opens pages with all that searches compare", () => {
  expect(INDEX.findPage(12)).toEqual({
    ...PAGES[1],
    ...DOCUMENTS,
    topic: "css",
    slugRank: rankSlug("Web/CSS/grid"),
    folded: "сетка 🧩 <grid>",
    place: "web css grid",
    slug: "web/css/grid",
  });
  expect(INDEX.findPage(12)).toBe(INDEX.listDocuments()[1]);
  expect(INDEX.listDocuments().map(({ id }) => id)).toEqual([11, 12, 40]);
});

test.each([10, 13, 41, 0])("has no page of the id %i", (id) => {
  expect(INDEX.findPage(id)).toBeUndefined();
});

test("lists the pages of a name with its rank", () => {
  const list = (name: string) =>
    INDEX.listNamed(name).map(({ page, rank }) => [page.id, rank]);
  expect(list("сетка")).toEqual([[40, NAME_RANKS.title]]);
  expect(list("map()")).toEqual([[11, NAME_RANKS.part]]);
  expect(list("grid")).toEqual([
    [12, NAME_RANKS.place],
    [40, NAME_RANKS.place],
  ]);
  expect(list("")).toEqual([]);
});

test("lists the shortest names that begin with a text and go on", () => {
  expect(INDEX.listBegun("array.", 10)).toEqual([
    "array.map",
    "array.map()",
    "array.prototype.map",
    "array.prototype.map()",
  ]);
  expect(INDEX.listBegun("array.", 1)).toEqual(["array.map"]);
  expect(INDEX.listBegun("map", 10)).toEqual(["map()"]);
  expect(INDEX.listBegun("rray", 10)).toEqual([]);
});

test("lists the pages directly below a page", () => {
  const urls = ["A", "A-b/c", "A/b", "A/b/c", "A/d", "Ab/c"];
  const pages = urls.map((path, id) => ({
    id,
    title: path,
    url: `/ru/docs/${path}`,
    popularity: 0,
  }));
  const index = openTitles(packTitles(pages, DOCUMENTS), DOCUMENTS);
  const list = (id: number) => {
    const page = index.findPage(id);
    return page && index.listBelow(page).map(({ title }) => title);
  };
  expect([0, 2, 4, 5].map(list)).toEqual([["A/b", "A/d"], ["A/b/c"], [], []]);
});

test("finds words, close names and close slugs", () => {
  expect(INDEX.countWord("сетка")).toBe(2);
  expect(INDEX.countWord("сеткаа")).toBe(0);
  expect(INDEX.closeWords.list("секта")).toEqual([{ name: "сетка", edits: 1 }]);
  expect(INDEX.nearSlugs.list("Web/CSS/gird")[0]?.id).toBe(12);
});

test("reads bytes that begin anywhere in memory", () => {
  const packed = packTitles(PAGES, DOCUMENTS);
  const moved = new Uint8Array(packed.length + 3).subarray(3);
  moved.set(packed);
  expect(openTitles(moved, DOCUMENTS).countWord("сетка")).toBe(2);
});

test("an index of no page finds nothing", () => {
  const index = openTitles(packTitles([], DOCUMENTS), DOCUMENTS);
  expect(index.listNamed("grid")).toEqual([]);
  expect(index.findContaining("g").list()).toEqual([]);
  expect(index.closeNames.list("grid")).toEqual([]);
  expect(index.nearSlugs.list("grid")).toEqual([]);
});

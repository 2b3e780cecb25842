import { expect, test } from "vitest";
import { renderItems } from "./sidebar-item";
import { listGroupedSubPages, listSubPages } from "./sub-pages";
import { createMaker, createPage, outline } from "./test-site";

const pages = ["A", "A/b10", "A/B9", "A/a", "A/a/deep", "A/a/deep/deepest", "B"].map(
  (slug) => createPage({ slug, pageType: slug.includes("deep") ? "deep" : "shallow" }),
);
const maker = createMaker(pages);

function show(options: Parameters<typeof listSubPages>[2]): string[] {
  return outline(renderItems(listSubPages(maker, "A", options))).split("\n");
}

test("lists direct sub-pages by short title, digits by value and case ignored", () => {
  expect(show({})).toEqual(["a", "B9", "b10"]);
});

test("lists as many levels as the depth says, in one list", () => {
  expect(show({ depth: 2 })).toEqual(["a", "B9", "b10", "deep"]);
  expect(show({ depth: 0 })).toEqual(["a", "B9", "b10", "deep", "deepest"]);
});

test("nests sub-pages when asked", () => {
  expect(show({ depth: 2, nested: true })).toEqual(["a", "  deep", "B9", "b10"]);
  expect(show({ depth: 0, nested: true })).toEqual([
    "a",
    "  deep",
    "    deepest",
    "B9",
    "b10",
  ]);
});

test("keeps only the page types asked for, and the parents that lead to them", () => {
  expect(show({ depth: 0, tags: ["deep"] })).toEqual(["deep", "deepest"]);
  expect(show({ depth: 0, tags: ["deep"], nested: true })).toEqual([
    "a",
    "  deep",
    "    deepest",
  ]);
});

test("shows the translation where there is one, else the English page", () => {
  const german = [
    createPage({ slug: "A/a", locale: "de", shortTitle: "Zuletzt" }),
    createPage({ slug: "A/nur", locale: "de", shortTitle: "Nur deutsch" }),
  ];
  const items = listSubPages(createMaker([...pages, ...german], "de"), "A", {});
  expect(items.map(({ html }) => html)).toEqual([
    '<a href="/en-US/docs/A/B9" class="only-in-en-us" lang="en-US">B9</a>',
    '<a href="/en-US/docs/A/b10" class="only-in-en-us" lang="en-US">b10</a>',
    '<a href="/de/docs/A/nur">Nur deutsch</a>',
    '<a href="/de/docs/A/a">Zuletzt</a>',
  ]);
});

test("groups three or more names with the same first word", () => {
  const names = [
    "border",
    "border-top",
    "border-left",
    "-webkit-a",
    "-webkit-b",
    "-webkit-c",
  ];
  const others = ["::view-x", "::view-y", "color"];
  const css = [...names, ...others].map((name) => createPage({ slug: `CSS/${name}` }));
  const html = renderItems(listGroupedSubPages(createMaker(css), "CSS", { code: true }));
  expect(outline(html).split("\n")).toEqual([
    "-webkit-*",
    "  -webkit-a",
    "  -webkit-b",
    "  -webkit-c",
    "::view-x",
    "::view-y",
    "border-*",
    "  border",
    "  border-left",
    "  border-top",
    "color",
  ]);
  expect(html).toContain("<details><summary><code>border-*</code></summary><ol>");
});

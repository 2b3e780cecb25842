import { expect, test } from "vitest";
import { filterPageSidebar } from "./filter-page-sidebar";

const HTML = `<ol><li><a href="/a">grid</a></li><li><a href="/b">float</a></li></ol>`;

function filter(query: string, html: string | null = HTML) {
  return filterPageSidebar(html, new URLSearchParams(query));
}

test("filters by the query parameter", () => {
  const { sidebarHtml, sidebarFilter } = filter("sidebar=Grid");
  expect(sidebarFilter).toEqual({ query: "Grid", count: 1 });
  expect(sidebarHtml).toContain("<mark>grid</mark>");
  expect(sidebarHtml).toContain(`<li hidden><a href="/b">`);
});

test.each(["", "sidebar=", "sidebar=+", "q=grid"])(
  "shows everything for '%s'",
  (query) => {
    expect(filter(query)).toEqual({ sidebarHtml: HTML, sidebarFilter: null });
  },
);

test("returns an empty sidebar for a page without one", () => {
  expect(filter("sidebar=a", null)).toEqual({ sidebarHtml: "", sidebarFilter: null });
});

test("cuts the text to the field's maximum length", () => {
  expect(filter(`sidebar=${"a".repeat(500)}`).sidebarFilter?.query).toHaveLength(100);
});

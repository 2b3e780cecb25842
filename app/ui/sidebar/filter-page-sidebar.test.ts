import { expect, test } from "vitest";
import { filterPageSidebar } from "./filter-page-sidebar";

const HTML = `<ol><li><a href="/a">grid</a></li><li><a href="/b">float</a></li></ol>`;

function filter(query: string, html: string | null = HTML) {
  return filterPageSidebar(html, new URLSearchParams(query));
}

test("filters by the field of the query", () => {
  const { sidebarHtml, sidebarFilter } = filter("sidebar=Grid");
  expect(sidebarFilter).toEqual({ query: "Grid", count: 1 });
  expect(sidebarHtml).toContain("<mark>grid</mark>");
  expect(sidebarHtml).toContain(`<li hidden><a href="/b">`);
});

test.each(["", "sidebar=", "sidebar=+", "q=grid"])("shows all for '%s'", (query) => {
  expect(filter(query)).toEqual({ sidebarHtml: HTML, sidebarFilter: null });
});

test("gives nothing for a page without sidebar", () => {
  expect(filter("sidebar=a", null)).toEqual({ sidebarHtml: "", sidebarFilter: null });
});

test("takes no more of a text than the field does", () => {
  expect(filter(`sidebar=${"a".repeat(500)}`).sidebarFilter?.query).toHaveLength(100);
});

import { expect, test, vi } from "vitest";
import {
  filterPieces,
  filterSidebar,
  splitHtml,
  unfilterSidebar,
} from "./filter-sidebar";

const SIDEBAR =
  `<ol><li class="section"><a href="/css">CSS</a></li>` +
  `<li><details open><summary>Guides</summary><ol>` +
  `<li><a href="/flex"><code>flex-box</code> basics</a></li></ol></details></li>` +
  `<li class="section">Reference</li>` +
  `<li><a href="/properties">Properties</a><details><summary aria-label="Properties"></summary><ol>` +
  `<li><a href="/float"><code>float</code></a> <span title="a > b">x</span></li>` +
  `<li><a href="/order"><code>order</code></a></li></ol></details></li></ol>`;

function listShown(html: string): string[] {
  return [
    ...html.matchAll(/<li(?! hidden)[^>]*>(?:<details[^>]*><summary>)?(.*?)</g),
  ].map(([, text = ""]) => text.replace(/<.*?>/g, ""));
}

test("finds entries with either apostrophe, and without accents", () => {
  const html = `<li><a href="/d">Général</a></li><li><a href="/a">l’API</a></li><li><a href="/b">l'API</a></li><li><a href="/c">l&#39;API</a></li>`;
  expect(filterSidebar(html, "l'api")?.count).toBe(3);
  expect(filterSidebar(html, "general")?.html).toContain("<mark>Général</mark>");
});

test("counts the links that contain every word, ignoring case", () => {
  expect(filterSidebar(SIDEBAR, "FL")?.count).toBe(2);
  expect(filterSidebar(SIDEBAR, "basics, flex")?.count).toBe(1);
  expect(filterSidebar(SIDEBAR, "flex order")?.count).toBe(0);
});

test("returns null for a text without words, and does not split the sidebar for it", () => {
  const split = vi.spyOn(String.prototype, "matchAll");
  expect(filterSidebar(SIDEBAR, " , ")).toBeNull();
  expect(split).not.toHaveBeenCalled();
  expect(filterSidebar(SIDEBAR, "float")).not.toBeNull();
  expect(split).toHaveBeenCalled();
  split.mockRestore();
});

test("hides every entry unrelated to the text", () => {
  const html = filterSidebar(SIDEBAR, "float")?.html ?? "";
  expect(html).toContain(`<li hidden class="section"><a href="/css">`);
  expect(html).toContain(`<li hidden><details data-was-open open><summary>Guides`);
  expect(html).toContain(`<li hidden><a href="/order">`);
  expect(html).toContain(`<li><a href="/float">`);
});

test("hides all entries when there is no match", () => {
  expect(listShown(filterSidebar(SIDEBAR, "nothing")?.html ?? "")).toEqual([]);
});

test.each(["float", "order", "basics", "properties", "css", "nothing", "e"])(
  "leaves out for a browser what the server hides for %s",
  (typed) => {
    const { html = "", count } = filterSidebar(SIDEBAR, typed) ?? {};
    const left = filterPieces(splitHtml(SIDEBAR), typed);
    expect(left?.count).toBe(count);
    expect(left?.html).not.toMatch(/hidden/);
    expect(listShown(left?.html ?? "")).toEqual(listShown(html));
  },
);

test("leaves out entries with all that is in them", () => {
  expect(filterPieces(splitHtml(SIDEBAR), "float")?.html).toBe(
    `<ol><li class="section">Reference</li>` +
      `<li><a href="/properties">Properties</a><details open><summary aria-label="Properties"></summary><ol>` +
      `<li><a href="/float"><code><mark>float</mark></code></a> <span title="a > b">x</span></li>` +
      `</ol></details></li></ol>`,
  );
});

test("marks letters beyond the first plane at their place", () => {
  const html = `<li><a href="/x">😀 İx &amp; ab</a></li>`;
  expect(filterSidebar(html, "😀")?.html).toContain("<mark>😀</mark> İx &amp; ab");
  expect(filterSidebar(html, "ab")?.html).toContain("😀 İx &amp; <mark>ab</mark>");
});

test("keeps the title above a match and no other", () => {
  const html = filterSidebar(SIDEBAR, "order")?.html ?? "";
  expect(html).toContain(`<li class="section">Reference`);
  expect(html).toContain(`<li hidden class="section"><a href="/css">`);
});

test("keeps a title in strong above a match", () => {
  const html = `<ol><li><strong>A</strong></li><li><a href="/x">x</a></li></ol>`;
  expect(filterSidebar(html, "x")?.html).toContain("<li><strong>");
});

test("opens the groups around a match, but not a group that matches by its own name", () => {
  expect(filterSidebar(SIDEBAR, "float")?.html).toContain(
    "<details open><summary aria-label",
  );
  const byName = filterSidebar(SIDEBAR, "properties")?.html;
  expect(byName).toContain(`<mark>Properties</mark></a><details><summary aria-label`);
});

test("marks each place of each word, across tags", () => {
  const html = `<li><a href="/s"><code>[Symbol.<wbr>species]</code></a></li>`;
  expect(filterSidebar(html, "species symbol")?.html).toBe(
    `<li><a href="/s"><code>[<mark>Symbol</mark>.<wbr><mark>species</mark>]</code></a></li>`,
  );
  expect(filterSidebar(html, "bol.spec.")?.html).toBe(
    html.replace("<li>", "<li hidden>"),
  );
  const across = `<li><a href="/s">a<wbr>bc</a></li>`;
  expect(filterSidebar(across, "ab")?.html).toBe(
    `<li><a href="/s"><mark>a</mark><wbr><mark>b</mark>c</a></li>`,
  );
});

test("finds escaped characters as displayed", () => {
  const html = `<li><a href="/div"><code>&lt;div&gt;</code></a></li>`;
  expect(filterSidebar(html, "<div")?.html).toContain("<mark>&lt;div</mark>&gt;");
  expect(filterSidebar(html, "lt")?.count).toBe(0);
});

test("hides the entry of the page itself when it does not match", () => {
  const html =
    `<details open><summary>a</summary><ol><li><em><a href="/p" aria-current="page">p</a></em></li>` +
    `<li><a href="/q">q</a></li></ol></details>`;
  const filtered = filterSidebar(html, "zzz");
  expect(filtered).toMatchObject({ count: 0 });
  expect(filtered?.html).toContain("<li hidden><em>");
});

test.each(["fl", "order", "css", "zzz"])(
  "restores the sidebar from before %s",
  (query) => {
    expect(unfilterSidebar(filterSidebar(SIDEBAR, query)?.html ?? "")).toBe(SIDEBAR);
  },
);

test("restores a sidebar that a browser has parsed and serialized", () => {
  const filtered = filterSidebar(SIDEBAR, "order")?.html ?? "";
  const written = filtered
    .replaceAll(" hidden", ' hidden=""')
    .replaceAll(" open", ' open=""')
    .replaceAll(" data-was-open", ' data-was-open=""');
  expect(unfilterSidebar(written)).toBe(SIDEBAR.replaceAll(" open", ' open=""'));
});

test("finds umlauts by the letters that other keyboards have for them", () => {
  const html = '<ol><li><a href="/a">Größe</a></li><li><a href="/b">Poesie</a></li></ol>';
  expect(filterSidebar(html, "groe")?.html).toContain("<mark>Grö</mark>ße");
  expect(filterSidebar(html, "poe")?.html).toContain("<mark>Poe</mark>sie");
  expect(filterSidebar(html, "moe")?.count).toBe(0);
  expect(filterSidebar(html, "ＰＯＥ")?.html).toContain("<mark>Poe</mark>sie");
});

test("finds what stands in quotation marks", () => {
  const html =
    '<ol><li><a href="/a">flex-grow</a></li><li><a href="/b">Poesie</a></li></ol>';
  expect(filterSidebar(html, '"flex-grow"')?.html).toContain("<mark>flex-grow</mark>");
  expect(filterSidebar(html, "„")?.count).toBe(0);
});

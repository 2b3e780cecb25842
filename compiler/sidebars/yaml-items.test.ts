import { expect, test } from "vitest";
import { renderItems } from "./sidebar-item";
import { createMaker, createPage, outline } from "./test-site";
import { listYamlItems } from "./yaml-items";
import type { YamlEntry } from "./yaml-schema";

const pages = ["Web/A", "Web/A/one", "Web/A/two"].map((slug) => createPage({ slug }));
const l10n = {
  "en-US": { key: "English", only: "Only <code>en</code>" },
  de: { key: "Deutsch" },
};

function render(
  sidebar: YamlEntry[],
  { dropMissing = false, locale = "en-US" as const } = {},
): string {
  return renderItems(
    listYamlItems(createMaker(pages, locale), { sidebar, l10n, dropMissing }, ""),
  );
}

test("renders a heading, a link and a link with a title", () => {
  const html = render([
    { type: "section", link: "/Web/A" },
    { link: "/Web/A/one", title: "First", hash: "x" },
  ]);
  expect(html).toBe(
    '<ol><li class="section"><a href="/en-US/docs/Web/A">A</a></li>' +
      '<li><a href="/en-US/docs/Web/A/one#x">First</a></li></ol>',
  );
});

test("looks titles up in the locale, then in English, else takes them as they are", () => {
  const entries = [{ title: "key" }, { title: "only" }, { title: "constructor" }];
  const items = listYamlItems(
    createMaker(pages, "de"),
    { sidebar: entries, l10n, dropMissing: false },
    "",
  );
  expect(items.map(({ html }) => html)).toEqual([
    "Deutsch",
    "Only <code>en</code>",
    "constructor",
  ]);
});

test("makes children collapsible, closed or open", () => {
  const children = [{ link: "/Web/A/one" }];
  const list = '<ol><li><a href="/en-US/docs/Web/A/one">one</a></li></ol>';
  expect(render([{ title: "T", details: "closed", children }])).toBe(
    `<ol><li><details><summary>T</summary>${list}</details></li></ol>`,
  );
  expect(render([{ title: "T", details: "open", children }])).toContain("<details open>");
  expect(render([{ title: "T", children }])).toBe(`<ol><li>T${list}</li></ol>`);
});

test("puts a group's link beside its toggle, which the link's text names", () => {
  const children = [{ link: "/Web/A/one" }];
  expect(
    render([
      { link: "/Web/A", title: 'The <code>"A"</code>', details: "open", children },
    ]),
  ).toBe(
    '<ol><li><a href="/en-US/docs/Web/A">The <code>&quot;A&quot;</code></a>' +
      '<details open><summary aria-label="The &quot;A&quot;"></summary>' +
      '<ol><li><a href="/en-US/docs/Web/A/one">one</a></li></ol></details></li></ol>',
  );
});

test("puts a list below its link, or among its neighbours when it has none", () => {
  const list = { type: "listSubPages", path: "/Web/A" } as const;
  expect(outline(render([{ ...list, link: "/Web/A", includeParent: true }]))).toBe(
    "A\n  sidebar-overview\n  one\n  two",
  );
  expect(outline(render([{ link: "/Web/A" }, list]))).toBe("A\none\ntwo");
});

test("sets a link's label in code, but of a list only the sub-pages'", () => {
  expect(render([{ link: "/Web/A", code: true }])).toContain("><code>A</code></a>");
  const html = render([
    { type: "listSubPages", path: "/Web/A", title: "key", code: true },
  ]);
  expect(html).toContain("<li>English<ol>");
  expect(html).toContain("<code>one</code>");
});

test("keeps inline elements and character references of a title in code", () => {
  const title = "&lt;a&gt;.b <em>c</em> <script>";
  const label = "<code>&lt;a&gt;.<wbr>b <em>c</em> &lt;script&gt;</code>";
  expect(render([{ title, code: true }])).toBe(`<ol><li>${label}</li></ol>`);
  expect(render([{ link: "/Web/A", title, code: true }])).toContain(`>${label}</a>`);
});

test("shows links to missing pages as such", () => {
  expect(render([{ link: "/Web/Gone" }])).toContain('class="page-not-created"');
});

test("leaves out missing pages and emptied entries when asked", () => {
  const entries: YamlEntry[] = [
    { type: "section", title: "Empty" },
    { link: "/Web/Gone" },
    { title: "Nothing inside", children: [{ link: "/Web/Gone" }] },
    { type: "section", link: "/Web/Gone", title: "Heading" },
    { link: "/Web/A" },
    { link: "/Web/Gone", title: "Kept", children: [{ link: "/Web/A/one" }] },
    { type: "section", title: "Last" },
  ];
  const html = render(entries, { dropMissing: true });
  expect(outline(html)).toBe("> Heading\nA\nKept\n  one");
  expect(html).not.toContain("page-not-created");
});

import { expect, test } from "vitest";
import type { MacroArgument } from "../macro";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage, createTestSite } from "../test-site";

const site = createTestSite([
  "Rel",
  { slug: "Rel/10", status: ["deprecated"] },
  "Rel/9",
  "Rel/9/deep",
  { slug: "Rel/a", title: "A <b>" },
  "Stubs",
  { slug: "Stubs/One", generatedFrom: { area: "landing", key: "x" } },
  "Stubs/One/Page",
]);

function render(
  macro: string,
  args: MacroArgument[],
  slug = "Rel",
  shown = site,
): string {
  const html = renderTestCall(
    macro,
    args,
    createTestContext({ site: shown, page: createTestPage(slug) }),
  );
  return html
    .replace(/<span[^>]*aria-label="(\w+)"[^>]*><\/span>/g, "[$1]")
    .replace(/<\/?a[^>]*>/g, "");
}

test("lists the page's own children by title, numbers by value", () => {
  expect(render("ListSubpages", [])).toBe(
    "<ul><li>9</li><li>10 [Deprecated]</li><li>A &lt;b&gt;</li></ul>",
  );
});

test("sorts a title that begins with code by its text", () => {
  const code = createTestSite([
    "Code",
    { slug: "Code/Animal", title: "Animal" },
    { slug: "Code/break", title: "`break` statement", shortTitle: "break" },
    { slug: "Code/Call", title: "Call" },
  ]);
  expect(render("ListSubpages", [], "Code", code)).toBe(
    "<ul><li>Animal</li><li>break</li><li>Call</li></ul>",
  );
});

test("lists a page that only lists others for the sake of these alone", () => {
  expect(render("ListSubpages", ["/Stubs"])).toBe("");
  expect(render("ListSubpages", ["/Stubs", 2])).toBe(
    "<ul><li>One<ul><li>Page</li></ul></li></ul>",
  );
});

test("takes a path, a depth, the reverse order and numbering", () => {
  expect(render("ListSubpages", ["/en-US/docs/Rel", 2, 1, 1], "Web")).toBe(
    "<ol><li>A &lt;b&gt;</li><li>10 [Deprecated]</li><li>9<ol><li>deep</li></ol></li></ol>",
  );
});

test.each(["/Rel/9", "Rel/9", "/docs/Rel/9/", "/en-US/docs/Rel/9"])(
  "takes the path %s",
  (path) => {
    expect(render("ListSubpages", [path])).toBe("<ul><li>deep</li></ul>");
  },
);

test("lists two levels with numbers for quick links", () => {
  expect(render("QuickLinksWithSubpages", [])).toContain(
    "<li>9<ol><li>deep</li></ol></li>",
  );
});

test("lists one level with numbers for sidebars", () => {
  expect(render("ListSubpagesForSidebar", ["Rel/9"])).toBe("<ol><li>deep</li></ol>");
});

test("shows nothing for a page without children", () => {
  expect(render("ListSubpages", ["Rel/a"])).toBe("");
});

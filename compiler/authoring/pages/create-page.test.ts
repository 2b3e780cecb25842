import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFrontMatter, splitSource } from "../../sources/docs/front-matter";
import { createContent } from "../test-content";
import { createPage, preparePage } from "./create-page";
import { createPageText } from "./page-template";
import { guessPageType, listPageTypes } from "./page-types";
import { findParentSlug, requireSlug } from "./page-path";

test("fills in the front matter from the slug", () => {
  const slug = "Web/CSS/Reference/Properties/gap";
  const { frontMatter } = splitSource(createPageText({ slug }));
  expect(parseFrontMatter(frontMatter)).toEqual({
    data: {
      title: "gap",
      slug,
      "page-type": "css-property",
      "browser-compat": ["css.properties.gap"],
      sidebar: [{ name: "cssref", args: [] }],
    },
    flaws: [],
  });
});

test("writes a body that suits the page type", () => {
  const text = createPageText({ slug: "Web/API/Element/click_event" });
  expect(text).toContain('title: "Element: click event"');
  expect(text).toContain("browser-compat: api.Element.click_event");
  expect(text).toContain("The **`click`** event fires when");
  expect(text).toContain("## Event type");
  expect(createPageText({ slug: "Games/Rules" })).not.toContain("{{Compat}}");
});

test.each([
  "Glossary/Ship",
  "Web/API/Boat",
  "Web/API/Boat/Boat",
  "Web/CSS/Reference/Selectors/::sail",
  "Web/CSS/Reference/At-rules/@media",
  "Web/HTTP/Reference/Headers/X",
  "Web/JavaScript/Reference/Global_Objects/Array/at",
  "Learn_web_development/Core/Sailing/Knots",
])("gives %s a type that its area allows, and valid front matter", (slug) => {
  expect(listPageTypes(slug)).toContain(guessPageType(slug));
  for (const pageType of listPageTypes(slug)) {
    const { frontMatter, body } = splitSource(createPageText({ slug, pageType }));
    expect(parseFrontMatter(frontMatter).flaws).toEqual([]);
    expect(body).toMatch(/\S\n$/);
  }
});

test("quotes a title that YAML would read otherwise", () => {
  for (const title of ["404", "a: b", "# no comment", 'say "x"', "@at", "null"]) {
    const { frontMatter } = splitSource(createPageText({ slug: "A", title }));
    expect(parseFrontMatter(frontMatter).data.title).toBe(title);
  }
});

test("writes a slug in the letters of its parent, and of the English page that it translates", () => {
  const { content } = createContent({
    "/en-US/docs/Glossary": "x",
    "/en-US/docs/Glossary/Boat": "x",
    "/de/docs/Web": "x",
  });
  const page = preparePage(content, { locale: "en-US", slug: "glossary/Ship" });
  expect(page.slug).toBe("Glossary/Ship");
  expect(page.text).toContain("slug: Glossary/Ship");
  const translation = preparePage(content, { locale: "de", slug: "glossary/boat" });
  expect(translation.slug).toBe("Glossary/Boat");
});

test("creates the file in the folder of the slug, never over another page", () => {
  const { content } = createContent({ "/en-US/docs/Web": "x" });
  const page = createPage(content, { locale: "en-US", slug: "Web/:has" });
  expect(page.file).toMatch(/en-us\/web\/_colon_has\/index\.md$/);
  expect(readFileSync(page.file, "utf8")).toBe(page.text);
  expect(() => createPage(content, { locale: "en-US", slug: "web/:HAS" })).toThrow(
    "the page /en-US/docs/Web/:has exists already",
  );
});

test("refuses a page type that the area does not have", () => {
  const { content } = createContent({ "/en-US/docs/Web": "x" });
  const request = { locale: "en-US", slug: "Web/New", pageType: "css-prop" } as const;
  expect(() => preparePage(content, request)).toThrow(
    /"css-prop" is no page type for Web\/New: expected .*guide/,
  );
});

test("asks for the parent page, which may be a generated one", () => {
  const { content } = createContent({ "/en-US/docs/Web": "x" });
  const request = { locale: "en-US", slug: "Web/API/Boat" } as const;
  expect(() => preparePage(content, request)).toThrow("does not exist: Web/API");
  const isGenerated = (url: string): boolean => url === "/en-US/docs/Web/API";
  expect(preparePage(content, { ...request, isGenerated }).slug).toBe(request.slug);
});

test("begins a translation with the English text and its commit", () => {
  const { content } = createContent({
    "/en-US/docs/Web": "Hello",
    "de/placeholder.txt": "",
  });
  const { text } = preparePage(content, {
    locale: "de",
    slug: "web",
    sourceCommit: "abc123",
  });
  expect(text).toBe(
    "---\ntitle: Web\nslug: Web\nl10n:\n  sourceCommit: abc123\n---\n\nHello\n",
  );
  expect(() => preparePage(content, { locale: "de", slug: "Nothing" })).toThrow(
    "no English page Nothing",
  );
  expect(() => preparePage(content, { locale: "fr", slug: "Web" })).toThrow("locale fr");
});

test.each([
  "",
  "/",
  "a#b",
  "a b",
  "../x",
  "a/../b",
  "a//b",
  "a/.",
  "a\\b",
  "a\u200bb",
  "a\nb",
  "a/.b",
  "a/Index.md/b",
])("refuses the slug %j", (slug) => {
  expect(() => requireSlug(slug)).toThrow();
});

test.each([
  ["a/b/c", "a/b"],
  ["a/b", "a"],
  ["a/b/c/", "a/b"],
  ["a", null],
])("finds the parent of %s", (slug, parent) => {
  expect(findParentSlug(slug)).toBe(parent);
});

import { expect, test } from "vitest";
import { linkParent, listRelated, renderClosing } from "./closing";
import {
  createGeneratedPage,
  createReferenceTestContext,
  createTestBaseline,
} from "./test-context";

const DOCS = "https://developer.mozilla.org/docs/";
const tagged = (slug: string): object => ({
  __compat: { mdn_url: DOCS + slug, tags: ["web-features:feature"] },
});
const page = createGeneratedPage({
  slug: "Web/API/:Circle/draw",
  browserCompat: ["api.standard"],
});

test("ends with specifications, tables, links and the origin", () => {
  const links = ['<a href="/x">x</a>', "y", '<a href="/x"><b>x</b></a>'];
  const html = renderClosing(page, links, createReferenceTestContext());
  expect(html.match(/(?<=<h2>)[^<]+/g)).toEqual([
    "Specifications",
    "Browser compatibility",
    "See also",
  ]);
  expect(html).toContain('data-bcd-query="api.standard" data-spec-urls=""');
  expect(html).toContain(
    'data-query="api.standard" data-depth="1" data-multiple="false"',
  );
  expect(html).toContain('<ul><li><a href="/x">x</a></li><li>y</li></ul>');
  expect(html).toMatch(/<p class="generated">.*open data.*<\/p>$/);
  expect(html).not.toContain("index.md");
});

test("names the file that would replace a page to authors alone", () => {
  const context = { ...createReferenceTestContext(), isForWriters: true };
  expect(renderClosing(page, [], context)).toContain(
    "<code>files/en-us/web/api/_colon_circle/draw/index.md</code>",
  );
});

test("shows one table for each of several keys", () => {
  const html = renderClosing(
    { ...page, browserCompat: ["a", "b"] },
    [],
    createReferenceTestContext(),
  );
  expect(html.match(/data-query="\w" data-depth="1" data-multiple="true"/g)).toHaveLength(
    2,
  );
  expect(html).not.toContain("Specifications");
});

function listRelatedTo(slugs: readonly string[]): string[] {
  const context = createReferenceTestContext({
    compat: { api: Object.fromEntries(slugs.map((slug) => [slug, tagged(slug)])) },
    pages: slugs.filter((slug) => slug !== "Missing"),
    baselines: { "api.standard": createTestBaseline() },
  });
  return listRelated(page, context);
}

test("relates the other pages of a small feature", () => {
  const slugs = ["Web/API/Other", "Web/API/:Circle/fill", page.slug, "Missing"];
  expect(listRelatedTo(slugs)).toEqual([
    '<a href="/en-US/docs/Web/API/Other">Other</a>',
    '<a href="/en-US/docs/Web/API/:Circle/fill">fill</a>',
  ]);
});

test("relates only the subjects of a large feature", () => {
  const members = Array.from({ length: 13 }, (_, at) => `Web/API/Other/m${at}`);
  expect(listRelatedTo(["Web/API/Other", ...members])).toEqual([
    '<a href="/en-US/docs/Web/API/Other">Other</a>',
  ]);
  expect(listRelatedTo(members)).toEqual([]);
});

test("links the page above", () => {
  const context = createReferenceTestContext({ pages: ["Web/API/:Circle"] });
  expect(linkParent(page, context)).toEqual([
    '<a href="/en-US/docs/Web/API/:Circle">:Circle</a>',
  ]);
  expect(linkParent(page, createReferenceTestContext())).toEqual([]);
});

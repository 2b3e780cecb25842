import { expect, test } from "vitest";
import { readLink, renderTestCall } from "../test-render";
import { createTestContext, createTestSite } from "../test-site";

const ROOT = "Web/CSS/Reference";
const site = createTestSite([
  `${ROOT}/Properties/color`,
  `${ROOT}/Properties/font-size`,
  `${ROOT}/Properties/fit-content`,
  `${ROOT}/Properties/--*`,
  { slug: `${ROOT}/Values/color_value`, pageType: "css-type" },
  { slug: `${ROOT}/Values/length`, pageType: "css-type" },
  { slug: `${ROOT}/Values/calc`, pageType: "css-function" },
  { slug: `${ROOT}/Values/fit-content`, pageType: "css-keyword" },
  { slug: `${ROOT}/Values/fit-content_function`, pageType: "css-function" },
  { slug: `${ROOT}/Values/gradient/radial-gradient`, pageType: "css-function" },
  { slug: `${ROOT}/Values/shape/deep/length`, pageType: "css-function" },
  { slug: `${ROOT}/Values/url_value`, pageType: "css-type" },
  { slug: `${ROOT}/Values/url_function`, pageType: "css-function" },
  `${ROOT}/Selectors/:hover`,
  `${ROOT}/Selectors/::picker`,
  `${ROOT}/Selectors/:host`,
  { slug: `${ROOT}/Selectors/:host_function`, pageType: "css-pseudo-class" },
  `${ROOT}/At-rules/@media`,
  `${ROOT}/At-rules/@media/color`,
  { slug: `${ROOT}/Properties/color`, locale: "de" },
]);

test.each([
  ["color", "Properties/color", "color"],
  ["Font-Size", "Properties/font-size", "Font-Size"],
  ["--*", "Properties/--*", "--*"],
  ["fit-content", "Properties/fit-content", "fit-content"],
  ["&lt;color&gt;", "Values/color_value", "&lt;color&gt;"],
  ["<length>", "Values/length", "&lt;length&gt;"],
  ["color_value", "Values/color_value", "&lt;color&gt;"],
  ["length", "Values/length", "&lt;length&gt;"],
  ["calc", "Values/calc", "calc()"],
  ["calc()", "Values/calc", "calc()"],
  ["fit-content()", "Values/fit-content_function", "fit-content()"],
  ["radial-gradient", "Values/gradient/radial-gradient", "radial-gradient()"],
  ["gradient/radial-gradient()", "Values/gradient/radial-gradient", "radial-gradient()"],
  ["url", "Values/url_value", "&lt;url&gt;"],
  ["<url>", "Values/url_value", "&lt;url&gt;"],
  ["url()", "Values/url_function", "url()"],
  [":hover", "Selectors/:hover", ":hover"],
  ["::picker()", "Selectors/::picker", "::picker()"],
  [":host", "Selectors/:host", ":host"],
  [":host()", "Selectors/:host_function", ":host()"],
  ["@media", "At-rules/@media", "@media"],
  ["@media/color", "At-rules/@media/color", "color"],
])("leads %s to %s", (name, path, text) => {
  const context = createTestContext({ site });
  expect(readLink(renderTestCall("cssxref", [name], context))).toEqual({
    href: `/en-US/docs/${ROOT}/${path}`,
    html: `<code>${text}</code>`,
  });
  expect(context.flaws).toEqual([]);
});

test("lets a fragment in the name beat the anchor argument", () => {
  const context = createTestContext({ site });
  const href = (args: string[]) =>
    readLink(renderTestCall("cssxref", args, context))?.href;
  expect(href(["color#one", "c", "#two"])).toBe(
    `/en-US/docs/${ROOT}/Properties/color#one`,
  );
  expect(href(["color", "c", "#two"])).toBe(`/en-US/docs/${ROOT}/Properties/color#two`);
});

test("shows a display text as the author's HTML in code", () => {
  const html = renderTestCall(
    "cssxref",
    ["color", "<em>&lt;c&gt;</em>"],
    createTestContext({ site }),
  );
  expect(readLink(html)?.html).toBe("<code><em>&lt;c&gt;</em></code>");
});

test("leads a page of another locale to that locale, where only en-US has the page too", () => {
  const context = createTestContext({ site, locale: "de" });
  const href = (name: string) =>
    readLink(renderTestCall("cssxref", [name], context))?.href;
  expect(href("color")).toBe(`/de/docs/${ROOT}/Properties/color`);
  expect(href("calc()")).toBe(`/de/docs/${ROOT}/Values/calc`);
  expect(context.flaws).toEqual([]);
});

test("leaves an unknown name to the redirects", () => {
  const moved = createTestSite([`${ROOT}/Properties/font-width`], {
    "/en-US/docs/Web/CSS/font-stretch": `/en-US/docs/${ROOT}/Properties/font-width`,
  });
  const context = createTestContext({ site: moved });
  expect(readLink(renderTestCall("cssxref", ["font-stretch"], context))).toEqual({
    href: "/en-US/docs/Web/CSS/font-stretch",
    html: "<code>font-stretch</code>",
  });
  expect(context.flaws).toMatchObject([
    { check: "macro-redirected-link", suggestion: null },
  ]);
});

test("reports a feature without any page and marks the link", () => {
  const context = createTestContext({ site });
  expect(renderTestCall("cssxref", ["<nope>"], context)).toBe(
    '<a href="/en-US/docs/Web/CSS/nope" data-checked><code>&lt;nope&gt;</code></a>',
  );
  expect(context.flaws).toMatchObject([
    { check: "macro-broken-link", severity: "warning" },
  ]);
});

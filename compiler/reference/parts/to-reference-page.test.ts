import { expect, test } from "vitest";
import { createReferenceTestContext } from "./test-context";
import { toReferencePage } from "./to-reference-page";

function makePage(slug: string) {
  const mdn_url = `https://developer.mozilla.org/docs/${slug}`;
  const status = { experimental: true, deprecated: false, standard_track: true };
  const compat = { css: { a: { __compat: { mdn_url, status } } } };
  const [page] = createReferenceTestContext({ compat }).data.bcd().pages;
  if (!page) throw new Error("the data makes no page");
  return toReferencePage(page, {
    title: "`a`",
    shortTitle: "a",
    pageType: "css-property",
  });
}

test("joins the names to the data's facts", () => {
  expect(makePage("Web/CSS/Reference/Properties/a")).toEqual({
    slug: "Web/CSS/Reference/Properties/a",
    title: "`a`",
    shortTitle: "a",
    pageType: "css-property",
    status: ["experimental"],
    browserCompat: ["css.a"],
    sidebar: [{ name: "cssref", args: [] }],
    key: "css.a",
  });
});

test("has no sidebar where no area has one", () => {
  expect(makePage("Elsewhere/a").sidebar).toEqual([]);
});

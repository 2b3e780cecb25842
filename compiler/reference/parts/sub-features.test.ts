import { expect, test } from "vitest";
import { findFeature } from "../../sources/platform/compat/features";
import { findNameHtml, splitSubFeatures, toMembers } from "./sub-features";
import { createReferenceTestContext } from "./test-context";

const status = { experimental: true, deprecated: false, standard_track: true };
const site = "https://developer.mozilla.org/docs/";
const compat = {
  css: {
    a: {
      __compat: { mdn_url: `${site}Web/A` },
      deg: {
        __compat: { description: "<code>deg</code> unit", mdn_url: `${site}Web/Deg` },
      },
      auto: { __compat: { status } },
      part: { __compat: { mdn_url: `${site}Web/A#part` } },
      xlink_href: { __compat: { description: "xlink:href" } },
      long: {
        __compat: {
          description: `On <a href="${site}Web/B"><code>b</code></a> elements`,
        },
      },
      animation: { __compat: { description: "Animation" } },
      group: {},
    },
  },
};
const context = createReferenceTestContext({ compat });
const feature = findFeature(context.data.compat, "css.a");
if (!feature) throw new Error("the test data lost its feature");
const { named, described } = splitSubFeatures(feature);

test("parts names from sentences, and leaves out groups", () => {
  expect(named.map(findNameHtml)).toEqual([
    "<code>deg</code>",
    "<code>auto</code>",
    "<code>part</code>",
    "<code>xlink:href</code>",
  ]);
  expect(described.map(({ name }) => name)).toEqual(["long", "animation"]);
});

test("makes members with the page of their own and their status", () => {
  expect(toMembers(named.slice(0, 3), context)).toEqual([
    { label: "<code>deg</code>", slug: "Web/Deg", key: "css.a.deg", status: [] },
    {
      label: "<code>auto</code>",
      slug: null,
      key: "css.a.auto",
      status: ["experimental"],
    },
    { label: "<code>part</code>", slug: null, key: "css.a.part", status: [] },
  ]);
});

test("links of a description lead into this site", () => {
  expect(toMembers(described, context)).toMatchObject([
    { label: 'On <a href="/docs/Web/B"><code>b</code></a> elements' },
    { label: "Animation" },
  ]);
});

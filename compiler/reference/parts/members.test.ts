import { expect, test } from "vitest";
import type { CompatBrowsers } from "~/domain/compat/compat";
import { renderMembers } from "./members";
import { createReferenceTestContext, createTestBaseline } from "./test-context";

const { feature } = createTestBaseline();
const context = createReferenceTestContext({
  pages: ["Web/API/Circle/draw"],
  baselines: {
    draw: createTestBaseline({ baseline_high_date: "2020-02-03" }),
    old: createTestBaseline({ baseline_high_date: "≤2018-01-29" }),
    fresh: createTestBaseline({ baseline: "low", baseline_low_date: "2025-01-01" }),
    rare: createTestBaseline({ baseline: false }),
    outdated: {
      ...createTestBaseline({ baseline: false }),
      feature: { ...feature, discouraged: { reason_html: "It is old." } },
    },
  },
});

test("lists a member with link, badges, sentence and Baseline", () => {
  const html = renderMembers(
    [
      {
        label: "<code>draw()</code>",
        slug: "Web/API/Circle/draw",
        key: "draw",
        status: ["deprecated"],
        badges: "<b>!</b>",
        summary: "draws",
      },
    ],
    context,
  );
  expect(html).toMatch(
    /^<dl><dt><a href="\/en-US\/docs\/Web\/API\/Circle\/draw"><code>draw\(\)<\/code><\/a> <span [^>]*icon-deprecated[^>]*><\/span><b>!<\/b><\/dt><dd>Draws\. Baseline widely available since 2020\.<\/dd><\/dl>$/,
  );
});

test.each([
  [["deprecated"], "Deprecated."],
  [["non-standard", "deprecated"], "Not part of any standard."],
  [["experimental"], "Experimental."],
] as const)("says of a member with nothing but %j what that means", (status, words) => {
  const member = { label: "a", slug: null, key: "unknown", status };
  expect(renderMembers([member], context)).toContain(`<dd>${words}</dd>`);
});

test.each([
  ["old", "Baseline widely available since or before 2018."],
  ["fresh", "Baseline newly available since 2025."],
  ["rare", "Limited availability."],
  ["outdated", "Its use is discouraged."],
  ["unknown", ""],
  [null, ""],
])("words the Baseline of %s as %j", (key, words) => {
  const member = { label: "a", slug: "Web/API/Nowhere", key, status: [] };
  expect(renderMembers([member], context)).toBe(`<dl><dt>a</dt><dd>${words}</dd></dl>`);
});

test.each([[[]], [["deprecated"]], [["experimental"]]] as const)(
  "says since when browsers support a member with nothing but %j",
  (status) => {
    const support = { chrome: { version_added: "91" } };
    const { platform, ...rest } = createReferenceTestContext({
      compat: { wat: { simd: { __compat: { support } } } },
    });
    const unused = {
      previewName: null,
      flagUrl: null,
      releases: {},
      previewVersions: [],
    };
    const browsers: CompatBrowsers = {
      chrome: { id: "chrome", name: "Chrome", type: "desktop", ...unused },
    };
    const member = { label: "a", slug: null, key: "wat.simd", status };
    expect(
      renderMembers([member], { ...rest, platform: { ...platform, browsers } }),
    ).toContain("<dd>Supported since Chrome 91.</dd>");
  },
);

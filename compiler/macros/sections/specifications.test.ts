import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage } from "../test-site";

function render(browserCompat: string[], specUrls: string[]) {
  const page = createTestPage({ slug: "Web/X", browserCompat, specUrls });
  const context = createTestContext({ page });
  return { html: renderTestCall("Specifications", [], context), flaws: context.flaws };
}

test("marks the place with keys and addresses joined by commas", () => {
  expect(
    render(["api.A", "api.B"], ["https://x.test/#a", "https://x.test/?b&c"]),
  ).toEqual({
    html: '<div class="bc-specs" data-bcd-query="api.A,api.B" data-spec-urls="https://x.test/#a,https://x.test/?b&amp;c"></div>',
    flaws: [],
  });
});

test("needs only one of the two", () => {
  expect(render([], ["https://x.test/"]).html).toContain('data-bcd-query=""');
  expect(render(["api.A"], []).html).toContain('data-spec-urls=""');
});

test("shows nothing and warns when both are missing", () => {
  const { html, flaws } = render([], []);
  expect(html).toBe("");
  expect(flaws).toMatchObject([{ check: "macro-without-data", severity: "warning" }]);
});

import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage } from "../test-site";

function render(browserCompat: string[]) {
  const context = createTestContext({
    page: createTestPage({ slug: "Web/X", browserCompat }),
  });
  return { html: renderTestCall("Compat", [], context), flaws: context.flaws };
}

test("marks the place of one table", () => {
  expect(render(["api.Node"])).toEqual({
    html: '<div class="bc-data" data-query="api.Node" data-depth="1" data-multiple="false"></div>',
    flaws: [],
  });
});

test("marks the places of several tables", () => {
  const { html } = render(["api.Node", 'api."x']);
  expect(html.match(/<div class="bc-data"/g)).toHaveLength(2);
  expect(html.match(/data-multiple="true"/g)).toHaveLength(2);
  expect(html).toContain('data-query="api.&quot;x"');
});

test("shows nothing and warns for a page without a key", () => {
  const { html, flaws } = render([]);
  expect(html).toBe("");
  expect(flaws).toMatchObject([{ check: "macro-without-data", severity: "warning" }]);
});

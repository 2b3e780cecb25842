import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import type { FeatureTree } from "../../sources/platform/compat/features";
import { createTestContext, createTestPage, createTestPlatform } from "../test-site";

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

test("marks a table for every API and manifest key of browser extensions", () => {
  const compat = {
    webextensions: { api: { alarms: {}, tabs: {} }, manifest: { name: {} } },
  };
  const platform = createTestPlatform({ compat: compat as unknown as FeatureTree });
  const html = renderTestCall(
    "WebExtAllCompatTables",
    [],
    createTestContext({ platform }),
  );
  expect([...html.matchAll(/data-query="([^"]*)"/g)].map(([, key]) => key)).toEqual([
    "webextensions.api.alarms",
    "webextensions.api.tabs",
    "webextensions.manifest.name",
  ]);
});

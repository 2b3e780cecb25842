import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage } from "../test-site";

test("names the property and answers each attribute in the page's language", () => {
  const page = createTestPage({ slug: "Web/X", title: "`A<b>`", locale: "de" });
  const html = renderTestCall(
    "JS_Property_Attributes",
    [0, "1", 1],
    createTestContext({ page }),
  );
  expect(html).toContain("Eigenschaftsattribute von <code>A&lt;b&gt;</code>");
  expect([...html.matchAll(/<td>(\w+)<\/td>/g)].map((match) => match[1])).toEqual([
    "nein",
    "ja",
    "ja",
  ]);
});

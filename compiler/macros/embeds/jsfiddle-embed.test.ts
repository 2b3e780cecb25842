import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext } from "../test-site";

test("embeds a fiddle with its tabs and height", () => {
  const args = ["https://jsfiddle.net/user/abc/", "js,result", "395"];
  expect(renderTestCall("JSFiddleEmbed", args)).toBe(
    '<iframe width="756" height="395" src="https://jsfiddle.net/user/abc/embedded/js,result/" title="Example: /user/abc" loading="lazy" allowfullscreen></iframe>',
  );
});

test("shows all tabs when none are chosen", () => {
  expect(renderTestCall("JSFiddleEmbed", ["https://jsfiddle.net/a"])).toContain(
    'src="https://jsfiddle.net/a/embedded/"',
  );
});

test.each([
  [["https://example.com/jsfiddle.net/"]],
  [["//example.com/a"]],
  [["javascript:alert(1)"]],
  [["https://jsfiddle.net/"]],
  [["https://jsfiddle.net/a", '"><b']],
])("refuses %j", (args) => {
  const context = createTestContext();
  expect(renderTestCall("JSFiddleEmbed", args, context)).toBe("");
  expect(context.flaws).toMatchObject([{ check: "macro-call" }]);
});

import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage } from "../test-site";

test.each([
  [["pages/css/gap.html"], '{{InteractiveExample("CSS Demo: gap")}}'],
  [
    ["pages/js/array-map.html", "shorter"],
    '{{InteractiveExample("JavaScript Demo: gap", "shorter")}}',
  ],
  [
    ["pages/tabbed/a.html", "tabbed-taller"],
    '{{InteractiveExample("HTML Demo: gap", "tabbed-taller")}}',
  ],
  [["elsewhere", "huge"], '{{InteractiveExample("HTML Demo: gap")}}'],
])("shows nothing for %j and says what to write", (args, suggestion) => {
  const context = createTestContext({ page: createTestPage("Web/CSS/gap") });
  expect(renderTestCall("EmbedInteractiveExample", args, context)).toBe("");
  expect(context.flaws).toMatchObject([{ check: "macro-retired", suggestion }]);
});

import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext } from "../test-site";

test.each([
  ["APIRef", ["DOM"], "apiref", ["DOM"]],
  ["DefaultAPISidebar", ["Fetch API"], "defaultapisidebar", ["Fetch API"]],
  ["JsSidebar", ["Objects", null, 3], "jssidebar", ["Objects", "", "3"]],
  ["AddonSidebarMain", [], "addonsidebarmain", []],
  ["Anything_Sidebar", [], "anything_sidebar", []],
])("%s%j chooses a sidebar and shows nothing", (macro, args, name, expected) => {
  const context = createTestContext();
  expect(renderTestCall(macro, args, context)).toBe("");
  expect(context.sidebars).toEqual([{ name, args: expected }]);
  expect(context.flaws).toEqual([]);
});

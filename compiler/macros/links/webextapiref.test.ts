import { expect, test } from "vitest";
import type { MacroArgument } from "../macro";
import { readLink, renderTestCall } from "../test-render";

test.each<[MacroArgument[], string, string]>([
  [["tabs"], "tabs", "<code>tabs</code>"],
  [["tabs.query()"], "tabs/query", "<code>tabs.query()</code>"],
  [["tabs.query()", "query"], "tabs/query", "<code>query</code>"],
  [["tabs.Tab", null, "#url", 1], "tabs/Tab#url", "tabs.Tab#url"],
  [["Match patterns"], "Match_patterns", "<code>Match patterns</code>"],
])("renders the arguments %j", (args, path, html) => {
  expect(readLink(renderTestCall("WebExtAPIRef", args))).toEqual({
    href: `/en-US/docs/Mozilla/Add-ons/WebExtensions/API/${path}`,
    html,
  });
});

import { expect, test } from "vitest";
import type { MacroArgument } from "../macro";
import { readLink, renderTestCall } from "../test-render";
import { createTestContext, createTestSite } from "../test-site";

const site = createTestSite(["Glossary/Call_stack"]);

test.each<[MacroArgument[], string, string]>([
  [["Call stack"], "Call_stack", "Call stack"],
  [["call stack", "den <em>Stapel</em> `x`"], "call_stack", "den <em>Stapel</em> `x`"],
  [["Call stack#more"], "Call_stack#more", "Call stack#more"],
])("links %j without code, in any case", (args, path, html) => {
  const context = createTestContext({ site });
  expect(readLink(renderTestCall("Glossary", args, context))).toEqual({
    href: `/en-US/docs/Glossary/${path}`,
    html,
  });
  expect(context.flaws).toEqual([]);
});

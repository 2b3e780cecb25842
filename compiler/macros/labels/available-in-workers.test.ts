import { expect, test } from "vitest";
import type { MacroArgument } from "../macro";
import { renderTestCall } from "../test-render";
import { createTestContext } from "../test-site";

function renderText(args: MacroArgument[]): string {
  const html = renderTestCall("AvailableInWorkers", args);
  return html.replace(/<[^>]*>/g, "");
}

test.each<[MacroArgument[], string]>([
  [[], "Note: This feature is available in Web Workers."],
  [["bogus"], "Note: This feature is available in Web Workers."],
  [["worker"], "Note: This feature is only available in Web Workers."],
  [["Service"], "Note: This feature is only available in service workers."],
  [
    ["window_and_worker_except_shared"],
    "Note: This feature is available in windows and in Web Workers, but not in shared workers.",
  ],
])("says for %j: %s", (args, text) => {
  expect(renderText(args)).toBe(text);
});

test("has a text of its own for every type", () => {
  const types =
    `worker dedicated service worker_except_service window_and_worker window_and_dedicated
    window_and_service window_and_worker_except_service window_and_worker_except_shared`.split(
      /\s+/,
    );
  const texts = new Set([...types, "default"].map((type) => renderText([type])));
  expect(texts.size).toBe(10);
});

test("is a note in the page's language", () => {
  const html = renderTestCall(
    "AvailableInWorkers",
    [],
    createTestContext({ locale: "de" }),
  );
  expect(html).toMatch(
    /^<div class="notecard note"><p><strong>Hinweis:<\/strong> .*href="\/de\/docs\//,
  );
});

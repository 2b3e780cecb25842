import { expect, test } from "vitest";
import { parseWhole } from "./parse-whole";

test("finds markup that swallows the rest behind any number of elements", () => {
  const checks: unknown[] = [];
  const elements = "<i></i>".repeat(500_000);
  const root = parseWhole(`<p>${elements}</p>One.<div `, {
    report: ({ check }) => checks.push(check),
    locate: () => ({ line: 1, column: 1 }),
  });
  expect(checks).toEqual(["cut-content"]);
  expect(root.childNodes).toHaveLength(2);
});

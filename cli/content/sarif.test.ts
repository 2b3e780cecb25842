import { expect, test } from "vitest";
import { formatSarif } from "./sarif";

const FLAW = {
  check: "broken-link",
  severity: "error" as const,
  file: "en-us/a b/index.md",
  line: 7,
  column: 3,
  message: "There is no such page.",
  suggestion: "/x",
};

test("writes a result with its place for each flaw", () => {
  const log = JSON.parse(
    formatSarif(
      [
        FLAW,
        {
          ...FLAW,
          check: "a",
          severity: "warning",
          line: null,
          column: null,
          suggestion: null,
        },
      ],
      (file) => `files/${file}`,
    ),
  ) as {
    version: string;
    runs: { tool: { driver: { rules: unknown } }; results: unknown[] }[];
  };
  expect(log.version).toBe("2.1.0");
  expect(log.runs[0]?.tool.driver.rules).toEqual([{ id: "a" }, { id: "broken-link" }]);
  expect(log.runs[0]?.results).toEqual([
    {
      ruleId: "broken-link",
      ruleIndex: 1,
      level: "error",
      message: { text: "There is no such page.\nSuggestion: /x" },
      locations: [
        {
          physicalLocation: {
            artifactLocation: {
              uri: "files/en-us/a%20b/index.md",
              uriBaseId: "%SRCROOT%",
            },
            region: { startLine: 7, startColumn: 3 },
          },
        },
      ],
    },
    expect.objectContaining({ ruleIndex: 0, level: "warning" }),
  ]);
});

import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions, formatFeedback } from "./feedback";

test("lists twenty pages of all languages as text by default", () => {
  const defaults = { help: false, limit: 20, locale: undefined, format: "text" };
  expect(readOptions([])).toEqual(defaults);
});

test("takes a language in any case", () => {
  const options = readOptions(["--locale", "pt-br", "--limit=5", "--format", "json"]);
  expect(options).toMatchObject({ locale: "pt-BR", limit: 5, format: "json" });
});

test.each([
  [["--limit", "0"], "--limit 0 can't be used: expected a whole number from 1 to 10000"],
  [["--limit", "x"], "--limit x can't be used: expected a whole number from 1 to 10000"],
  [["--format", "xml"], "--format xml can't be used: expected text or json"],
  [["--locale", "xx"], "--locale xx can't be used: expected one of en-US, de,"],
  [["--nothing"], "npm run feedback -- --help lists the options"],
])("refuses %j and says what is accepted", (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

test("shows counts in columns, with the reasons below their page", () => {
  const pages = [
    {
      url: "/en-US/docs/Web",
      locale: "en-US",
      yes: 3,
      no: 12,
      reasons: [
        { reason: "outdated", count: 9 },
        { reason: "other", count: 1 },
      ],
    },
    { url: "/de/docs/Web", locale: "de", yes: 1, no: 0, reasons: [] },
  ];
  expect(formatFeedback(pages).split("\n")).toEqual([
    "12 no   3 yes  /en-US/docs/Web",
    " 9     outdated",
    " 1     other",
    " 0 no   1 yes  /de/docs/Web",
  ]);
});

test("reports that there are no votes", () => {
  expect(formatFeedback([])).toBe("No votes yet.");
});

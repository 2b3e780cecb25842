import { expect, test } from "vitest";
import { formatFeedback } from "./report";

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

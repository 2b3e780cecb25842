import { expect, test } from "vitest";
import {
  getNextStep,
  listFeedbackReasons,
  readFeedbackStep,
  toFeedbackUrl,
} from "./feedback";

test("offers the German reasons on German pages only", () => {
  expect(listFeedbackReasons("de")).toEqual([
    "technical",
    "consistency",
    "incomprehensible",
    "linguistic",
    "code_examples",
    "other",
  ]);
  expect(listFeedbackReasons("fr")).toEqual(listFeedbackReasons("en-US"));
});

test("asks for a reason after a no without one, and else thanks", () => {
  expect(getNextStep("no", null)).toBe("reason");
  expect(getNextStep("no", "outdated")).toBe("thanks");
  expect(getNextStep("yes", null)).toBe("thanks");
});

test("keeps a question mark of the page's address", () => {
  const url = toFeedbackUrl("/de/docs/Warum?", "reason");
  expect(url).toBe("/de/docs/Warum%3F?feedback=reason#feedback");
});

test("round-trips a step through the URL", () => {
  const url = toFeedbackUrl("/de/docs/größe", "thanks");
  expect(url).toBe("/de/docs/gr%C3%B6%C3%9Fe?feedback=thanks#feedback");
  expect(readFeedbackStep(new URL(url, "https://x.y").searchParams)).toBe("thanks");
});

test.each(["", "?feedback=", "?feedback=x", "?feedback=toString"])(
  "starts with the question for %j",
  (search) => {
    expect(readFeedbackStep(new URLSearchParams(search))).toBe("question");
  },
);

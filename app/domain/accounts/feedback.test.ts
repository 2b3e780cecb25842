import { expect, test } from "vitest";
import {
  findNextStep,
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

test("asks for the reason after a no without one, and thanks for all else", () => {
  expect(findNextStep("no", null)).toBe("reason");
  expect(findNextStep("no", "outdated")).toBe("thanks");
  expect(findNextStep("yes", null)).toBe("thanks");
});

test("writes a step into the address, and reads it back", () => {
  const url = toFeedbackUrl("/de/docs/größe", "thanks");
  expect(url).toBe("/de/docs/gr%C3%B6%C3%9Fe?feedback=thanks#feedback");
  expect(readFeedbackStep("?feedback=thanks")).toBe("thanks");
});

test.each(["", "?feedback=", "?feedback=x", "?feedback=toString"])(
  "begins with the question for %j",
  (search) => {
    expect(readFeedbackStep(search)).toBe("question");
  },
);

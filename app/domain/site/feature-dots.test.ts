import { expect, test } from "vitest";
import { isDotDue, type DotReader } from "./feature-dots";

const BEFORE = Date.UTC(2023, 0, 31, 23, 59, 59, 999);
const AFTER = Date.UTC(2023, 1, 1);
const READER: DotReader = { hasViewed: false, isSubscriber: false, hasNewsletter: false };
const SUBSCRIBER: DotReader = { ...READER, isSubscriber: true };

test.each<[string, DotReader, boolean]>([
  ["who has not been there", READER, true],
  ["who has been there", { ...READER, hasViewed: true }, false],
])("marks Updates for a reader %s", (_, reader, expected) => {
  expect(isDotDue("updates", BEFORE, reader)).toBe(expected);
});

test.each<[string, DotReader, boolean]>([
  ["without newsletter", SUBSCRIBER, true],
  [
    "without newsletter who has seen the settings",
    { ...SUBSCRIBER, hasViewed: true },
    true,
  ],
  ["with newsletter", { ...SUBSCRIBER, hasNewsletter: true }, false],
])("marks Settings for a subscriber %s", (_, reader, expected) => {
  expect(isDotDue("settings", BEFORE, reader)).toBe(expected);
});

test("marks Settings for subscribers alone", () => {
  expect(isDotDue("settings", BEFORE, READER)).toBe(false);
});

test.each(["updates", "settings"] as const)(
  "marks %s for nobody after its day",
  (dot) => {
    expect(isDotDue(dot, AFTER, SUBSCRIBER)).toBe(false);
  },
);

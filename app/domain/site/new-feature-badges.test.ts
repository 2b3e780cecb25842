import { expect, test } from "vitest";
import { isBadgeDue, type BadgeReader } from "./new-feature-badges";

const BEFORE = Date.UTC(2023, 0, 31, 23, 59, 59, 999);
const AFTER = Date.UTC(2023, 1, 1);
const READER: BadgeReader = {
  hasViewed: false,
  isSubscriber: false,
  hasNewsletter: false,
};
const SUBSCRIBER: BadgeReader = { ...READER, isSubscriber: true };

test.each<[string, BadgeReader, boolean]>([
  ["who has not been there", READER, true],
  ["who has been there", { ...READER, hasViewed: true }, false],
])("marks Updates for a reader %s", (_, reader, expected) => {
  expect(isBadgeDue("updates", BEFORE, reader)).toBe(expected);
});

test.each<[string, BadgeReader, boolean]>([
  ["without newsletter", SUBSCRIBER, true],
  [
    "without newsletter who has seen the settings",
    { ...SUBSCRIBER, hasViewed: true },
    true,
  ],
  ["with newsletter", { ...SUBSCRIBER, hasNewsletter: true }, false],
])("marks Settings for a subscriber %s", (_, reader, expected) => {
  expect(isBadgeDue("settings", BEFORE, reader)).toBe(expected);
});

test("marks Settings for subscribers only", () => {
  expect(isBadgeDue("settings", BEFORE, READER)).toBe(false);
});

test.each(["updates", "settings"] as const)("shows no dot on %s after its end", (dot) => {
  expect(isBadgeDue(dot, AFTER, SUBSCRIBER)).toBe(false);
});

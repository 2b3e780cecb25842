import { expect, test } from "vitest";
import { isBadgeDue, type BadgeReader } from "./new-feature-badges";

const BEFORE = Date.UTC(2023, 0, 31, 23, 59, 59, 999);
const AFTER = Date.UTC(2023, 1, 1);
const READER: BadgeReader = {
  hasNews: false,
  isSubscriber: false,
  hasNewsletter: false,
};
const SUBSCRIBER: BadgeReader = { ...READER, isSubscriber: true };

test.each([BEFORE, AFTER])(
  "marks Updates for readers with news at any time: %i",
  (now) => {
    expect(isBadgeDue("updates", now, { ...READER, hasNews: true })).toBe(true);
    expect(isBadgeDue("updates", now, SUBSCRIBER)).toBe(false);
  },
);

test.each<[string, BadgeReader, boolean]>([
  ["without newsletter", SUBSCRIBER, true],
  ["with newsletter", { ...SUBSCRIBER, hasNewsletter: true }, false],
])("marks Settings for a subscriber %s", (_, reader, expected) => {
  expect(isBadgeDue("settings", BEFORE, reader)).toBe(expected);
});

test("marks Settings for subscribers only", () => {
  expect(isBadgeDue("settings", BEFORE, { ...READER, hasNews: true })).toBe(false);
});

test("shows no dot on Settings after its end", () => {
  expect(isBadgeDue("settings", AFTER, SUBSCRIBER)).toBe(false);
});

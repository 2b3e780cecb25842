import { expect, test } from "vitest";
import { CURRICULUM_TOPICS, toTopicStyle } from "./curriculum";

test("gives each topic a style of its own", () => {
  expect(CURRICULUM_TOPICS.map(toTopicStyle)).toEqual([
    "standards",
    "styling",
    "scripting",
    "practices",
    "tooling",
  ]);
});

test("gives a page without topic the neutral style", () => {
  expect(toTopicStyle(undefined)).toBe("none");
});

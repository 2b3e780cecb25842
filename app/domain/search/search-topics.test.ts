import { expect, test } from "vitest";
import { getAreaTopic, getSearchTopic, SEARCH_TOPICS } from "./search-topics";

test.each([
  ["/en-US/docs/Web/HTML", "html"],
  ["/de/docs/Web/CSS/Reference/Properties/color", "css"],
  ["/en-US/docs/Learn_web_development/Core", "learn"],
  ["/en-US/docs/Glossary/API", "glossary"],
  ["/en-US/docs/Mozilla/Add-ons/WebExtensions/API/tabs", "webextensions"],
  ["/en-US/docs/Web/Performance", "other"],
  ["/en-US/docs/Web/HTMLish", "other"],
] as const)("files %s under %s", (url, topic) => {
  expect(getSearchTopic(url)).toBe(topic);
  expect(SEARCH_TOPICS).toContain(topic);
});

test.each([
  ["/en-US/blog/hello/", "blog"],
  ["/en-US/curriculum/", "curriculum"],
  ["/en-US/plus/docs/faq", "plus"],
  ["/en-US/observatory/docs/faq", "observatory"],
  ["/en-US/community/spotlight/ann", "community"],
  ["/en-US/About", "about"],
  ["/en-US/privacy", "other"],
] as const)("files %s of an area under %s", (url, topic) => {
  expect(getAreaTopic(url)).toBe(topic);
  expect(SEARCH_TOPICS).toContain(topic);
});

import { expect, test } from "vitest";
import { prefersMarkdown } from "./prefers-markdown";

test.each([
  "text/markdown",
  "text/markdown, text/html, */*",
  "text/markdown, text/plain;q=0.9, */*;q=0.8",
  "text/html;q=0.8, text/markdown;q=0.9",
  "text/markdown;q=0.5",
  "text/html;q=0, text/markdown;q=0.001, */*",
  "*/*, text/markdown",
  "TEXT/Markdown ; variant=GFM ; q=1.000",
])("prefers Markdown: %s", (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

test.each([
  undefined,
  "",
  "*/*",
  "text/*",
  "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "text/html, text/markdown",
  "text/html, text/markdown;q=0.9",
  "text/markdown;q=0, */*",
  "text/markdown;q=0.5, */*",
  "text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1",
  "text/markdown;q=2",
  "text/markdown;q=high",
  "text/x-markdown",
  "application/text/markdown+json",
])("prefers HTML: %s", (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});

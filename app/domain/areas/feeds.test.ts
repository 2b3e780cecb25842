import { expect, test } from "vitest";
import { listBlogFeedLinks } from "./blog-feeds";
import { findFeedAreaByPath, listDocFeedLinks } from "./feeds";

const HAS_EDITS = () => true;

test("links the feed of the page's area", () => {
  const links = listDocFeedLinks("de", "Web/CSS/Reference/Properties/color", HAS_EDITS);
  expect(links).toEqual([
    { href: "/de/docs/Web/CSS/atom.xml", title: "CSS", type: "application/atom+xml" },
  ]);
  expect(listDocFeedLinks("de", "Web/CSS", HAS_EDITS)).toEqual(links);
});

test("links no feed from a page outside the areas or with a similar slug", () => {
  expect(listDocFeedLinks("de", "Web", HAS_EDITS)).toEqual([]);
  expect(listDocFeedLinks("de", "Web/CSSOM", HAS_EDITS)).toEqual([]);
});

test("links no feed of an area without features whose pages were not edited", () => {
  const asked: unknown[] = [];
  const hasEdits = (...area: unknown[]) => asked.push(area) === 0;
  expect(listDocFeedLinks("de", "Glossary/Viewport", hasEdits)).toEqual([]);
  expect(asked).toEqual([["de", "Glossary"]]);
  expect(listDocFeedLinks("de", "Web/CSS/Guides", hasEdits)).toHaveLength(1);
});

test("finds the area of every linked feed", () => {
  for (const slug of [
    "Web/API/Node",
    "Mozilla/Add-ons/WebExtensions/API",
    "Glossary/A",
  ]) {
    const [link] = listDocFeedLinks("en-US", slug, HAS_EDITS);
    const path = link?.href.slice("/en-US/docs/".length) ?? "";
    expect(slug).toContain(findFeedAreaByPath(path)?.slug);
  }
  expect(findFeedAreaByPath("Web/atom.xml")).toBeNull();
});

test("links the blog's feeds in both formats", () => {
  expect(listBlogFeedLinks("Site").map(({ href }) => href)).toEqual([
    "/en-US/blog/rss.xml",
    "/en-US/blog/atom.xml",
  ]);
});

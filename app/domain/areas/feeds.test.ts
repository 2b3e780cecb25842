import { expect, test } from "vitest";
import { listBlogFeedLinks } from "./blog-feeds";
import { findFeedAreaByPath, listDocFeedLinks } from "./feeds";

test("links the feed of the page's area", () => {
  const links = listDocFeedLinks("de", "Web/CSS/Reference/Properties/color");
  expect(links).toEqual([
    { href: "/de/docs/Web/CSS/atom.xml", title: "CSS", type: "application/atom+xml" },
  ]);
  expect(listDocFeedLinks("de", "Web/CSS")).toEqual(links);
});

test("links no feed from a page outside the areas or with a similar slug", () => {
  expect(listDocFeedLinks("de", "Web")).toEqual([]);
  expect(listDocFeedLinks("de", "Web/CSSOM")).toEqual([]);
});

test("finds the area of every linked feed", () => {
  for (const slug of [
    "Web/API/Node",
    "Mozilla/Add-ons/WebExtensions/API",
    "Glossary/A",
  ]) {
    const [link] = listDocFeedLinks("en-US", slug);
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

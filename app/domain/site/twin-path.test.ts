import { expect, test } from "vitest";
import { SECTIONS } from "./sections";
import { findPageOfTwin, hasTwin, leadsToTwin } from "./twin-path";

test.each([
  ["/en-US/", true],
  ["/de/docs/Web/CSS", true],
  ["/en-US/blog/hello/", true],
  ["/en-US/plus/updates/firefox/130", true],
  ["/en-US/docs/Glossary/Robots.txt", true],
  ["/en-US/plus/collections", false],
  ["/xx/docs/Web", false],
])("tells whether a page at %s has a twin: %s", (path, expected) => {
  expect(hasTwin(path)).toBe(expected);
});

test("does not take a file next to a page for a page", () => {
  const links = ["/en-US/docs/Web/CSS", "/en-US/docs/Web/CSS/a.png", "/de/docs/a.json/"];
  expect(links.map(leadsToTwin)).toEqual([true, false, false]);
});

test.each(["woff2", "wav", "vtt", "ogv", "xml"])(
  "does not take a .%s file next to a page for a page",
  (ending) => expect(leadsToTwin(`/en-US/docs/Web/a.${ending}`)).toBe(false),
);

test.each(["Node.js", "index.html"])("takes %s for a page", (name) =>
  expect(leadsToTwin(`/en-US/docs/Glossary/${name}`)).toBe(true),
);

test.each(["data", "part", "sidebar"])(
  "does not take the .%s that a page requests for a page",
  (suffix) => expect(leadsToTwin(`/en-US/docs/Web/CSS.${suffix}`)).toBe(false),
);

test.each([
  ["/en-US/index.md", "/en-US"],
  ["/en-US/docs/Web.md", "/en-US/docs/Web"],
  [
    "/en-US/docs/WebExtensions/manifest.json.md",
    "/en-US/docs/WebExtensions/manifest.json",
  ],
  ["/en-US/docs/Web", null],
  ["/en-US/play.md", null],
])("finds the page of %s", (path, page) => {
  expect(findPageOfTwin(path)).toBe(page);
});

test("agrees with the table of sections, which browsers do not load", () => {
  for (const { name, path, hasTwins } of SECTIONS) {
    if (path === undefined) continue;
    // No page is below the home page, and updates have pages two segments below.
    const hasBelow = path !== "" && hasTwins !== undefined;
    expect([name, hasTwin(`/en-US${path}`), hasTwin(`/en-US${path}/a/b`)]).toEqual([
      name,
      hasTwins === "all",
      hasBelow,
    ]);
  }
});

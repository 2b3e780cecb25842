import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findHeadings } from "../../sections/read-headings";
import type { Site } from "../../core/site";
import { createTestSite } from "../test-site";
import { translateFragment, translateFragments } from "./own-fragments";

const GUIDE = "Web/CSS/Guides/Cascade/Property_value_processing";
const URL_OF_GUIDE = `/de/docs/${GUIDE}`;

/** Creates a site with these bodies by URL. */
function createSite(bodies: Readonly<Record<string, string>>): Site {
  const pages = Object.keys(bodies).map((url) => {
    const [, locale = "", slug = ""] = /^\/([^/]+)\/docs\/(.+)$/.exec(url) ?? [];
    return { slug, locale: locale as "de" };
  });
  return {
    ...createTestSite(pages),
    listHeadings: ({ url }) => findHeadings(bodies[url] ?? ""),
  };
}

const ENGLISH = "## One\n\n### Two\n\n## Three";

test.each([
  ["the heading at the same place", ENGLISH, "## Eins\n\n### Zwei\n\n## Drei", "#zwei"],
  ["the heading of the same id", ENGLISH, "## Drei\n\n## Two", "#two"],
  [
    "the page where its outline is another one",
    ENGLISH,
    "## Eins\n\n## Zwei\n\n## Drei",
    "",
  ],
  ["the page where nobody knows the id", "## Other", "## Eins\n\n### Zwei", ""],
  ["the id where nothing is known of the page", ENGLISH, "", "#two"],
])("leads an English id to %s", (_, english, german, fragment) => {
  const site = createSite({ "/en-US/docs/G": english, "/de/docs/G": german });
  expect(translateFragment("/de/docs/G", "two", site)).toBe(`/de/docs/G${fragment}`);
});

test("has the outlines of the guides that our own links lead to", () => {
  const levels = [2, 2, 3, 3, 3, 2, 3, 3, 3, 4, 3, 3, 2, 3, 3, 2];
  const german = levels.map((level, at) => `${"#".repeat(level)} H${at}`).join("\n\n");
  const site = createSite({ [URL_OF_GUIDE]: german, "/en-US/docs/X": "" });
  expect(translateFragment(URL_OF_GUIDE, "initial_value", site)).toBe(
    `${URL_OF_GUIDE}#h9`,
  );
});

test("changes the links of a text, and no other of them", () => {
  const site = createSite({
    "/en-US/docs/G": ENGLISH,
    "/de/docs/G": "## Eins\n\n### Zwei\n\n## Drei",
  });
  const html =
    '<a href="/de/docs/G#two">a</a> <a href="/de/docs/G">b</a> <a href="#two">c</a>';
  expect(translateFragments(html, site)).toBe(html.replace("G#two", "G#zwei"));
});

test("every fragment in the texts of formal definitions is one of a known outline", () => {
  const folder = new URL("../../../app/l10n/content/", import.meta.url);
  const texts = readFileSync(new URL("en-US.ftl", folder), "utf8");
  const site = createSite({ [`/de/docs/${GUIDE}`]: "## Nichts" });
  for (const [, id = ""] of texts.matchAll(/Property_value_processing#([\w-]+)/g))
    expect(translateFragment(URL_OF_GUIDE, id, site)).toBe(URL_OF_GUIDE);
  expect(texts).toContain("Property_value_processing#");
});

test("reads headings as they are named on the page", () => {
  const body = "## A `b` [c](/d)\n\n```md\n## Not\n```\n\n### A\n\n#### A ####\n";
  expect(findHeadings(body)).toEqual([
    { level: 2, id: "a_b_c" },
    { level: 3, id: "a" },
    { level: 4, id: "a_2" },
  ]);
});

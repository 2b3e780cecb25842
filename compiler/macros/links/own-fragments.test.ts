import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listWrittenHeadings } from "../../sections/read-headings";
import type { Site } from "../../core/site";
import { createTestSite } from "../test-site";
import { renderRawCssSyntax } from "../formal-syntax/index";
import { translateFragment, translateFragments } from "./own-fragments";

const GUIDE = "Web/CSS/Guides/Cascade/Property_value_processing";
const SYNTAX_GUIDE = "Web/CSS/Guides/Values_and_units/Value_definition_syntax";
const URL_OF_GUIDE = `/de/docs/${GUIDE}`;

/** Creates a site with these bodies by URL. */
function createSite(bodies: Readonly<Record<string, string>>): Site {
  const pages = Object.keys(bodies).map((url) => {
    const [, locale = "", slug = ""] = /^\/([^/]+)\/docs\/(.+)$/.exec(url) ?? [];
    return { slug, locale: locale as "de" };
  });
  return {
    ...createTestSite(pages),
    listHeadings: ({ url }) => listWrittenHeadings(bodies[url] ?? ""),
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

test("changes the links of a text, and no other of them", () => {
  const site = createSite({
    "/en-US/docs/G": ENGLISH,
    "/de/docs/G": "## Eins\n\n### Zwei\n\n## Drei",
  });
  const html =
    '<a href="/de/docs/G#two">a</a> <a href="/de/docs/G">b</a> <a href="#two">c</a>';
  expect(translateFragments(html, site)).toBe(html.replace("G#two", "G#zwei"));
});

describe("the guides that our own links lead to", () => {
  /** Headings in the levels of the English guide, named `h0`, `h1` and so on. */
  function createTranslation(slug: string, levels: readonly number[]): Site {
    const body = levels.map((level, at) => `${"#".repeat(level)} H${at}`).join("\n\n");
    return createSite({ [`/de/docs/${slug}`]: body });
  }

  test("have every fragment that the texts of formal definitions name", () => {
    const site = createTranslation(
      GUIDE,
      [2, 2, 3, 3, 3, 2, 3, 3, 3, 4, 3, 3, 2, 3, 3, 2],
    );
    const folder = new URL("../../../app/l10n/content/", import.meta.url);
    const texts = readFileSync(new URL("en-US.ftl", folder), "utf8");
    const ids = Array.from(
      texts.matchAll(/Property_value_processing#([\w-]+)/g),
      ([, id = ""]) => id,
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids)
      expect([id, translateFragment(URL_OF_GUIDE, id, site)]).toEqual([
        id,
        expect.stringMatching(/#h\d+$/),
      ]);
    expect(translateFragment(URL_OF_GUIDE, "initial_value", site)).toBe(
      `${URL_OF_GUIDE}#h9`,
    );
  });

  test("have every fragment that the signs of a formal syntax lead to", () => {
    const site = createTranslation(
      SYNTAX_GUIDE,
      [2, 3, 4, 4, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2],
    );
    const html = renderRawCssSyntax("[ a && b || c | d ]* | e+ | f? | g{2} | h# | i!", {
      locale: "de",
      site,
      translate: (id) => id,
      platform: { listSpecifications: () => [] },
    });
    const signs = Array.from(
      html.matchAll(/#([^"]*)">([^<]*)<\/a>/g),
      ([, id, sign]) => `${sign} ${id}`,
    );
    expect(new Set(signs)).toEqual(
      new Set([
        "[ h9",
        "] h9",
        "&amp;&amp; h11",
        "|| h12",
        "| h13",
        "* h15",
        "+ h16",
        "? h17",
        "{2} h18",
        "# h19",
        "! h20",
      ]),
    );
  });
});

test("reads headings as they are named on the page", () => {
  const body = "## A `b` [c](/d)\n\n```md\n## Not\n```\n\n### A\n\n#### A ####\n";
  expect(listWrittenHeadings(body)).toEqual([
    { level: 2, id: "a_b_c", text: "A `b` c", line: 0 },
    { level: 3, id: "a", text: "A", line: 6 },
    { level: 4, id: "a_2", text: "A", line: 8 },
  ]);
});

test.each([
  ["## C#", "C#", "c"],
  ["## C # ##", "C #", "c"],
  ["##", "", "sect"],
  ["## [a](/b_(c)) d", "a d", "a_d"],
])("reads the heading %s as it is rendered", (line, text, id) => {
  expect(listWrittenHeadings(line)).toEqual([{ level: 2, id, text, line: 0 }]);
});

test.each([`a${" ".repeat(100_000)}b`, "[".repeat(200_000), "[a](".repeat(100_000)])(
  "reads a long heading in the time of one pass",
  (written) => {
    expect(listWrittenHeadings(`## ${written}`)).toHaveLength(1);
  },
);

import { expect, test } from "vitest";
import { runFinish } from "./test-job";

/** Formats sections as `type id title content`. */
function listSections(html: string): string[] {
  return runFinish(html).sections.map((section) => {
    const { id, title, isH3 } = section.value;
    const rest = section.type === "prose" ? section.value.content : section.value.query;
    const name = {
      prose: "prose",
      browser_compatibility: "compat",
      specifications: "specs",
    };
    return `${name[section.type]} ${isH3 ? "h3" : "h2"} ${id} ${title} | ${rest}`;
  });
}

const COMPAT = '<div class="bc-data" data-query="css.a" data-multiple="false">soon</div>';
const SPECS =
  '<div class="bc-specs" data-bcd-query="css.a,css.b" data-spec-urls="">soon</div>';
const KEYS = ["api.A", "api.B<"]
  .map((key) => `<div class="bc-data" data-query="${key}" data-multiple="true"></div>`)
  .join("\n");

test.each<[string, string, string[]]>([
  [
    "cuts at root-level h2 and h3",
    "<p>a</p>\n<h2>One</h2>\n<p>b</p>\n<h3>Two</h3><p>c</p><h4>Four</h4>",
    [
      "prose h2 null null | <p>a</p>",
      "prose h2 one One | <p>b</p>",
      'prose h3 two Two | <p>c</p><h4 id="four"><a href="#four">Four</a></h4>',
    ],
  ],
  [
    "does not cut inside other elements",
    "<h2>One</h2><div><h2>In</h2></div>",
    ['prose h2 one One | <div><h2 id="in"><a href="#in">In</a></h2></div>'],
  ],
  ["keeps an empty heading section", "<h2>One</h2>", ["prose h2 one One | "]],
  ["opens no section for white space", "\n <!-- x --> \n", []],
  [
    "gives the heading to the table",
    `<h2>Compat</h2>\n${COMPAT}\n<h2>Next</h2>`,
    ["compat h2 compat Compat | css.a", "prose h2 next Next | "],
  ],
  [
    "gives the heading to the specifications",
    `<h3>Specs</h3>${SPECS}`,
    ["specs h3 specs Specs | css.a,css.b"],
  ],
  [
    "puts prose before a table behind it",
    `<h2>Compat</h2><p>before</p>${COMPAT}`,
    ["compat h2 compat Compat | css.a", "prose h2 null null | <p>before</p>"],
  ],
  [
    "keeps prose after a table as a section of its own",
    `<h2>Compat</h2>${COMPAT}\n<p>after</p><h2>Next</h2>`,
    [
      "compat h2 compat Compat | css.a",
      "prose h2 null null | <p>after</p>",
      "prose h2 next Next | ",
    ],
  ],
  [
    "keeps prose before and after apart",
    `<h2>Compat</h2><p>before</p>${COMPAT}<p>after</p>`,
    [
      "compat h2 compat Compat | css.a",
      "prose h2 null null | <p>before</p>",
      "prose h2 null null | <p>after</p>",
    ],
  ],
  [
    "makes a section per key when there are several",
    `<h2>Compat</h2>${KEYS}<p>after</p>`,
    [
      "prose h2 compat Compat | ",
      "compat h3 api.A api.A | api.A",
      "compat h3 api.B< api.B&lt; | api.B<",
      "prose h2 null null | <p>after</p>",
    ],
  ],
  [
    "drops a table before anything else",
    `\n${COMPAT}<h2>One</h2>`,
    ["prose h2 one One | "],
  ],
  [
    "shows a second table under one heading without heading",
    `<h2>One</h2>${SPECS}${COMPAT}`,
    ["specs h2 one One | css.a,css.b", "compat h2 null null | css.a"],
  ],
  [
    "lifts a table out of another element to the place after that",
    `<h2>One</h2><ul><li>a<blockquote>${COMPAT}</blockquote>b</li></ul><p>c</p>`,
    [
      "prose h2 one One | <ul><li>a<blockquote></blockquote>b</li></ul>",
      "compat h2 null null | css.a",
      "prose h2 null null | <p>c</p>",
    ],
  ],
  [
    "lifts several tables in their order",
    `<h2>One</h2><table><tr><td>${KEYS}</td><td>${SPECS}</td></tr></table>`,
    [
      expect.stringContaining("prose h2 one One | "),
      "compat h3 api.A api.A | api.A",
      "compat h3 api.B< api.B&lt; | api.B<",
      "specs h2 null null | css.a,css.b",
    ],
  ],
])("%s", (_name, html, expected) => {
  expect(listSections(html)).toEqual(expected);
});

test("reports the place of a call inside of a list", () => {
  const source = { body: "- a\n- b {{Compat}}\n", firstLine: 3 };
  const { flaws } = runFinish(`<ul><li>a</li><li>b ${COMPAT}</li></ul>`, { source });
  expect(flaws).toMatchObject([{ check: "macro-place", line: 4, column: 5 }]);
});

test("looks specifications up by the keys and URLs that the macro wrote", () => {
  const asked: string[][] = [];
  const links = [{ bcdSpecificationURL: "https://s.example/#a", title: "S" }];
  const { sections } = runFinish(
    '<h2>S</h2><div class="bc-specs" data-bcd-query="a.b,c" data-spec-urls="https://s.example/"></div>',
    {
      listSpecifications: (keys, urls) => {
        asked.push(keys, urls);
        return links;
      },
    },
  );
  expect(asked).toEqual([["a.b", "c"], ["https://s.example/"]]);
  expect(sections).toEqual([
    {
      type: "specifications",
      value: { id: "s", title: "S", isH3: false, query: "a.b,c", specifications: links },
    },
  ]);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { listTocTargets } from "../support/toc-targets";
import {
  compileSite,
  fixturePath,
  type CompiledSite,
  type FixtureSite,
} from "../support/compile-site";

/**
 * The corner cases of the content format (section 10.2, same numbers), compiled as one site. Each
 * names its page and the strings that its prose must, and must not, contain.
 */
interface CornerCase {
  number: number;
  title: string;
  url: string;
  has?: (string | RegExp)[];
  lacks?: (string | RegExp)[];
}

const FENCE = "```";

const SITE: FixtureSite = {
  pages: {
    "/en-US/docs/Web": "Root.",
    "/en-US/docs/Web/CSS": { title: "CSS: Cascading Style Sheets" },
    "/en-US/docs/Web/CSS/Reference": "",
    "/en-US/docs/Web/CSS/Reference/Properties": "",
    "/en-US/docs/Web/CSS/Reference/Properties/display": {
      frontMatter:
        "page-type: css-property\nbrowser-compat: css.properties.display\nsidebar: cssref",
    },
    "/de/docs/Web/CSS/Reference/Properties/display": {
      title: "`display` Eigenschaft",
      body: "Text.\n\n## Spezifikationen\n\n{{Specifications}}\n\n## Browser-Kompatibilität\n\n{{Compat}}\n",
    },
    "/en-US/docs/Web/CSS/Reference/Properties/--*": { title: "Custom properties (--*)" },
    "/en-US/docs/Web/CSS/Reference/Properties/mixed":
      "- `a`\n  - : Term with text.\n- plain item\n",
    "/en-US/docs/Web/CSS/Reference/Values": "",
    "/en-US/docs/Web/CSS/Reference/Values/calc": {
      frontMatter: "page-type: css-function",
    },
    "/en-US/docs/Web/CSS/Reference/Values/length": { frontMatter: "page-type: css-type" },
    "/en-US/docs/Web/CSS/Reference/Selectors": "",
    "/en-US/docs/Web/CSS/Reference/Selectors/:has": "",
    "/en-US/docs/Web/CSS/Reference/Selectors/::picker": "",
    "/en-US/docs/Web/CSS/Reference/At-rules": "",
    "/en-US/docs/Web/CSS/Reference/At-rules/@media": "",
    "/en-US/docs/Web/JavaScript": "",
    "/en-US/docs/Web/JavaScript/Reference": "",
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects": "",
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array": "",
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/map": "",
    "/en-US/docs/Web/JavaScript/Reference/Statements": "",
    "/en-US/docs/Web/JavaScript/Reference/Statements/for...of": "",
    "/en-US/docs/Web/HTML": "",
    "/en-US/docs/Web/HTML/Reference": "",
    "/en-US/docs/Web/HTML/Reference/Elements": "",
    "/en-US/docs/Web/HTML/Reference/Elements/button": "",
    "/en-US/docs/Web/HTML/Reference/Elements/input": "",
    "/en-US/docs/Glossary": "",
    "/en-US/docs/Glossary/Grid_cell": "",
    "/en-US/docs/Mozilla": "",
    "/en-US/docs/Mozilla/manifest.json": "A page that looks like a file.",
    "/en-US/docs/Case": "",
    "/en-US/docs/Case/Names":
      "{{ CSSXref ( 'display' ) }}{{cssxref(\"display\")}} {{Non-standard_Inline}} {{optional_inline()}}",
    "/en-US/docs/Case/Look-ups":
      '{{cssxref("&lt;length&gt;")}} {{cssxref("calc")}} {{cssxref(":has")}} {{cssxref("@media")}} {{cssxref("Display")}} ' +
      '{{jsxref("Array.prototype.map()")}} {{jsxref("Array")}} {{Glossary("grid cell", "cells")}}',
    "/en-US/docs/Case/Terms":
      '- {{CSSXref("display")}} {{Optional_Inline}}\n  - : First.\n\n    Second.\n- `plain` {{Experimental_Inline}}\n  - : Other.\n',
    "/en-US/docs/Case/After_compat": {
      frontMatter: "browser-compat: css.properties.display",
      body: "## Browser compatibility\n\n{{Compat}}\n\nA note after the table.\n",
    },
    "/en-US/docs/Case/Many_keys": {
      frontMatter:
        "browser-compat:\n  - css.properties.display\n  - css.properties.float\n  - api.Node.appendChild",
      body: "## Browser compatibility\n\n{{Compat}}\n",
    },
    "/en-US/docs/Case/Duplicates":
      "## Example\n\nOne.\n\n## Example\n\nTwo.\n\n- example\n  - : A term.\n",
    "/en-US/docs/Case/Macros_in_places":
      '<table><tr><td>{{HTMLElement("button")}}</td></tr></table>\n\n`{{HTMLElement("button")}}`\n\n### {{HTMLElement("button")}}\n\nx\n',
    "/en-US/docs/Case/Unknown_names": {
      frontMatter: "sidebar: no_such\nbanners:\n  - no_such_banner",
    },
    "/de/docs/Case/Unknown_names": "",
    "/en-US/docs/Case/Images": "![Gone](dots.svg)\n\n![Here](dot.svg)\n",
    "/en-US/docs/Case/Braces": `Text \\{{ name }} here.\n\n${FENCE}html\n<p>\\{{ user.name }}</p>\n${FENCE}\n`,
    "/en-US/docs/Case/Arguments":
      '{{HTMLElement("input", "&lt;input type=\\"file\\"&gt;")}} {{CSSxRef(`display`, `<a> | b }} c`)}}\n',
    "/en-US/docs/Case/Empty_arguments":
      '{{EmbedLiveSample("x", "", 200, , , , "fullscreen")}}\n\nAfter.\n',
    "/en-US/docs/Case/Quotes":
      "> [!NOTE]\n> A note.\n\n> [!HINWEIS]\n> Not a marker.\n\n> [!NOTE] > slipped\n",
    "/en-US/docs/Case/Fences": `${FENCE}${FENCE.slice(2)}md\n${FENCE}js\ncode\n${FENCE}\n${FENCE}${FENCE.slice(2)}\n\n> quoted\n>\n> ${FENCE}css\n> a {}\n> ${FENCE}\n\n- item\n\n  ${FENCE}js\n  x;\n  ${FENCE}\n`,
    "/en-US/docs/Case/Broken_macros":
      'Before {{domxref("A")}\n\n{{Specifications)}}\n\n{{domxref(Element.x)}}\n\n`{{ }}` after\n\n{{NoSuchMacro("x")}} end\n',
    "/en-US/docs/Case/Blank_line_in_table":
      "<table>\n<tbody>\n<tr>\n\n<td>cell with **bold**</td>\n\n</tr>\n</tbody>\n</table>\n\nAfter.\n",
    "/en-US/docs/Case/Links":
      "[empty]() [ref][1] [wrong case](/en-US/docs/web/css) [moved](/en-US/docs/Old) [gone](/en-US/docs/Nowhere) [out](https://example.com/)\n\n[1]: /en-US/docs/Web/CSS\n",
    "/en-US/docs/Case/Invisible": "zero\u200Bwidth\n",
    "/en-US/docs/Case/Tags_in_prose":
      "The \\<origin> part, and a stray <https> here.\n\nNext paragraph.\n",
    "/de/docs/Case/Only_here": "[en](/de/docs/Glossary)\n",
  },
  files: {
    "en-us/_redirects.txt":
      "# FROM\tTO\n\uFEFF/en-US/docs/Old\t/en-US/docs/Web/CSS#part\n",
    "en-us/case/images/dot.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  },
};

const CASES: CornerCase[] = [
  {
    number: 2,
    title: "macro names in any case, with dashes, spaces and without parentheses",
    url: "/en-US/docs/Case/Names",
    has: [
      /(<a href="[^"]*Properties\/display"><code>display<\/code><\/a>){2}/,
      "icon-nonstandard",
      "optional",
    ],
  },
  {
    number: 4,
    title: "glossary and cssxref ignore case",
    url: "/en-US/docs/Case/Look-ups",
    has: [
      'href="/en-US/docs/Glossary/Grid_cell">cells</a>',
      'Properties/display"><code>Display</code>',
    ],
  },
  {
    number: 5,
    title: "definition lists with macros in the term, badges kept out of the id",
    url: "/en-US/docs/Case/Terms",
    has: [
      '<dt id="display">',
      '<dt id="plain"><a href="#plain">',
      "<p>First.</p>",
      "<p>Second.</p>",
    ],
  },
  {
    number: 6,
    title: "cssxref for types, functions, selectors and at-rules",
    url: "/en-US/docs/Case/Look-ups",
    has: [
      'Values/length"><code>&lt;length&gt;</code>',
      'Values/calc"><code>calc()</code>',
      'Selectors/:has"><code>:has</code>',
      'At-rules/@media"><code>@media</code>',
    ],
  },
  {
    number: 7,
    title: "jsxref with prototype, parentheses and short names",
    url: "/en-US/docs/Case/Look-ups",
    has: [
      'Array/map"><code>Array.prototype.map()</code>',
      'Global_Objects/Array"><code>Array</code>',
    ],
  },
  {
    number: 8,
    title: "prose after the compatibility table",
    url: "/en-US/docs/Case/After_compat",
    has: ["A note after the table."],
  },
  {
    number: 11,
    title: "macros in raw HTML, inline code and headings",
    url: "/en-US/docs/Case/Macros_in_places",
    has: [/<td><a href="[^"]*button">/, /<code><a href="[^"]*button">/],
  },
  {
    number: 13,
    title: "a missing image keeps its tag, a present one gets its size",
    url: "/en-US/docs/Case/Images",
    has: [
      /<img[^>]*alt="Gone"/,
      /<img[^>]*width="30"[^>]*height="20"/,
      'src="/en-US/docs/Case/Images/dot.svg"',
    ],
  },
  {
    number: 15,
    title: "escaped braces in text and in code",
    url: "/en-US/docs/Case/Braces",
    has: ["{{ name }}", /\{\{ user\.name \}\}/],
    lacks: ["\\{{"],
  },
  {
    number: 16,
    title: "entities and escaped quotes in arguments",
    url: "/en-US/docs/Case/Arguments",
    has: [/&lt;input type=("|&quot;)file("|&quot;)&gt;/],
  },
  {
    number: 17,
    title: "backtick arguments with bars, brackets and braces",
    url: "/en-US/docs/Case/Arguments",
    has: [/<code><a><\/a> \| b \}\} c<\/code>|\| b \}\} c/],
  },
  {
    number: 18,
    title: "empty arguments",
    url: "/en-US/docs/Case/Empty_arguments",
    has: ["<p>After.</p>"],
    lacks: ["EmbedLiveSample", "{{"],
  },
  {
    number: 19,
    title: "translated and bent note markers",
    url: "/en-US/docs/Case/Quotes",
    has: [
      /<div class="notecard note">\s*<p><strong>Note:<\/strong>\s+A note\./,
      /<blockquote>\s*<p>\[!HINWEIS\]/,
      /<strong>Note:<\/strong>[^<]*&gt; slipped/,
    ],
  },
  {
    number: 21,
    title: "a list that mixes both kinds stays a plain list",
    url: "/en-US/docs/Web/CSS/Reference/Properties/mixed",
    has: [": Term with text.", "<ul>"],
    lacks: ["<dl>"],
  },
  {
    number: 22,
    title: "long fences, fences in quotes and in lists",
    url: "/en-US/docs/Case/Fences",
    has: [
      'class="brush: md notranslate"',
      /<blockquote>[^]*brush: css[^]*<\/blockquote>/,
      /<li>[^]*brush: js/,
    ],
  },
  {
    number: 23,
    title: "broken macros",
    url: "/en-US/docs/Case/Broken_macros",
    has: [
      "Before {{domxref",
      "{{Specifications)}}",
      "{{domxref(Element.x)}}",
      "{{ }}",
      "end",
    ],
  },
  {
    number: 24,
    title: "blank lines inside a raw table",
    url: "/en-US/docs/Case/Blank_line_in_table",
    has: [/<table>[^]*<td>cell with[^]*<\/table>/, "<p>After.</p>"],
  },
  {
    number: 26,
    title: "empty, referenced, ill-cased, moved, missing and outside links",
    url: "/en-US/docs/Case/Links",
    has: [
      '<a href="/en-US/docs/Web/CSS">ref</a>',
      '<a href="/en-US/docs/Web/CSS">wrong case</a>',
      '<a href="/en-US/docs/Web/CSS#part">moved</a>',
      /<a[^>]*class="page-not-created"[^>]*>gone<\/a>/,
      /<a[^>]*class="external"[^>]*>out<\/a>/,
    ],
    lacks: [' href="/en-US/docs/Nowhere"'],
  },
  {
    number: 28,
    title: "invisible characters",
    url: "/en-US/docs/Case/Invisible",
    has: ["zero\u200Bwidth"],
  },
  {
    number: 29,
    title: "tag names in prose",
    url: "/en-US/docs/Case/Tags_in_prose",
    has: ["&lt;origin&gt; part", "Next paragraph."],
  },
];

let site: CompiledSite;

beforeAll(async () => {
  site = await compileSite(SITE);
});
afterAll(() => site.remove());

test.each(CASES)(
  "handles corner case $number: $title",
  ({ url, has = [], lacks = [] }) => {
    const prose = site.getProse(url);
    for (const part of has)
      if (typeof part === "string") expect(prose).toContain(part);
      else expect(prose).toMatch(part);
    for (const part of lacks) expect(prose).not.toContain(part);
  },
);

test("handles corner case 1: a translation inherits facts from the en-US page", () => {
  const german = site.getDocument("/de/docs/Web/CSS/Reference/Properties/display");
  expect(german).toMatchObject({
    title: "display Eigenschaft",
    titleHTML: "<code>display</code> Eigenschaft",
    pageType: "css-property",
    browserCompat: ["css.properties.display"],
    sidebarMacro: "cssref",
    isTranslated: true,
    baseline: { baseline: "high" },
  });
  expect(german.body.map(({ type }) => type)).toEqual([
    "prose",
    "specifications",
    "browser_compatibility",
  ]);
});

test("handles corner cases 8 and 9: prose after a table, several keys", () => {
  const after = site.getDocument("/en-US/docs/Case/After_compat").body;
  expect(after.map(({ type, value }) => [type, value.id])).toEqual([
    ["browser_compatibility", "browser_compatibility"],
    ["prose", null],
  ]);
  const many = site.getDocument("/en-US/docs/Case/Many_keys").body;
  expect(
    many.flatMap(({ type, value }) =>
      type === "browser_compatibility" ? [value.query] : [],
    ),
  ).toEqual(["css.properties.display", "css.properties.float", "api.Node.appendChild"]);
});

test("handles corner case 10: duplicate headings and a term of the same text", () => {
  const { body } = site.getDocument("/en-US/docs/Case/Duplicates");
  expect(body.map(({ value }) => value.id)).toEqual(["example", "example_2"]);
  expect(site.getProse("/en-US/docs/Case/Duplicates")).toContain('<dt id="example_3">');
});

test("handles corner case 11: a heading that is a macro gets its id from the rendered text", () => {
  const { body } = site.getDocument("/en-US/docs/Case/Macros_in_places");
  expect(body.at(-1)?.value.id).toBe("button");
});

describe("corner case 20: special slugs", () => {
  test.each([
    "/en-US/docs/Web/CSS/Reference/Properties/--*",
    "/en-US/docs/Web/CSS/Reference/Selectors/::picker",
    "/en-US/docs/Web/CSS/Reference/At-rules/@media",
    "/en-US/docs/Web/JavaScript/Reference/Statements/for...of",
    "/en-US/docs/Mozilla/manifest.json",
  ])("keeps %s", (url) => {
    expect(site.getDocument(url).mdn_url).toBe(url);
    expect(
      site.flaws.filter(
        (flaw) => flaw.file === fixturePath(url) && flaw.check === "slug",
      ),
    ).toEqual([]);
  });
});

test("points each link of a table of contents to an id of the page", () => {
  const documents = createDocumentsService({
    store: () => site.store,
    translate: loadContentStrings(),
  });
  const targets = Object.keys(SITE.pages).flatMap((url) => {
    const page = documents.findDocumentPage(url);
    return listTocTargets(page?.document.toc ?? []).map((id) => ({
      id,
      isThere: page?.articleHtml.includes(` id="${id}"`),
    }));
  });
  expect(targets).toContainEqual({ id: "api.Node.appendChild", isThere: true });
  expect(targets).toContainEqual({ id: "browser-kompatibilität", isThere: true });
  expect(targets.filter(({ isThere }) => !isThere)).toEqual([]);
});

describe("flaws", () => {
  test.each([
    ["/en-US/docs/Case/Images", "missing-image", 6, "dot.svg"],
    ["/en-US/docs/Case/Broken_macros", "macro-unknown", 14, null],
    ["/en-US/docs/Case/Links", "broken-link", 6, null],
    ["/en-US/docs/Case/Unknown_names", "sidebar-unknown", 4, null],
    ["/en-US/docs/Case/Unknown_names", "macro-unknown", 6, null],
  ])("on %s are reported as %s with their line", (url, check, line, suggestion) => {
    const found = site.flaws.filter(
      (flaw) => flaw.file === fixturePath(url) && flaw.check === check,
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ line });
    expect(found[0]?.column).toBeGreaterThan(0);
    if (suggestion !== null) expect(found[0]?.suggestion).toContain(suggestion);
  });

  test("of inherited front matter are reported for the English page alone", () => {
    const files = site.flaws.flatMap(({ check, file }) =>
      check === "sidebar-unknown" ? [file] : [],
    );
    expect(files).toEqual([fixturePath("/en-US/docs/Case/Unknown_names")]);
  });

  test("of invalid calls name each call's own line", () => {
    const lines = site.flaws
      .filter(
        ({ file, check }) =>
          file === fixturePath("/en-US/docs/Case/Broken_macros") &&
          check === "macro-syntax",
      )
      .map(({ line }) => line);
    expect(lines).toEqual(expect.arrayContaining([6, 8, 10]));
  });
});

test("finds a moved page through a redirect file with a byte order mark", () => {
  expect(site.store.findRedirect("/en-US/docs/old")).toBe("/en-US/docs/Web/CSS#part");
});

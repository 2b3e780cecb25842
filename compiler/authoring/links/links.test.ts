import { expect, test } from "vitest";
import { parse } from "yaml";
import { YamlSidebarSchema } from "../../sidebars/yaml-schema";
import { createFindMove, rewriteLinks } from "./rewrite-links";
import { rewriteSidebar } from "./rewrite-sidebar";

const findMove = createFindMove([
  { from: "/en-US/docs/Web/Old", to: "/en-US/docs/Web/New" },
  { from: "/en-US/docs/Web/Old/Bézier", to: "/en-US/docs/Web/New/Bézier" },
  { from: "/de/docs/Web/Old", to: "/de/docs/Web/New" },
]);

test.each([
  ["[a](/en-US/docs/Web/Old)", "[a](/en-US/docs/Web/New)"],
  ['[a](/en-US/docs/Web/Old#x "title")', '[a](/en-US/docs/Web/New#x "title")'],
  ["[a]: /en-us/docs/web/OLD?x=1", "[a]: /en-US/docs/Web/New?x=1"],
  ["<a href='/de/docs/Web/Old/'>", "<a href='/de/docs/Web/New/'>"],
  ["See /en-US/docs/Web/Old.", "See /en-US/docs/Web/New."],
  ["[a](/docs/Web/Old)", "[a](/docs/Web/New)"],
  ["[a](/en-US/docs/Web/Old/B%C3%A9zier)", "[a](/en-US/docs/Web/New/B%C3%A9zier)"],
  ["[a](/en-US/docs/Web/Old/Bézier)", "[a](/en-US/docs/Web/New/Bézier)"],
  ["![i](/en-US/docs/Web/Old/i.png)", "![i](/en-US/docs/Web/New/i.png)"],
  [
    "[a](https://developer.mozilla.org/en-US/docs/Web/Old)",
    "[a](https://developer.mozilla.org/en-US/docs/Web/New)",
  ],
  ["{{Next('Web/Old')}} Web/Old", "{{Next('Web/New')}} Web/Old"],
])("rewrites %s", (before, after) => {
  expect(rewriteLinks(before, "en-US", findMove).text).toBe(after);
});

test.each([
  "[a](/en-US/docs/Web/Older)",
  "[a](/en-US/docs/Web/Old_one)",
  "[a](/fr/docs/Web/Old)",
  "[a](https://example.com/en-US/docs/Web/Old)",
  "`[a](/en-US/docs/Web/Old)`",
  "```html\n<a href='/en-US/docs/Web/Old'>\n```",
  "> ~~~\n> /en-US/docs/Web/Old\n> ~~~",
  "../en-US/docs/Web/Old",
])("leaves %j", (text) => {
  expect(rewriteLinks(text, "en-US", findMove)).toEqual({ text, count: 0 });
});

const SIDEBAR = `# A comment.
sidebar:
  - type: section
    link: /Web/CSS # note
    children:
      - link: "/Web/CSS/Box_alignment/In_block_abspos_tables"
        title: x
        children:
          - /Web/CSS/In_grid_layout
          - '/Web/CSS/Last'
  - type: listSubPages
    path: /en-US/docs/Web/HTTP/Reference/Headers
    includeParent: true
l10n: {}
`;

test.each([
  ["55", "Web/CSS/Box_alignment/In_block_abspos_tables", "Web/CSS/Something_New"],
  ["56", "Web/CSS/In_grid_layout", "Web/CSS/Also_New"],
  ["57", "Web/HTTP/Reference/Headers", "Web/HTTP/Reference/Headers_New"],
])("case %s: leads a sidebar from %s", (_case, from, to) => {
  const after = rewriteSidebar(SIDEBAR, (slug) => (slug === from ? to : undefined));
  expect(after).toBe(SIDEBAR.replace(from, to));
});

test.each([
  ["a bare child", "Web/CSS/In_grid_layout", ["          - /Web/CSS/In_grid_layout\n"]],
  [
    "a list of pages",
    "Web/HTTP/Reference/Headers",
    [
      "  - type: listSubPages\n    path: /en-US/docs/Web/HTTP/Reference/Headers\n    includeParent: true\n",
    ],
  ],
  [
    "an entry with its children",
    "Web/CSS/Box_alignment/In_block_abspos_tables",
    [
      "      - link: \"/Web/CSS/Box_alignment/In_block_abspos_tables\"\n        title: x\n        children:\n          - /Web/CSS/In_grid_layout\n          - '/Web/CSS/Last'\n",
      "      []\n",
    ],
  ],
])("case 58: takes out %s", (_name, gone, [lines = "", rest = ""]) => {
  const after = rewriteSidebar(SIDEBAR, (slug) => (slug === gone ? null : undefined));
  expect(after).toBe(SIDEBAR.replace(lines, rest));
});

test.each([
  ["[/A, /B, {link: /C, title: C}, /D]", "[/B, {link: /C, title: C}, /D]"],
  ["[/B, /A, '/A', /C]", "[/B, /C]"],
  [
    '[/B, {link: /C, title: C}, "/A", {path: /A, type: listSubPages}]',
    "[/B, {link: /C, title: C}]",
  ],
  ["[\n      /A,\n      /B,\n    ]", "[\n      /B,\n    ]"],
])("takes the entries of a page out of a list in brackets: %s", (before, expected) => {
  const head = "sidebar:\n  - title: T\n    children: ";
  const after = rewriteSidebar(head + before, (slug) =>
    slug === "A" ? null : undefined,
  );
  expect(after).toBe(head + expected);
  expect(YamlSidebarSchema.safeParse(parse(after)).success).toBe(true);
});

test.each([
  [
    "sidebar:\n  - title: T\n    children:\n      - /A\n  - /C\n",
    "sidebar:\n  - title: T\n    children:\n      []\n  - /C\n",
  ],
  [
    "sidebar:\n  - title: T\n    children: [/A]\n",
    "sidebar:\n  - title: T\n    children: []\n",
  ],
  ["sidebar:\n  - link: /A\n    title: T\nl10n: {}\n", "sidebar:\n  []\nl10n: {}\n"],
  ["sidebar:\n- /A\n- /A\n", "sidebar:\n  []\n"],
  [
    "sidebar:\n- title: T\n  children:\n  - /A\n- /C\n",
    "sidebar:\n- title: T\n  children:\n    []\n- /C\n",
  ],
])("leaves a valid file when a list loses all its entries: %j", (text, expected) => {
  const after = rewriteSidebar(text, (slug) => (slug === "A" ? null : undefined));
  expect(after).toBe(expected);
  expect(YamlSidebarSchema.safeParse(parse(after)).success).toBe(true);
});

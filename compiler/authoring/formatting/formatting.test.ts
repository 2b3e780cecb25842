import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFrontMatter, readYaml, splitSource } from "../../sources/docs/front-matter";
import { renderMarkdown } from "../../markdown/render-markdown";
import { createContent } from "../test-content";
import { formatFrontMatter } from "./front-matter";
import { tidyMarkdown } from "./markdown";
import { formatPage, planFormat } from "./plan-format";

const wrap = (yaml: string): string => `---\n${yaml}---\nbody\n`;

test.each([
  [
    "95, needless quotes",
    "title: \"gap\"\nslug: 'Web/gap'\n",
    "title: gap\nslug: Web/gap\n",
  ],
  ["95, needed quotes", "title: 'a: b'\n", 'title: "a: b"\n'],
  ["95, quotes in the text", 'title: "\\"a\\": b"\n', "title: '\"a\": b'\n"],
  [
    "96, order",
    "page-type: guide\nslug: A\nunknown: 1\ntitle: A\n",
    "title: A\nslug: A\npage-type: guide\nunknown: 1\n",
  ],
  [
    "98, lists of one",
    "title: A\nbrowser-compat:\n  - api.A\nspec-urls: [https://a.example/]\n",
    "title: A\nbrowser-compat: api.A\nspec-urls: https://a.example/\n",
  ],
  ["99, tags", "title: A\ntags:\n  - x\n  - y\nslug: A\n", "title: A\nslug: A\n"],
  [
    "sorted status",
    "status: [experimental, deprecated]\n",
    "status:\n  - deprecated\n  - experimental\n",
  ],
  [
    "comments",
    "# about the slug\nslug: A\ntitle: A # kept\n",
    "title: A # kept\n# about the slug\nslug: A\n",
  ],
  ["a number", "title: 404\n", "title: 404\n"],
  ["a text like a number", 'title: "404"\n', 'title: "404"\n'],
  ["a folded text", "title: >-\n  a\n  b\nslug: A\n", "title: >-\n  a\n  b\nslug: A\n"],
  [
    "nested keys",
    "l10n:\n  sourceCommit: abc\ntitle: A\n",
    "title: A\nl10n:\n  sourceCommit: abc\n",
  ],
])("case %s: formats front matter", (_case, before, after) => {
  expect(formatFrontMatter(wrap(before))).toBe(wrap(after));
  expect(formatFrontMatter(wrap(after))).toBe(wrap(after));
});

test.each(["no front matter", "---\ntitle: [\n---\n", "---\na: &x 1\nb: *x\n---\n"])(
  "leaves %j",
  (text) => {
    expect(formatFrontMatter(text)).toBe(text);
  },
);

test("keeps the line ends of Windows", () => {
  const text = "---\r\nslug: A\r\ntitle: A\r\n---\r\n\r\n# A #\r\ntext  \r\nmore \r\n";
  expect(formatPage(text)).toBe(
    "---\r\ntitle: A\r\nslug: A\r\n---\r\n\r\n# A\r\n\r\ntext  \r\nmore\r\n",
  );
});

test("joins many blank lines of Windows", () => {
  const blank = "\r\n".repeat(26);
  expect(tidyMarkdown(`a${blank}b${blank}`).text).toBe("a\r\n\r\nb\r\n");
});

test.each([
  ["spaces at line ends", "a \n\nb\t\n", "a\n\nb\n"],
  ["no line break of two spaces", "a  \nb\n", "a  \nb\n"],
  ["stars as list markers", "* a\n* b\n", "- a\n- b\n"],
  ["underlined headings", "Title\n-----\n\na\n", "## Title\n\na\n"],
  ["hashes behind a heading", "## A ##\n", "## A\n"],
  ["styles of emphasis", "a *b* and __c__ `*d*`\n", "a _b_ and **c** `*d*`\n"],
  ["blank lines", "a\n\n\n\nb\n", "a\n\nb\n"],
  ["no blank lines around headings", "## A\ntext\n## B\n", "## A\n\ntext\n\n## B\n"],
  ["the end of the file", "a\n\n\n", "a\n"],
  ["a missing line end", "a", "a\n"],
])("tidies %s", (_name, before, after) => {
  expect(tidyMarkdown(before).text).toBe(after);
});

test.each([
  "```js\na   \n\n\n* b\n```\n",
  "<pre>\na \n\n\nb\n</pre>\n",
  "{{Raw(`\n* a \n\n\nb`)}}\n",
  "a*b*c and 2 * 3 * 4\n",
  "- a\n\n* b\n",
])("leaves %j", (text) => {
  expect(tidyMarkdown(text).text).toBe(text);
});

const render = (text: string): string =>
  renderMarkdown(text, { locale: "en-US", translate: (id) => id });

const PIECES = [
  "\n",
  "\n\n",
  "\n\n\n",
  " ",
  "  ",
  "* ",
  "- ",
  "+ ",
  "# ",
  " #",
  "*",
  "_",
  "__",
  "**",
  "```",
  "~~~",
  "> ",
  "a",
  "b c",
  "`",
  "<pre>",
  "</pre>",
  "{{",
  "}}",
  "===",
  "---",
  "|",
  "\t",
  "\r\n",
  "[x](/y_z*)",
  "\\*",
  "1. ",
  "    ",
];

test("changes no rendered page, and nothing the second time", () => {
  const body = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 30 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(body, (text) => {
      const { text: tidied } = tidyMarkdown(text);
      expect(render(tidied)).toBe(render(text));
      expect(tidyMarkdown(tidied).text).toBe(tidied);
    }),
    { numRuns: 1000 },
  );
});

test("keeps the meaning of every shipped page", () => {
  const root = "content/files";
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("index.md"),
  );
  expect(pages.length).toBeGreaterThan(100);
  for (const path of pages) {
    const text = readFileSync(join(root, path), "utf8");
    const formatted = formatPage(text);
    expect(formatPage(formatted)).toBe(formatted);
    const [before, after] = [splitSource(text), splitSource(formatted)];
    expect(parseFrontMatter(after.frontMatter)).toEqual(
      parseFrontMatter(before.frontMatter),
    );
    expect(render(after.body)).toBe(render(before.body));
  }
});

test("plans only the files that change", () => {
  const site = createContent({ "/en-US/docs/A": "fine", "/en-US/docs/B": "* a" });
  const plan = planFormat(site.content, null);
  expect(plan.changes.map(({ path }) => path.slice(site.root.length))).toEqual([
    "/en-us/b/index.md",
  ]);
});

const ENTRIES = [
  'title: "a\\nb"',
  "title: 'a: b'",
  "title: a # note",
  'title: "\\u2028"',
  "title: |\n  a\n  b",
  "title: >-\n  a\n  b",
  "title: a\n  b",
  "# note\ntitle: a",
  "\ntitle: a",
  "title:",
  "title: 404",
  "slug: A/B",
  "'slug': A",
  '"slug": "A"',
  "slug: !!str 1",
  "slug: null",
  "tags: [a]",
  "tags:\n  - a",
  "status:\n  - deprecated\n  - experimental",
  "status: [deprecated]",
  "status: []",
  "status:\n- a",
  "browser-compat: [a]",
  "browser-compat:\n  - a",
  "browser-compat:\n  - a\n  - b # c",
  "sidebar: [a: b]",
  "spec-urls:\n  - https://a.example/#x",
  "spec-urls: ['https://a.example/#x']",
  "l10n: {sourceCommit: a}",
  "l10n:\n  sourceCommit: 'a'",
  "other: {a: [b, c]}",
  "other: &x a",
  "other: '  '",
  "other: ' a '",
];

test("keeps the meaning of front matter, and changes nothing the second time", () => {
  const yaml = fc.shuffledSubarray(ENTRIES, { maxLength: 6 });
  fc.assert(
    fc.property(yaml, fc.constantFrom("\n", "\r\n"), (entries, lineEnd) => {
      const text = `---\n${entries.join("\n")}\n---\nx\n`.replaceAll("\n", lineEnd);
      const formatted = formatFrontMatter(text);
      const [before, after] = [splitSource(text), splitSource(formatted)];
      expect(readMeaning(after.frontMatter)).toEqual(readMeaning(before.frontMatter));
      expect(after.body).toBe(before.body);
      expect(formatFrontMatter(formatted)).toBe(formatted);
    }),
    { numRuns: 3000 },
  );
});

/** Reads what readers and builders take from front matter: lists of one are their entry, `tags` nothing. */
function readMeaning(yaml: string | null): unknown {
  const { value, flaws } = readYaml(yaml ?? "");
  if (flaws.length > 0) return yaml;
  const entries = Object.entries(value ?? {}).filter(([key]) => key !== "tags");
  return Object.fromEntries(
    entries.map(([key, entry]: [string, unknown]) => {
      const isUnwrapped = ["browser-compat", "spec-urls", "sidebar"].includes(key);
      if (key === "status" && Array.isArray(entry)) return [key, new Set(entry)];
      return [
        key,
        isUnwrapped && Array.isArray(entry) && entry.length === 1 ? entry[0] : entry,
      ];
    }),
  );
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parsePlainYaml } from "./plain-yaml";

test.each([
  "title: The <a> element\nslug: Web/HTML/a\n",
  'title: ":has()"\nshort-title: \'a "b"\'\n',
  "browser-compat:\n  - css.a\n  - css.b\nsidebar: cssref\n",
  "l10n:\n  sourceCommit: abc\n  other: d\n",
  "l10n:\n  sourceCommit: 599ae8b7ad414e91df473d91983f4ffc5cafabb3\n",
  'title: "a \\"b\\" \\\\ c"\nshort-title: 303 See Other\n',
  "status:\ntitle: Größe – a:b, [c]\n",
])("reads %j as a YAML parser does", (yaml) => {
  expect(parsePlainYaml(yaml)).toEqual(parse(yaml));
});

test.each([
  ["a number", "title: 404"],
  [
    "a commit that is a number",
    `l10n:\n  sourceCommit: ${"1".repeat(20)}e${"1".repeat(19)}`,
  ],
  ["a truth value", "title: True"],
  ["a comment", "title: a # b"],
  ["a mapping in a text", "title: a: b"],
  ["an escape", 'title: "a\\nb"'],
  ["a text that goes on", "title: a\n  b"],
  ["a list in brackets", "status: [a]"],
  ["an alias", "title: *a"],
  ["a key twice", "title: a\ntitle: b"],
  ["a list of mappings", "sidebar:\n  - a: b"],
  ["a list and then a key", "sidebar:\n  - a\n  b: c"],
  ["a second document", "title: a\n---\n"],
  ["a tab", "title:\ta"],
])("leaves %s to a YAML parser", (_name, yaml) => {
  expect(parsePlainYaml(yaml)).toBeNull();
});

const word = fc.constantFrom(
  ...[
    "a",
    "Web/API",
    ":",
    " ",
    "#",
    "-",
    '"',
    "'",
    "0",
    "null",
    "~",
    "<b>",
    "\\",
    "[",
    "&",
  ],
  ...["*", "é", ",", "|", ">", "%", "@", "`", "title", "  - ", "  ", "!", "?", "."],
);
const text = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(""));
const line = fc.oneof(
  text.map((value) => `title: ${value}`),
  text.map((value) => `  - ${value}`),
  text.map((value) => `  inner: ${value}`),
  fc.constantFrom("list:", "slug: a", "l10n:", ""),
  text,
);

test("never reads a text otherwise than a YAML parser", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const yaml = `${lines.join("\n")}\n`;
      const own = parsePlainYaml(yaml);
      if (own && Object.keys(own).length > 0) expect(own).toEqual(parse(yaml));
    }),
    { numRuns: 3000 },
  );
});

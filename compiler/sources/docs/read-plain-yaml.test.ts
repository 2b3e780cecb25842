import { expect, test } from "vitest";
import { parse } from "yaml";
import { createRandom } from "../../../tests/support/create-random";
import { isTooDeep, readPlainYaml } from "./read-plain-yaml";

test("reads texts and lists as YAML does", () => {
  const yaml = `title: "<a>: The Anchor element"
slug: Web/HTML/Reference/Elements/a
short-title: '<a>'
page-type: html-element
status:
  - experimental
  - "non-standard"
browser-compat: html.elements.a
spec-urls:
- https://html.spec.whatwg.org/#the-a-element
sidebar:   htmlsidebar
l10n:
  sourceCommit: 5ee1a2b
  other: "12"
`;
  expect(readPlainYaml(yaml)).toEqual(parse(yaml));
  expect(Object.keys(readPlainYaml(yaml) ?? {})).toEqual(
    Object.keys(parse(yaml) as object),
  );
});

test.each([
  "title: 404",
  "title: true",
  "title: Null",
  "title:",
  "title: a: b",
  "title: a #b",
  "title: a:",
  "title: a ",
  'title: "a\\n"',
  'title: "a" # why',
  "title: [a, b]",
  "title: >-\n  a",
  "title: a\n  b",
  "title: a\ntitle: b",
  "title: a\n\nslug: b",
  "sidebar:\n  - a:\n      - b",
  "sidebar:\n  - a\n - b",
  "sidebar:\n  - a\n    b",
  "l10n:\n  sourceCommit: 12e4",
  "l10n:\n  sourceCommit: abc\n other: d",
  "l10n:\n  sourceCommit:\n    - abc",
  "l10n:\n  a: b\n  a: b",
  "title:\ta",
  "title: a\tb",
  "title: a\u0007b",
  "title: a\u2028b",
  "title: a\uD800b",
  "title: &a b",
  "# only a comment",
  "null: a",
  "",
])("leaves %j to the parser of all YAML", (yaml) => {
  expect(readPlainYaml(yaml)).toBeNull();
});

const PARTS =
  `a B9 é 日 true null ~ - -- : :: # ' " \\ | > & * ! % @ [ ] { } , . .. / ( ) $ _ = + 1 0x1 1e3 .inf? <`.split(
    " ",
  );
const JOINTS = [
  "",
  "",
  " ",
  " ",
  "  ",
  "\n",
  "\n  ",
  "\n- ",
  "\n  - ",
  ": ",
  "\nkey: ",
  "\n  more: ",
];

test("never reads a text in another way than YAML does", () => {
  const random = createRandom(11);
  const pick = (list: readonly string[]): string =>
    list[Math.floor(random() * list.length)] ?? "";
  let read = 0;
  for (let run = 0; run < 30_000; run++) {
    const length = 1 + Math.floor(random() * 5);
    const yaml = Array.from({ length }, () => pick(PARTS) + pick(JOINTS)).reduce(
      (text, part) => text + part,
      ["title: ", "list:\n  - ", "map:\n  key: "][run % 3] ?? "",
    );
    const plain = readPlainYaml(yaml);
    if (plain === null) continue;
    read++;
    expect(plain, yaml).toEqual(parse(yaml));
  }
  expect(read).toBeGreaterThan(300);
});

test.each([
  ["entries in braces", "- { title: a, link: [b] }\n".repeat(400), false],
  ["brackets in texts", `- "]"\n- "["\n`.repeat(400), false],
  ["nested brackets", "[".repeat(400), true],
  ["nested brackets with closing ones in texts", `[ "]", '}', # ]\n`.repeat(400), true],
])("tells levels from %s", (_name, yaml, isDeep) => {
  expect(isTooDeep(yaml)).toBe(isDeep);
});

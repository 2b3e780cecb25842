import { expect, test } from "vitest";
import { createRandom } from "../../../tests/support/create-random";
import { parseYaml } from "./parse-yaml";
import { isTooDeep, readBrokenYaml, readPlainYaml } from "./read-plain-yaml";

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
  expect(readPlainYaml(yaml)).toEqual(parseYaml(yaml));
  expect(Object.keys(readPlainYaml(yaml) ?? {})).toEqual(
    Object.keys(parseYaml(yaml) as object),
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
  `a B9 é 日 true null ~ - -- : :: # ' " \\ | > & * ! % @ [ ] { } , . .. / ( ) $ _ = + 1 .5 0 0x1 1e3 .inf? <`.split(
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
    expect(plain, yaml).toEqual(parseYaml(yaml));
  }
  expect(read).toBeGreaterThan(300);
});

test.each(
  "3.10 1.0 1e3 0755 0x1F 0o17 +1 -0 .5 1. .inf .NaN 12345678901234567890 1e400 404 -1.5".split(
    " ",
  ),
)("reads %s as it is written, in whole YAML and in broken YAML", (written) => {
  const yaml = `title: ${written} # why`;
  const { title } = parseYaml(yaml) as { title: unknown };
  expect(String(title)).toBe(written);
  expect(readBrokenYaml(yaml).title).toBe(written);
});

test.each([
  ["entries in braces", "- { title: a, link: [b] }\n".repeat(400), false],
  ["brackets in texts", `- "]"\n- "["\n`.repeat(400), false],
  ["nested brackets", "[".repeat(400), true],
  ["nested brackets with closing ones in texts", `[ "]", '}', # ]\n`.repeat(400), true],
])("tells levels from %s", (_name, yaml, isDeep) => {
  expect(isTooDeep(yaml)).toBe(isDeep);
});

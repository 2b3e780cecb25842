import { expect, test } from "vitest";
import { findField, findOpenCall, findTarget } from "./text-context";

/** Splits a text at the cursor. */
function put(marked: string): [text: string, offset: number] {
  return [marked.replace("|", ""), marked.indexOf("|")];
}

test.each([
  ["[a](/en-US/do|cs/Web)", "/en-US/docs/Web", false],
  ["[a](/en-US/do|", "/en-US/do", false],
  ["[a](</Web/x|>)", "/Web/x", false],
  ["[a](/Web/calc()|) b", "/Web/calc()", false],
  ["x [`a[0]`](/We|b)", "/Web", false],
  ["![A picture](pi|c.png)", "pic.png", true],
  ['<a class="b" href="/We|b">', "/Web", false],
  ["<img src='|pic.png'>", "pic.png", true],
  ["[a]: /We|b", "/Web", false],
  ["🎉 [a](/x) [b](/|y)", "/y", false],
])("finds the address in %s", (marked, written, isImage) => {
  const [text, offset] = put(marked);
  const found = findTarget(text, offset);
  expect(found).toMatchObject({ written, isImage });
  expect(text.slice(found?.start, found?.end)).toBe(written);
});

test.each([
  "`[a](/x|)`",
  "```js\nlist[0](/x|)\n```",
  "<!-- [a](/x|) -->",
  "(/x|)",
  "[a](/x) |",
])("finds no address in %s", (marked) => {
  expect(findTarget(...put(marked))).toBeNull();
});

test.each([
  ["{{css|", "css", null],
  ["{{ |}}", "", null],
  ["{{ |  css", "", null],
  ['{{cssxref("co|', "cssxref", [0, "co"]],
  ['{{cssxref("a", "b, c|', "cssxref", [1, "b, c"]],
  ["{{Next('|')}}", "Next", [0, ""]],
  ['{{A("x")}} {{B("y|z")}}', "B", [0, "y"]],
  ['{{A("a\\"|', "A", [0, 'a\\"']],
])("finds the call that is written in %s", (marked, name, argument) => {
  const found = findOpenCall(...put(marked));
  expect(found?.name.written).toBe(name);
  const { index, written } = found?.argument ?? {};
  expect(found?.argument ? [index, written] : null).toEqual(argument);
});

test("replaces an argument to its quote, and one without quote to the cursor", () => {
  const [text, offset] = put('{{A("old| name")}} "x"');
  const found = findOpenCall(text, offset)?.argument;
  expect(text.slice(found?.start, found?.end)).toBe("old name");
  const [open, cursor] = put('{{A("new| and "quoted" text');
  const other = findOpenCall(open, cursor)?.argument;
  expect(open.slice(other?.start, other?.end)).toBe("new");
});

test.each(['{{A("x")|', '{{A("x")}} |', "\\{{A|", "{ {A|", '{{A("x", |', "{{A\n|"])(
  "finds no call in %s",
  (marked) => {
    expect(findOpenCall(...put(marked))).toBeNull();
  },
);

test.each([
  ["---\nti|\n---\n", null, "ti"],
  ["---\r\nslug: Web\r\n|\r\n---\r\n", null, ""],
  ["---\npage-type: gu|ide\n---\n", "page-type", "guide"],
  ["---\nstatus:\n  - depre|\n---\n", "status", "depre"],
  ["---\nstatus: [experimental, non|]\n---\n", "status", "non"],
  ["---\nbrowser-compat: css.pro|\n---\n", "browser-compat", "css.pro"],
  ["---\nl10n:\n  source|\n---\n", "l10n", "source"],
  ["---\ntitle: A\npage-|\n\nText: x", null, "page-"],
])("finds the field in %j", (marked, key, written) => {
  const [text, offset] = put(marked);
  const found = findField(text, offset);
  expect(found).toMatchObject({ key });
  expect(text.slice(found?.start, found?.end)).toBe(written);
});

test.each([
  "---\ntitle: A\n---\nti|",
  "---\ntitle: A\n-|--\n",
  "-|--\ntitle: A\n---\n",
  "title|",
  `---\ntitle: [${",".repeat(3_000)}|\n---\n`,
])("finds no field in %j", (marked) => {
  expect(findField(...put(marked))).toBeNull();
});

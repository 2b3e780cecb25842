import { TextDocument } from "vscode-languageserver-textdocument";
import { expect, test } from "vitest";
import type { FlawReport } from "~/domain/documents/flaw";
import { describeBrokenLink, describeRedirectedLink } from "../../flaws/links";
import { describeUnknownMacro } from "../../flaws/macros";
import { describeUnknownWord } from "../../flaws/names";
import { withFile } from "../../flaws/with-file";
import { listActions, toDiagnostics } from "./diagnostics";
import { listFormatEdits } from "./format";
import { toTextEdits } from "./diagnostics";

function open(text: string): TextDocument {
  return TextDocument.create("file:///index.md", "markdown", 1, text);
}

function at(flaw: FlawReport, line: number | null, column: number | null) {
  return withFile({ ...flaw, line, column }, "en-us/web/index.md");
}

test.each([
  ["🎉 [a](/Old)\r\n", describeRedirectedLink("/Old", "/New"), 1, 4, "/Old"],
  [
    "---\r\na: b\r\n---\r\nx {{Nope(1)}} y",
    describeUnknownMacro("Nope", null),
    4,
    3,
    "{{Nope(1)}}",
  ],
  ["a mispeled word", describeUnknownWord("mispeled", "misspelled"), 1, 3, "mispeled"],
  ["[a](/Gone/x) b", describeBrokenLink("/Gone/x", null), 1, 5, "/Gone/x"],
  [
    "Text without place",
    describeUnknownMacro("x", null),
    null,
    null,
    "Text without place",
  ],
  ["short", describeUnknownMacro("x", null), 9, 9, "short"],
  ["short", describeUnknownMacro("x", null), 1, 99, ""],
] as const)("marks in %j what the flaw is about", (text, flaw, line, column, marked) => {
  const document = open(text);
  const [diagnostic] = toDiagnostics(document, [at(flaw, line, column)]);
  expect(document.getText(diagnostic?.range)).toBe(marked);
});

test("shows name, severity and suggestion as the command does", () => {
  const [diagnostic] = toDiagnostics(open("[a](/Old)"), [
    at(describeRedirectedLink("/Old", "/New"), 1, 5),
  ]);
  expect(diagnostic).toMatchObject({ code: "redirected-link", severity: 2 });
  expect(diagnostic?.message).toContain("Suggestion: /New");
});

const TEXT = "[a](/Old) mispeled\n\n[b](/Old)\n";
const FLAWS = [
  at(describeRedirectedLink("/Old", "/New"), 1, 5),
  at(describeUnknownWord("mispeled", "misspelled"), 1, 11),
  at(describeRedirectedLink("/Old", "/New"), 3, 5),
];

function fix(line: number, only?: string[]): string[] {
  const document = open(TEXT);
  const range = { start: { line, character: 0 }, end: { line, character: 99 } };
  return listActions(document, FLAWS, { range, only }).map(({ edit }) =>
    TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? []),
  );
}

test("offers the fixes of the chosen lines, and the safe ones of the page", () => {
  const all = TEXT.replaceAll("/Old", "/New");
  expect(fix(0)).toEqual([
    TEXT.replace("/Old", "/New"),
    TEXT.replace("mispeled", "misspelled"),
    all,
  ]);
  expect(fix(2, ["quickfix"])).toEqual([TEXT.replace("[b](/Old)", "[b](/New)")]);
  expect(fix(1, ["source"])).toEqual([all]);
  expect(fix(1, ["refactor"])).toEqual([]);
});

test("suggests words for the chosen ones alone, and for few of them", () => {
  const document = open("aab aac aad aae aaf aag");
  const words = document.getText().split(" ");
  const flaws = words.map((word, index) =>
    at(describeUnknownWord(word), 1, 1 + index * 4),
  );
  const asked: string[] = [];
  const suggest = (word: string) => {
    asked.push(word);
    return "word";
  };
  const list = (start: number, end: number) =>
    listActions(document, flaws, {
      range: { start: { line: 0, character: start }, end: { line: 0, character: end } },
      suggest,
    });
  expect(list(4, 5).map(({ title }) => title)).toEqual(["Fix spelling: word"]);
  expect(asked).toEqual(["aac"]);
  expect(list(0, 23)).toHaveLength(5);
});

test.each(["\n", "\r\n"])(
  "formats by the lines that change, with line ends %j",
  (end) => {
    const text = ["---", "slug: A", 'title: "A"', "---", "", "🎉 Text", ""].join(end);
    const edits = listFormatEdits(text);
    const document = open(text);
    expect(TextDocument.applyEdits(document, toTextEdits(document, edits))).toBe(
      ["---", "title: A", "slug: A", "---", "", "🎉 Text", ""].join(end),
    );
    expect(edits.every(({ end: last }) => last <= text.indexOf("🎉"))).toBe(true);
  },
);

import { appendFileSync, chmodSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import {
  describeAbsoluteLink,
  describeBrokenFragment,
  describeBrokenLink,
  describeIllCasedLink,
  describeInsecureLink,
  describeRedirectedLink,
  describeRelativeLink,
} from "../../flaws/links";
import {
  describeBrokenMacroLink,
  describeRedirectedMacroLink,
  describeRetiredMacro,
  REMOVE_CALL,
} from "../../flaws/macros";
import { describeHeadingLevel } from "../../flaws/names";
import { withFile } from "../../flaws/with-file";
import { createContent } from "../test-content";
import { applyFixes, findFixability, toFlawId } from "./apply-fixes";
import { fixFile } from "./fix-file";
import { planFixes } from "./plan-fixes";

const FILE = "en-us/web/index.md";

function at(
  report: Parameters<typeof withFile>[0],
  line: number,
  column: number | null = 1,
): Flaw {
  return withFile({ ...report, line, column }, FILE);
}

const moved = (from: string, to: string, line: number, column: number | null = 1): Flaw =>
  at(describeRedirectedLink(from, to), line, column);

test.each([
  ["an inline link", "See [a](/en-US/docs/Old).", "See [a](/en-US/docs/New)."],
  ["a reference definition", "[a]: /en-US/docs/Old", "[a]: /en-US/docs/New"],
  ["raw HTML", '<a href="/en-US/docs/Old">x</a>', '<a href="/en-US/docs/New">x</a>'],
  [
    "a link behind é and 🔥, case 63",
    "Café 🔥 [Link](/en-US/docs/Old)",
    "Café 🔥 [Link](/en-US/docs/New)",
  ],
])("replaces the target of %s", (_name, before, after) => {
  const flaw = moved("/en-US/docs/Old", "/en-US/docs/New", 1);
  expect(applyFixes(before, [flaw], "safe")).toEqual({
    text: after,
    fixed: [flaw],
    skipped: [],
  });
});

test.each([
  [
    "See https://a.example/en-US/docs/Web.",
    "See [https://a.example/en-US/docs/Web](/W).",
  ],
  ["<https://a.example/en-US/docs/Web>", "[https://a.example/en-US/docs/Web](/W)"],
  ["[x](<https://a.example/en-US/docs/Web>)", "[x](</W>)"],
  ['[x]( <https://a.example/en-US/docs/Web> "t")', '[x]( </W> "t")'],
  ["(https://a.example/en-US/docs/Web)", "([https://a.example/en-US/docs/Web](/W))"],
  ["[x]: https://a.example/en-US/docs/Web", "[x]: /W"],
  ["<a href=https://a.example/en-US/docs/Web>x</a>", "<a href=/W>x</a>"],
  [
    "[https://a.example/en-US/docs/Web](https://a.example/en-US/docs/Web)",
    "[https://a.example/en-US/docs/Web](/W)",
  ],
])("keeps the link and its text where it names the host: %s", (before, after) => {
  const flaw = at(describeAbsoluteLink("https://a.example/en-US/docs/Web", "/W"), 1);
  expect(applyFixes(before, [flaw], "safe").text).toBe(after);
});

test("keeps a bare address so while it has a scheme", () => {
  const flaw = at(describeInsecureLink("http://a.example/", "https://a.example/"), 1);
  const { text } = applyFixes("<http://a.example/>", [flaw], "safe");
  expect(text).toBe("<https://a.example/>");
});

test("case 61: applies equal suggestions at one place once", () => {
  const flaw = moved("/en-US/docs/Old", "/en-US/docs/New", 1, 5);
  const { text } = applyFixes("[a](/en-US/docs/Old) b", [flaw, flaw], "safe");
  expect(text).toBe("[a](/en-US/docs/New) b");
});

test("case 62: fixes a reference definition once for all its links", () => {
  const text = "[a][x] [b][x] [c][y]\n\n[x]: /en-US/docs/X\n[y]: /en-US/docs/Y";
  const flaws = [
    moved("/en-US/docs/X", "/en-US/docs/N", 3, 6),
    moved("/en-US/docs/X", "/en-US/docs/N", 3, 6),
    moved("/en-US/docs/Y", "/en-US/docs/M", 4, 6),
  ];
  const { text: fixed, skipped } = applyFixes(text, flaws, "safe");
  expect(fixed).toBe(text.replace("docs/X", "docs/N").replace("docs/Y", "docs/M"));
  expect(skipped).toHaveLength(1);
});

test("case 67: replaces three slugs of one prefix in one call", () => {
  const text = '{{PreviousMenuNext("Learn/A", "Learn/A/B", "Learn")}}';
  const flaws = ["Learn/A", "Learn/A/B", "Learn"].map((slug, index) =>
    at(
      describeBrokenMacroLink(`/en-US/docs/${slug}`, {
        isShown: true,
        suggestion: `New/${index}`,
      }),
      1,
      null,
    ),
  );
  const after = flaws.reduce(
    (now, flaw) => applyFixes(now, [flaw], { id: toFlawId(flaw) }).text,
    text,
  );
  expect(after).toBe('{{PreviousMenuNext("New/0", "New/1", "New/2")}}');
});

test("case 68: replaces the same target three times on a line, one for each flaw", () => {
  const text = "[1](/en-US/docs/O) [2](/en-US/docs/O) [3](/en-US/docs/O)";
  const flaws = [5, 24, 43].map((column) =>
    moved("/en-US/docs/O", "/en-US/docs/N", 1, column),
  );
  expect(applyFixes(text, flaws, "safe").text).toBe(text.replaceAll("docs/O", "docs/N"));
  const withoutColumns = flaws.map((flaw) => ({ ...flaw, column: null }));
  expect(applyFixes(text, withoutColumns, "safe").text).toBe(
    text.replaceAll("docs/O", "docs/N"),
  );
});

test.each(["_accessibility", "...of", "*"])(
  "case 69: leaves an address alone that only begins like the flaw's and ends in %s",
  (rest) => {
    const text = `[a](/en-US/docs/Mobile${rest}) [b](/en-US/docs/Mobile)`;
    const flaw = moved("/en-US/docs/Mobile", "/en-US/docs/Phone", 1);
    const { text: fixed } = applyFixes(text, [flaw], "safe");
    expect(fixed).toBe(`[a](/en-US/docs/Mobile${rest}) [b](/en-US/docs/Phone)`);
  },
);

test("case 64: matches entities in the file against plain characters", () => {
  const flaw = moved("/en-US/docs/It's", "/en-US/docs/Its", 1);
  const { text } = applyFixes('<a href="/en-US/docs/It&#x27;s">x</a>', [flaw], "safe");
  expect(text).toBe('<a href="/en-US/docs/Its">x</a>');
});

test("never ends the quotes that a target stands in", () => {
  const flaw = moved("/en-US/docs/Its", "/en-US/docs/It's", 1);
  const before = "<a href='/en-US/docs/Its'>x</a>";
  expect(applyFixes(before, [flaw], "safe")).toEqual({
    text: before,
    fixed: [],
    skipped: [flaw],
  });
});

test("keeps an address decoded where the file wrote it so", () => {
  const flaw = at(
    describeIllCasedLink("/en-US/docs/b%C3%A9zier", "/en-US/docs/B%C3%A9zier"),
    1,
  );
  expect(applyFixes("[a](/en-US/docs/bézier)", [flaw], "safe").text).toBe(
    "[a](/en-US/docs/Bézier)",
  );
  expect(applyFixes("[a](/en-US/docs/b%C3%A9zier)", [flaw], "safe").text).toBe(
    "[a](/en-US/docs/B%C3%A9zier)",
  );
});

test("case 65: replaces the slug in a macro call, by choice only", () => {
  const text = '{{PreviousNext("Learn/Old", "Learn/Other")}}';
  const report = describeBrokenMacroLink("/en-US/docs/Learn/Old", {
    isShown: false,
    suggestion: "Learn/New",
  });
  const flaw = at(report, 1, null);
  expect(applyFixes(text, [flaw], "safe").text).toBe(text);
  expect(applyFixes(text, [flaw], { id: toFlawId(flaw) }).text).toBe(
    '{{PreviousNext("Learn/New", "Learn/Other")}}',
  );
});

test("fixes one flaw by its id and no other", () => {
  const text = "[1](/en-US/docs/A) [2](/en-US/docs/B)";
  const [one, other] = [
    moved("/en-US/docs/A", "/en-US/docs/C", 1, 5),
    at(describeBrokenLink("/en-US/docs/B", "/en-US/docs/D"), 1, 24),
  ];
  const { fixed, text: after } = applyFixes(text, [one, other], { id: toFlawId(other) });
  expect(fixed).toEqual([other]);
  expect(after).toBe("[1](/en-US/docs/A) [2](/en-US/docs/D)");
});

test("keeps line ends of Windows and a byte order mark", () => {
  const text = "\uFEFF---\r\ntitle: a\r\n---\r\n\r\n[a](/en-US/docs/Old)\r\nlast";
  const flaw = moved("/en-US/docs/Old", "/en-US/docs/New", 5, 5);
  expect(applyFixes(text, [flaw], "safe").text).toBe(text.replace("Old", "New"));
});

test("changes a heading's level only", () => {
  const flaw = at(describeHeadingLevel("Deep # one", { level: 4, expected: 2 }), 2);
  const { text } = applyFixes("a\n#### Deep # one ####\nb", [flaw], {
    id: toFlawId(flaw),
  });
  expect(text).toBe("a\n## Deep # one ####\nb");
});

test("changes a heading's level in a quote, and skips a line that is no heading", () => {
  const flaw = at(describeHeadingLevel("A", { level: 4, expected: 2 }), 1);
  const choice = { id: toFlawId(flaw) };
  expect(applyFixes("> #### A", [flaw], choice).text).toBe("> ## A");
  for (const text of ["A\n---", "####A"])
    expect(applyFixes(text, [flaw], choice)).toEqual({
      text,
      fixed: [],
      skipped: [flaw],
    });
});

test("fixes from the top on, in any order of the flaws", () => {
  const text = "[1](/en-US/docs/A) [2](/en-US/docs/B)\n[3](/en-US/docs/C)";
  const flaws = [
    moved("/en-US/docs/A", "/en-US/docs/X", 1, 5),
    moved("/en-US/docs/B", "/en-US/docs/Y", 1, 24),
    moved("/en-US/docs/C", "/en-US/docs/Z", 2, 5),
  ];
  const { fixed, text: after } = applyFixes(text, flaws.toReversed(), "safe");
  expect(fixed).toEqual(flaws);
  expect(after).toBe("[1](/en-US/docs/X) [2](/en-US/docs/Y)\n[3](/en-US/docs/Z)");
});

test("never makes two changes of the same words", () => {
  const text = 'One.{{Old("Web/Old")}}';
  const removed = at(describeRetiredMacro("It is gone.", REMOVE_CALL), 1, 5);
  const redirected = at(
    describeRedirectedMacroLink("/en-US/docs/Web/Old", "Web/New"),
    1,
    5,
  );
  expect(applyFixes(text, [removed, redirected], "safe")).toEqual({
    text: "One.",
    fixed: [removed],
    skipped: [redirected],
  });
});

test("skips a chosen flaw that has no suggestion, or a check without a fix", () => {
  const none = at(describeBrokenLink("/en-US/docs/A", null), 1);
  const unknown = { ...moved("/en-US/docs/A", "/en-US/docs/B", 1), check: "none" };
  const text = "[a](/en-US/docs/A)";
  for (const flaw of [none, unknown])
    expect(applyFixes(text, [flaw], { id: toFlawId(flaw) })).toEqual({
      text,
      fixed: [],
      skipped: [flaw],
    });
});

test.each<[string, Flaw, ReturnType<typeof findFixability>]>([
  ["a redirect", moved("/a", "/b", 1), "safe"],
  [
    "a relative link with a page",
    at(describeRelativeLink("x", { locale: "de", target: "/de/docs/X" }), 1),
    "safe",
  ],
  ["a near fragment", at(describeBrokenFragment("#a", "#b"), 1), "guess"],
  ["a missing page without a near one", at(describeBrokenLink("/a", null), 1), null],
  ["an unknown check", { ...moved("/a", "/b", 1), check: "constructor" }, null],
])("rates %s", (_name, flaw, fixability) => {
  expect(findFixability(flaw)).toBe(fixability);
});

test("skips a flaw whose place is gone", () => {
  const flaw = moved("/en-US/docs/Old", "/en-US/docs/New", 99);
  expect(applyFixes("nothing", [flaw], "safe").skipped).toEqual([flaw]);
});

test("writes a fixed file with its permissions, and not at all without a change", () => {
  const { root, read } = createContent({ "/en-US/docs/Web": "[a](/en-US/docs/Old)" });
  const file = join(root, FILE);
  chmodSync(file, 0o640);
  const flaws = [moved("/en-US/docs/Old", "/en-US/docs/New", 6)];
  expect(fixFile(root, FILE, { flaws, choice: "safe" }).fixed).toEqual(flaws);
  expect(read(FILE)).toContain("[a](/en-US/docs/New)");
  expect(statSync(file).mode & 0o777).toBe(0o640);
  const { ino } = statSync(file);
  expect(fixFile(root, FILE, { flaws, choice: "safe" }).skipped).toEqual(flaws);
  expect(statSync(file).ino).toBe(ino);
});

test("names a file that is not fixed because it is not UTF-8", () => {
  const { content, root } = createContent({ "/en-US/docs/Web": "[a](/en-US/docs/Old)" });
  appendFileSync(join(root, FILE), Buffer.from([0xff]));
  const flaws = [moved("/en-US/docs/Old", "/en-US/docs/New", 6)];
  const { notes, changes } = planFixes(content, flaws, null);
  expect(notes.join("\n")).toContain(`${FILE} is not valid UTF-8`);
  expect(changes).toEqual([]);
});

test("refuses paths out of the root, also by a symbolic link", () => {
  const { root } = createContent({ "/en-US/docs/Web": "x" });
  symlinkSync(join(root, ".."), join(root, "en-us/out"));
  for (const path of ["../x/index.md", "en-us/out/files/en-us/web/index.md"])
    expect(() => fixFile(root, path, { flaws: [], choice: "safe" })).toThrow(path);
});

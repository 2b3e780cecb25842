import { expect, test } from "vitest";
import {
  correctCase,
  decodeRedirect,
  dropConflicting,
  followMoves,
  shortCut,
  splitByCase,
  toMoves,
} from "./algebra";

/** Writes pairs of names as addresses of en-US; a name with a slash first stays as it is. */
function pairs(...list: [string, string][]) {
  const toUrl = (name: string) => (/^[/h]/.test(name) ? name : `/en-US/docs/${name}`);
  return list.map(([from, to]) => ({ from: toUrl(from), to: toUrl(to) }));
}

test.each<[string, [string, string][], [string, string][]]>([
  [
    "1",
    [
      ["A", "B"],
      ["B", "C"],
    ],
    [
      ["A", "C"],
      ["B", "C"],
    ],
  ],
  [
    "2",
    [
      ["A", "A"],
      ["B", "B"],
    ],
    [],
  ],
  [
    "3",
    [
      ["A", "B"],
      ["B", "A"],
    ],
    [],
  ],
  [
    "4",
    [
      ["A", "B#Foo"],
      ["B", "C"],
    ],
    [
      ["A", "C#Foo"],
      ["B", "C"],
    ],
  ],
  [
    "5",
    [
      ["Foo/bar", "Foo#bar"],
      ["Foo", "Web/something"],
    ],
    [
      ["Foo/bar", "Web/something#bar"],
      ["Foo", "Web/something"],
    ],
  ],
])("case %s: shortens chains and drops cycles", (_case, before, after) => {
  expect(shortCut(pairs(...before))).toEqual(pairs(...after));
});

test.each<[string, [string, string][], string | null, string[]]>([
  [
    "6",
    [
      ["/a", "/b"],
      ["/b", "/c"],
      ["/c", "/d"],
    ],
    "/d",
    ["/a", "/b", "/c"],
  ],
  [
    "6, apart",
    [
      ["/a", "/b"],
      ["/c", "/d"],
      ["/e", "/f"],
    ],
    "/b",
    ["/a"],
  ],
  [
    "7",
    [
      ["/a", "/b"],
      ["/b", "/c"],
      ["/c", "/a"],
    ],
    null,
    ["/a", "/b", "/c"],
  ],
])("case %s: follows a chain", (_case, list, to, passed) => {
  expect(followMoves("/a", toMoves(pairs(...list)))).toEqual({ to, passed });
});

test("keeps a fragment on the way, and follows old addresses with its sign", () => {
  const moves = toMoves(
    pairs(["/a", "/b"], ["/b", "/c"], ["/d#e", "/f"], ["/g", "/h#i"]),
  );
  expect(followMoves("/a#x", moves).to).toBe("/c#x");
  expect(followMoves("/d#e", moves).to).toBe("/f");
  expect(followMoves("/g#x", moves).to).toBe("/h#i");
  expect(followMoves("/d#x", moves)).toEqual({ to: null, passed: [] });
});

test.each([
  ["/en-US/docs/%40/%20/", "/en-US/docs/@/ /"],
  ["%3Cfoo%3E", "<foo>"],
  [
    "https://foo%40bar.com:foobar@mdn/%20%3A/%F0%9F%94%A5",
    "https://foo%40bar.com:foobar@mdn/ %3A/🔥",
  ],
  ["/en-US/docs/100%", "/en-US/docs/100%"],
])("cases 8 and 9: decodes %s", (written, decoded) => {
  expect(decodeRedirect(written)).toBe(decoded);
});

test.each<[string, [string, string][], [string, string][], [string, string][]]>([
  [
    "10",
    [
      ["A", "B"],
      ["C", "D"],
    ],
    [["E", "F"]],
    [
      ["A", "B"],
      ["C", "D"],
    ],
  ],
  [
    "11",
    [
      ["A", "B"],
      ["C", "D"],
    ],
    [["C", "A"]],
    [["C", "D"]],
  ],
  ["12", [], [["A", "B"]], []],
  ["12, none new", [["A", "B"]], [], [["A", "B"]]],
  [
    "13",
    [
      ["/EN-US/docs/A", "B"],
      ["/EN-US/docs/C", "/EN-US/DOCS/D"],
    ],
    [
      ["New1", "/en-US/docs/a"],
      ["New2", "/en-US/docs/c"],
    ],
    [],
  ],
])("case %s: drops old paths that are targets now", (_case, old, added, left) => {
  expect(dropConflicting(pairs(...old), pairs(...added))).toEqual(pairs(...left));
});

test("case 14: corrects the case of existing targets only", () => {
  const old = pairs(["A", "B"], ["C", "D"]);
  expect(correctCase(old, ["/en-US/DOCS/B", "/en-US/DOCS/D"])).toEqual(
    pairs(["A", "/en-US/DOCS/B"], ["C", "/en-US/DOCS/D"]),
  );
  expect(correctCase(old, [])).toEqual(old);
  expect(correctCase([], ["/en-US/DOCS/B"])).toEqual([]);
});

test("case 15: pairs that differ in case only are no moves", () => {
  const { moves, caseTargets } = splitByCase(
    pairs(["A", "a"], ["B", "b.html"], ["C", "C"], ["D", "d.html"]),
  );
  expect(caseTargets).toEqual(["/en-US/docs/a", "/en-US/docs/C"]);
  expect(moves).toEqual(pairs(["B", "b.html"], ["D", "d.html"]));
});

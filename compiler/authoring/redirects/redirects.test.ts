import { join } from "node:path";
import { expect, test } from "vitest";
import { createChangeSet } from "../changes/change-set";
import { createFindUrl } from "../moves/plan";
import { planFixRedirects, planRedirect } from "../moves/plan-new";
import { createContent } from "../test-content";
import {
  correctCase,
  decodeRedirect,
  dropConflicting,
  followMoves,
  shortCut,
  splitByCase,
  toMoves,
} from "./algebra";
import { findFromFault, findToFault } from "./check-redirects";
import { openRedirects } from "./redirect-book";
import { formatRedirectFile, parseRedirectFile } from "./redirect-file";

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

const FILE = "en-us/_redirects.txt";
const HEADER = "# one\n# two\n";

function open(redirects: string, more: Record<string, string> = {}) {
  return createContent({
    "/en-US/docs/A": "a",
    "/en-US/docs/ExampleOne": "one",
    [FILE]: HEADER + redirects,
    "pt-br/x.txt": "",
    ...more,
  });
}

function add(site: ReturnType<typeof open>, from: string, to: string) {
  return planRedirect(site.content, { from, to, locale: "en-US" }).changes.map(
    ({ path, after }) => [path.slice(site.root.length + 1), after?.toString()],
  );
}

test("case 16: adds a redirect, and keeps the header and the order", () => {
  const site = open("/en-US/docs/X\t/en-US/docs/A\n");
  expect(add(site, "/en-US/docs/ExampleGone", "/en-US/docs/ExampleOne")).toEqual([
    [
      FILE,
      `${HEADER}/en-US/docs/ExampleGone\t/en-US/docs/ExampleOne\n/en-US/docs/X\t/en-US/docs/A\n`,
    ],
  ]);
  expect(add(site, "X", "A")).toEqual([]);
});

test("cases 17 and 18: refuses missing pages and other locales", () => {
  const site = open("", { "/pt-BR/docs/A": "a", "pt-br/_redirects.txt": "" });
  const at = (path: string) => site.content.getFolder(path as "en-US").path;
  expect(at("pt-BR")).toBe(join(site.root, "pt-br"));
  expect(() => add(site, "X", "Missing")).toThrow(
    'Missing" is not the address of a page',
  );
  expect(() => add(site, "X", "/pt-BR/docs/A")).toThrow("another locale");
  expect(() => add(site, "X#y", "A")).toThrow("#");
  expect(() => add(site, "A", "ExampleOne")).toThrow('A" is a page');
  expect(add(site, "/pt-BR/docs/X", "/en-US/docs/A")[0]?.[0]).toBe(
    "pt-br/_redirects.txt",
  );
  expect(add(site, "X", "https://example.com/a")[0]?.[1]).toContain("example.com");
  expect(() => add(site, "X", "http://example.com/a")).toThrow("https");
});

test.each([
  ["/en-US/docs/A", true],
  ["/en-US/docs/B", false],
  ["/en-US/", true],
  ["/", false],
  ["/en-US/A", false],
  ["/en-US/docs/\nA", false],
])("case 19: the target %j is valid: %s", (to, isValid) => {
  const { content } = open("");
  const findUrl = createFindUrl(content, createChangeSet([content.contentRoot]));
  expect(findToFault(to, "en-US", findUrl) === null).toBe(isValid);
});

test.each([
  ["/en-US/docs/B", true],
  ["/en-US/docs/A", false],
  ["en-US/docs/A", false],
  ["/en-US/docs", false],
  ["/pt-BR/docs/A", false],
  ["/en-US/A", false],
  ["/hu/docs/A", false],
  ["/en-US/docs/\nB", false],
])("case 20: the old path %j is valid: %s", (from, isValid) => {
  const { content } = open("");
  const findUrl = createFindUrl(content, createChangeSet([content.contentRoot]));
  expect(findFromFault(from, "en-US", findUrl) === null).toBe(isValid);
});

test.each([
  ["21", "X>Y Y>A", ['/en-US/docs/X" leads to /en-US/docs/A over']],
  ["22", "X>Y", ["is not the address of a page"]],
  ["23", "Y>A X>A", ["alphabetical order"]],
  ["24", "X>V Y>W", ['V" is not the address', 'W" is not the address']],
])("case %s: validates %s", (_case, written, faults) => {
  const text = written
    .split(" ")
    .map((pair) => `/en-US/docs/${pair.replace(">", "\t/en-US/docs/")}\n`);
  const { content } = open(text.join(""));
  const changes = createChangeSet([content.contentRoot]);
  const book = openRedirects(content.folders, changes, createFindUrl(content, changes));
  const found = book.listFaults("en-US");
  expect(found).toHaveLength(faults.length);
  faults.forEach((fault, index) => expect(found[index]).toContain(fault));
});

test("cases 25 and 26: reads spaces as separators and writes tabs", () => {
  const text =
    "/en-US/docs/A    /en-US/docs/B\n/en-US/docs/API/File System\t/en-US/docs/C\n/en-US/docs/API/File System/Introduction  /en-US/docs/D\n";
  const file = parseRedirectFile(text);
  expect(file.spacedLines).toEqual([1, 3]);
  expect(file.pairs.map(({ from }) => from)).toEqual([
    "/en-US/docs/A",
    "/en-US/docs/API/File System",
    "/en-US/docs/API/File System/Introduction",
  ]);
  expect(formatRedirectFile({ ...file, header: ["#"] })).toBe(
    `#\n${text.replace(/ {2,}/g, "\t")}`,
  );
});

test("case 27: drops redirects from pages and keeps the others", () => {
  const site = open("/en-US/docs/A\t/en-US/docs/B\n/en-US/docs/none\t/en-US/docs/a\n", {
    "/en-US/docs/B": "b",
  });
  const { changes } = planFixRedirects(site.content, ["en-US"]);
  expect(changes.map(({ after }) => after?.toString())).toEqual([
    `${HEADER}/en-US/docs/none\t/en-US/docs/A\n`,
  ]);
});

test("keeps line ends, and leaves a correct file alone", () => {
  const text = "/en-US/docs/X\t/en-US/docs/A\n";
  expect(planFixRedirects(open(text).content, ["en-US"]).changes).toEqual([]);
  const file = parseRedirectFile((HEADER + text).replaceAll("\n", "\r\n"));
  expect(formatRedirectFile(file)).toBe((HEADER + text).replaceAll("\n", "\r\n"));
});

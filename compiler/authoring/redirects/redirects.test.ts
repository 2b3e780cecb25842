import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { listDeadRedirects } from "../../sources/docs/dead-redirects";
import { readDocs } from "../../sources/docs/read-pages";
import { readRedirects } from "../../sources/docs/redirects";
import { createChangeSet } from "../changes/change-set";
import { createFindUrl } from "../moves/plan";
import { openContentRoots } from "../pages/content-roots";
import { planFixRedirects, planRedirect } from "../moves/plan-new";
import { createContent } from "../test-content";
import { findFromFault, findToFault } from "./check-redirects";
import { formatRedirectFile, parseRedirectFile } from "./redirect-file";

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

test("leads no older redirect past the page that it ends at", () => {
  const site = open(
    "/en-US/docs/A\t/en-US/docs/ExampleOne\n/en-US/docs/Old\t/en-US/docs/A\n",
  );
  expect(add(site, "X", "ExampleOne")).toEqual([
    [
      FILE,
      `${HEADER}/en-US/docs/Old\t/en-US/docs/A\n/en-US/docs/X\t/en-US/docs/ExampleOne\n`,
    ],
  ]);
});

test("cases 17 and 18: refuses missing pages and other locales", () => {
  const site = open("", { "/pt-BR/docs/A": "a", "pt-br/_redirects.txt": "" });
  const at = (path: string) => site.content.getFolder(path as "en-US").path;
  expect(at("pt-BR")).toBe(join(site.root, "pt-br"));
  expect(() => add(site, "X", "Missing")).toThrow(
    'Missing" is not the address of a page',
  );
  expect(() => add(site, "X", "/pt-BR/docs/A")).toThrow(/another locale than en-US$/);
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
  const { folders } = open(text.join("")).content;
  const { pages, flaws } = readDocs(folders);
  const found = [...flaws, ...listDeadRedirects(folders, pages, readRedirects)]
    .filter(({ severity, file }) => severity === "error" && file === FILE)
    .map(({ message }) => message);
  expect(found).toHaveLength(faults.length);
  faults.forEach((fault, index) => expect(found[index]).toContain(fault));
});

test("cases 25 and 26: reads spaces as separators and writes tabs", () => {
  const text =
    "/en-US/docs/A    /en-US/docs/B\n/en-US/docs/API/File System\t/en-US/docs/C\n/en-US/docs/API/File System/Introduction  /en-US/docs/D\n";
  const file = parseRedirectFile(text);
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

test("keeps old paths that contain # or end in a byte order mark", () => {
  const text = "/en-US/docs/X#y\t/en-US/docs/A\n/en-US/docs/Z\uFEFF\t/en-US/docs/A\n";
  const site = open(text);
  expect(planFixRedirects(site.content, ["en-US"]).changes).toEqual([]);
  const plan = planRedirect(site.content, {
    from: "/en-US/docs/N",
    to: "/en-US/docs/A",
    locale: "en-US",
  });
  const after = plan.changes[0]?.after?.toString() ?? "";
  for (const line of text.trim().split("\n")) expect(after).toContain(line);
});

test("keeps line ends, and leaves a correct file alone", () => {
  const text = "/en-US/docs/X\t/en-US/docs/A\n";
  expect(planFixRedirects(open(text).content, ["en-US"]).changes).toEqual([]);
  const file = parseRedirectFile((HEADER + text).replaceAll("\n", "\r\n"));
  expect(formatRedirectFile(file)).toBe((HEADER + text).replaceAll("\n", "\r\n"));
});

test("the shipped redirect files have nothing to fix", () => {
  const contentRoot = fileURLToPath(new URL("../../../content/files", import.meta.url));
  const roots = openContentRoots({ contentRoot, translatedRoot: contentRoot });
  const file = join(roots.getFolder("en-US").path, "_redirects.txt");
  const { pairs } = parseRedirectFile(readFileSync(file, "utf8"));
  // Pages that are made from data are in no folder: here, every other target is one of them.
  const targets = new Set(pairs.map(({ to }) => to));
  const content = {
    ...roots,
    findGenerated: (url: string) => (targets.has(url) ? url : null),
  };
  const locales = roots.folders.map(({ locale }) => locale);
  expect(pairs.length).toBeGreaterThan(0);
  expect(planFixRedirects(content, locales)).toMatchObject({ changes: [], notes: [] });
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scanPaths } from "../scan";
import type { ParsedFrontMatter } from "./front-matter";
import { listLocaleFolders } from "./list-files";
import { readFrontMatterJson } from "./read-page-file";
import { readDocs } from "./read-pages";

test.each([
  ["a long text after it", `---\ntitle: Größe\nslug: A\n---\n${"Größe. ".repeat(2000)}`],
  ["front matter that is longer than its first read", toLong("title: Größe\nslug: A")],
  ["no line break at the end", "---\ntitle: Größe\nslug: A\n---"],
  ["line ends of Windows", "---\r\ntitle: Größe\r\nslug: A\r\n---\r\nText"],
  ["line ends of old systems", "---\rtitle: Größe\rslug: A\r---\rText"],
])("reads a file with %s", (_name, text) => {
  expect(read(text)).toEqual({ data: { title: "Größe", slug: "A" }, flaws: [] });
});

test.each([
  ["empty", ""],
  ["without a line break", "Text"],
  ["never closed", `---\ntitle: A\n${"Text\n".repeat(2000)}`],
])("reports a file that is %s, after another was read", (_name, text) => {
  read("---\ntitle: Before\nslug: Before\n---\n");
  const { data, flaws } = read(text);
  expect(data).toEqual({});
  expect(flaws).toHaveLength(1);
});

test.each(["a", "z"])(
  "a copy in the folder %s that kept its slug takes neither address nor images",
  (copy) => {
    const { pages, assets, flaws } = readFiles({
      "m/index.md": page("M"),
      "m/x.png": "own",
      [`${copy}/index.md`]: page("M"),
      [`${copy}/x.png`]: "copy",
    });
    expect(pages.map(({ path }) => path)).toContain("en-us/m/index.md");
    expect(pages.filter(({ url }) => url === "/en-US/docs/M")).toHaveLength(1);
    expect(assets.map(({ path, url }) => [path, url])).toEqual([
      ["en-us/m/x.png", "/en-US/docs/M/x.png"],
    ]);
    expect(flaws.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      `en-us/${copy}/index.md:3 the slug "M" does not match the folder "${copy}"`,
      `en-us/${copy}/index.md:3 the slug "M" is taken by en-us/m/index.md`,
    ]);
  },
);

test("files in a plain folder below a page are the page's, and others are reported", () => {
  const { assets, flaws } = readFiles({
    "m/index.md": page("M"),
    "m/img/x.png": "x",
    "m/img/notes.md": "x",
    "loose/y.png": "y",
    "n/Index.md": page("N"),
    "_redirects.txt": "",
  });
  expect(assets).toMatchObject([
    { path: "en-us/m/img/x.png", url: "/en-US/docs/M/img/x.png" },
  ]);
  expect(flaws.map(({ check, file }) => [check, file])).toEqual([
    ["loose-file", "en-us/n/Index.md"],
    ["loose-file", "en-us/loose/y.png"],
  ]);
});

test.each([
  ["a b", "a_b"],
  ["a\u200bb", "ab"],
])("the slug %j, which links lose, is reported", (slug, better) => {
  const { pages, flaws } = readFiles({ [`${slug}/index.md`]: page(slug) });
  expect(pages.map((each) => each.slug)).toEqual([slug]);
  expect(flaws).toMatchObject([
    { check: "slug", line: 3, suggestion: `move the page to "${better}"` },
  ]);
});

test("a fault of YAML moves no page, and a page without a slug has the signs of its folder", () => {
  const { pages } = readFiles({
    "web/css/index.md": '---\ntitle: "x\nslug: Web/CSS\n---\n\nText\n',
    "web/css/_colon_has/index.md": "Text\n",
    "web/css/_doublecolon_part/index.md": "Text\n",
    "web/_star_/_question_/index.md": "Text\n",
  });
  expect(pages.map(({ url }) => url).sort()).toEqual([
    "/en-US/docs/Web/CSS",
    "/en-US/docs/web/*/?",
    "/en-US/docs/web/css/::part",
    "/en-US/docs/web/css/:has",
  ]);
});

test("a page without a folder of its own is left out and reported", () => {
  const { pages, flaws } = readFiles({ "index.md": "Text\n", "m/index.md": page("M") });
  expect(pages.map(({ slug }) => slug)).toEqual(["M"]);
  expect(flaws).toMatchObject([{ file: "en-us/index.md", check: "slug", line: 1 }]);
});

test("a redirect ends at a page, although a forgotten redirect leads on from there", () => {
  const { redirects } = readFiles({
    "m/index.md": page("M"),
    "n/index.md": page("N"),
    "_redirects.txt": "/en-US/docs/Old\t/en-US/docs/M\n/en-US/docs/M\t/en-US/docs/N\n",
  });
  expect(redirects[0]).toEqual({ from: "/en-US/docs/Old", to: "/en-US/docs/M" });
});

test("a folder in the place of the redirects is reported", () => {
  const { flaws } = readFiles({ "m/index.md": page("M"), "_redirects.txt/x": "" });
  expect(flaws.map(({ file, check }) => [file, check])).toContainEqual([
    "en-us/_redirects.txt",
    "unread-file",
  ]);
});

/** True where `DE` and `de` are the same folder. */
const IS_CASE_BLIND = existsSync(import.meta.filename.toUpperCase());

test.skipIf(IS_CASE_BLIND).each([
  ["of an unknown language", "it"],
  ["that is the second one of a language", "DE"],
])("a folder %s is left out and reported once", (_name, folder) => {
  const root = createRoot({
    "en-us/m/index.md": page("M"),
    "de/m/index.md": page("M"),
    [`${folder}/m/index.md`]: page("M"),
    [`${folder}/n/index.md`]: page("N"),
    "jsondata/x.json": "{}",
  });
  const { pages, flaws } = readDocs(listLocaleFolders(root, root), {
    scan: scanPaths([root]),
    readFrontMatterJson,
    readRedirects: () => ({ redirects: [], chains: new Map(), flaws: [] }),
  });
  expect(pages.map(({ path }) => path)).toEqual(["en-us/m/index.md", "de/m/index.md"]);
  expect(flaws).toMatchObject([{ file: `${folder}/m/index.md`, check: "loose-file" }]);
});

function page(slug: string): string {
  return `---\ntitle: ${slug}\nslug: ${slug}\n---\n\nText\n`;
}

function readFiles(files: Readonly<Record<string, string>>) {
  const inLocale = Object.entries(files).map(([name, text]): [string, string] => [
    `en-us/${name}`,
    text,
  ]);
  const path = join(createRoot(Object.fromEntries(inLocale)), "en-us");
  return readDocs([{ locale: "en-US", name: "en-us", path }]);
}

/** Creates a content root with these files. */
function createRoot(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "read-docs-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

function toLong(yaml: string): string {
  return `---\n${yaml}\nunknown: ${"a ".repeat(5000)}b\n---\nText`;
}

function read(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "read-pages-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, "index.md");
  writeFileSync(file, text);
  return JSON.parse(readFrontMatterJson(file)) as ParsedFrontMatter;
}

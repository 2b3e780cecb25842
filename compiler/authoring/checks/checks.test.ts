import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import { compileContent } from "../../pipeline/compile";
import type { CompileOptions } from "../../pipeline/last-compile";
import { listChangedFiles, requireRef } from "../git/changed-files";
import { createContent, type TestContent } from "../test-content";
import { checkAsset } from "../images/check-asset";
import { checkChanges } from "./check-changes";
import { openChanges } from "./open-changes";
import { checkFrontMatter } from "./front-matter-rules";
import { checkMarkdown } from "./markdown-rules";
import { listWords, openSpelling } from "./spelling";

function check(yaml: string, path = "en-us/web/css/gap/index.md"): string[] {
  const locale = path.startsWith("en-us") ? "en-US" : "de";
  const text = `---\n${yaml}---\n\nbody\n`;
  return checkFrontMatter(text, { path, locale }).map(({ message }) => message);
}

const GOOD = "title: gap\nslug: Web/CSS/gap\npage-type: css-property\n";

test("accepts valid front matter", () => {
  expect(check(GOOD)).toEqual([]);
  expect(
    check("title: a\nslug: a\nl10n:\n  sourceCommit: abc\n", "de/a/index.md"),
  ).toEqual([]);
});

test.each(["l10n: {}", "l10n: abc", "l10n:\n  sourceCommit:"])(
  "asks for the commit in %j",
  (l10n) => {
    expect(check(`title: a\nslug: a\n${l10n}\n`, "de/a/index.md")).toEqual([
      "'sourceCommit' is missing in 'l10n'",
    ]);
  },
);

test("case 96: reports the order and nothing else", () => {
  expect(check("slug: Web/CSS/gap\ntitle: gap\npage-type: css-property\n")).toEqual([
    "Front matter attributes are not in required order: title->slug->page-type",
  ]);
});

test("case 97: reports everything at once, with the allowed values", () => {
  const found = check("title: gap\npage-type: css-prop\nstatus:\n  - depreceted\n");
  expect(found[0]).toBe("'slug' is missing");
  expect(found[1]).toBe(
    "'depreceted' is no status: expected experimental, non-standard, deprecated",
  );
  expect(check(GOOD.replace("css-property", "css-prop"))[0]).toContain(
    "css-shorthand-property",
  );
});

test("case 98: limits titles", () => {
  expect(check(GOOD.replace("title: gap", `title: ${"a".repeat(121)}`))).toEqual([
    "'title' has 121 characters: at most 120",
  ]);
});

test("case 99: refuses other keys", () => {
  expect(check(`${GOOD}tags: [a]\n`)[0]).toBe(
    "'tags' property is not expected to be here",
  );
  expect(check("title: a\nslug: a\npage-type: guide\n", "de/a/index.md")[0]).toBe(
    "'page-type' property is not expected to be here",
  );
});

test.each(["de/conflicting/a/index.md", "de\\orphaned\\a\\index.md"])(
  "case 100: skips %s",
  (path) => {
    expect(check("tags: a\n", path)).toEqual([]);
    expect(check("tags: a\n", "de/not_conflicting/a/index.md")).not.toEqual([]);
  },
);

test("accepts the front matter of every shipped page", () => {
  const pages = readdirSync("content/files", {
    recursive: true,
    encoding: "utf8",
  }).filter((path) => path.endsWith("index.md"));
  const found = pages.flatMap((path) => {
    const locale = path.startsWith("en-us") ? ("en-US" as const) : ("de" as const);
    const text = readFileSync(join("content/files", path), "utf8");
    return checkFrontMatter(text, { path, locale }).map(
      ({ message }) => `${path}: ${message}`,
    );
  });
  expect(found).toEqual([]);
});

test.each([
  ["## What is it:", "markdown-heading-punctuation", 1],
  ["a\tb", "markdown-hard-tab", 2],
  ["> **Note:** a", "markdown-gfm-alert", 1],
  ["> [!Hint] a", "markdown-bad-gfm-alert", 1],
  ["a [b](http://localhost:3000/x)", "markdown-localhost-link", 5],
  ["a [b](/en-US/docs/x", "markdown-unclosed-link", 3],
  ["It’s", "markdown-curly-quotes", 3],
  ["use, e.g. this", "markdown-comma-after-abbreviation", 6],
  ["one  two", "markdown-double-space", 4],
  ["```\nx\n```", "markdown-fence-language", 1],
  ["* a", "markdown-style", 1],
])("finds in %j: %s", (body, name, column) => {
  expect(checkMarkdown(`${body}\n`, "en-US")).toMatchObject([
    { check: name, line: 1, column },
  ]);
  expect(
    checkMarkdown(`\`\`\`js\n${body.replaceAll("`", "")}\n\`\`\`\n`, "en-US"),
  ).toEqual([]);
});

test.each([
  "## Text in `code:`",
  "## A value: `code`",
  "````md\n```js\nx\n```\n````",
  "- ```js\n  x\n  ```",
])("finds nothing in %j", (body) => {
  expect(checkMarkdown(`${body}\n`, "en-US")).toEqual([]);
});

test.each([
  ["Text\n\n```js\nx\n\n## Heading", 3, "The code block is not closed."],
  ["~~~js\nx\n```", 1, "The code block is not closed."],
  [
    "```js\nx\n\n## Heading\n\n```css\ny\n```",
    1,
    "The code block is not closed before the next one begins on line 6.",
  ],
])("finds the code block in %j that nothing closes", (body, line, message) => {
  expect(checkMarkdown(`${body}\n`, "en-US")).toMatchObject([
    { check: "markdown-unclosed-fence", severity: "error", line, column: 1, message },
  ]);
});

test("counts the lines of the front matter in the message of an open code block", () => {
  const text = "---\ntitle: A\nslug: A\n---\n\n```js\nx\n\n```css\ny\n```\n";
  expect(checkMarkdown(text, "en-US")).toMatchObject([
    { line: 6, message: expect.stringContaining("line 9") as string },
  ]);
});

test("counts spaces where they are written, not those that stand for code", () => {
  expect(checkMarkdown("no `^` and `$` are `a` needed\n", "en-US")).toEqual([]);
  expect(checkMarkdown("no `^` and  `$` one  two\n", "en-US")).toMatchObject([
    { check: "markdown-double-space", column: 20 },
  ]);
});

test("leaves the punctuation of other languages to their authors", () => {
  expect(checkMarkdown("„So“ und ‚so‘\n", "de")).toEqual([]);
});

test("finds misspelled words in prose only", async () => {
  const site = createContent({ ".words.txt": "# own\nzibble\n" });
  const spell = await openSpelling(site.root);
  const text =
    '---\ntitle: Ttitle\n---\n\nA setnence with zibble, `nocode` and [text](/wrnog). Nocode too,\nBokmal\'s names, {{macr0o("wrogn")}} <i class="clss">it</i> https://exmaple.com colour setnence\n';
  const found = spell(text, new Set(["colour"]));
  expect(found).toMatchObject([
    { check: "spelling", line: 5, column: 3, message: '"setnence" is in no word list.' },
  ]);
  expect(found[0]?.suggestion).toBe("sentence");
});

/** A PNG of one pixel up to the end of its size. */
const PNG = "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001";

test.each([
  ["a.svg", '<svg xmlns="x"><script></script></svg>', "does not appear to be an SVG"],
  ["b.svg", '<svg onload="x"></svg>', "does not appear to be an SVG"],
  ["b.svg", '<svg xmlns="x"><use href="a.svg#b"/></svg>', "does not appear to be an SVG"],
  ["c.png", "", "is 0 bytes"],
  ["c.png", "PNG", "does not appear to be of type 'image/png'"],
  [
    "d.mp3",
    PNG,
    "of type 'image/png' should have extension '.png', but has extension '.mp3'",
  ],
  [
    "d.jpeg",
    PNG,
    "of type 'image/png' should have extension '.png', but has extension '.jpeg'",
  ],
  ["E.png", PNG, "is not in lower case"],
  ["f.png", PNG, "is not mentioned in index.md"],
  [
    "g.png",
    `${PNG}${"x".repeat(600_000)}`,
    "is too large: 586 KiB of 500, even after compressing",
  ],
])("case 91: refuses %s", async (name, content, fault) => {
  const site = createContent({
    "/en-US/docs/A": "a.svg b.svg c.png d.jpeg d.mp3 E.png g.png",
  });
  const file = join(site.root, "en-us/a", name);
  writeFileSync(file, Buffer.from(content, "latin1"));
  const found = await checkAsset(file);
  expect(found.map(({ message }) => message)).toEqual([`${name} ${fault}`]);
});

test("finds a file in the encoded address that a page shows", async () => {
  const site = createContent({ "/en-US/docs/A": "![x](%c3%bc%20b.svg)" });
  site.write("en-us/a/ü b.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await checkAsset(join(site.root, "en-us/a/ü b.svg"))).toEqual([]);
});

const QUIET = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };

function git(folder: string, ...args: string[]): void {
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  execFileSync("git", [...who, ...args], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, ...QUIET },
  });
}

function commit(site: TestContent): void {
  git(site.root, "init", "-b", "main");
  git(site.root, "add", "-A");
  git(site.root, "commit", "-m", "one");
}

function toOptions(site: TestContent): CompileOptions {
  mkdirSync(site.data, { recursive: true });
  return {
    contentRoot: site.root,
    translatedRoot: site.root,
    shippedSidebars: join(site.data, "none"),
    storeFile: join(site.data, "content.sqlite"),
    siteName: "Docs",
    isPublicSource: false,
    platformReference: false,
  };
}

async function checkSite(site: TestContent): Promise<Flaw[]> {
  const { flaws } = await checkChanges(await openChanges(toOptions(site), "main"));
  return flaws;
}

const PAGE = (slug: string, body: string): string =>
  `---\ntitle: ${slug}\nslug: ${slug}\npage-type: guide\n---\n\n${body}\n`;

test("lists the words behind a long text without a space", () => {
  expect(listWords(`${"-".repeat(300_000)} word a@b`)).toEqual(new Set(["word"]));
});

test("reports a new page in a folder of no language, though the folder's flaw is at its first page", async () => {
  const site = createContent({
    "en-us/a/index.md": PAGE("A", "A"),
    "xx/a/index.md": PAGE("A", "A"),
  });
  commit(site);
  expect(await checkSite(site)).toEqual([]);
  site.write("xx/b/index.md", PAGE("B", "B"));
  expect(await checkSite(site)).toMatchObject([
    { check: "loose-file", file: "xx/a/index.md" },
  ]);
});

test("checks changed and new pages only, and links to deleted ones everywhere", async () => {
  const site = createContent({
    "en-us/a/index.md": PAGE("A", "Old wrods stay, and a [b](/en-US/docs/B)."),
    "en-us/b/index.md": PAGE("B", "B"),
    "en-us/c/index.md": PAGE("C", "* unformatted, [gone](/en-US/docs/Gone)"),
    "en-us/e/index.md": PAGE("E", "[moved](/en-US/docs/D)"),
    "en-us/d/index.md": PAGE("D", "D"),
  });
  commit(site);
  expect(await checkSite(site)).toEqual([]);
  rmSync(join(site.root, "en-us/b"), { recursive: true });
  rmSync(join(site.root, "en-us/d"), { recursive: true });
  site.write("en-us/_redirects.txt", "/en-US/docs/D\t/en-US/docs/A\n");
  site.write("en-us/n/index.md", PAGE("N", "A new setnence, [x](/en-US/docs/X)."));
  const found = await checkSite(site);
  expect(found.map(({ check, file, line }) => [check, file, line])).toEqual([
    ["broken-link", "en-us/a/index.md", 7],
    ["spelling", "en-us/n/index.md", 7],
    ["broken-link", "en-us/n/index.md", 7],
  ]);
  site.write("en-us/a/index.md", PAGE("A", "Old wrods stay."));
  const later = await checkSite(site);
  expect(later.map(({ file }) => file)).toEqual(["en-us/n/index.md", "en-us/n/index.md"]);
});

test("checks changed sidebars, and redirects that a deletion breaks", async () => {
  const site = createContent({
    "en-us/a/index.md": PAGE("A", "A"),
    "en-us/b/index.md": PAGE("B", "B"),
    "en-us/_redirects.txt": "#\n/en-US/docs/X\t/en-US/docs/B\n",
    "sidebars/web.yaml": "sidebar:\n  - /A\n",
  });
  commit(site);
  rmSync(join(site.root, "en-us/b"), { recursive: true });
  site.write("sidebars/web.yaml", "sidebar:\n  - titel: A\n");
  site.write("sidebars/own.yaml", "sidebar:\n  - /A\n  - title: T\n    children: [/B]\n");
  const found = await checkSite(site);
  expect(found.map(({ check, file, line }) => [check, file, line])).toEqual([
    ["redirects", "en-us/_redirects.txt", 2],
    ["sidebar", "sidebars/own.yaml", 4],
    ["sidebar", "sidebars/web.yaml", 2],
    ["sidebar", "sidebars/web.yaml", 2],
  ]);
});

test("checks order and hops of a changed redirect file", async () => {
  const sorted = "#\n/en-US/docs/Y\t/en-US/docs/A\n";
  const site = createContent({
    "en-us/a/index.md": PAGE("A", "A"),
    "en-us/_redirects.txt": sorted,
  });
  commit(site);
  site.write("en-us/_redirects.txt", `${sorted}/en-US/docs/X\t/en-US/docs/Y\n`);
  expect(await checkSite(site)).toMatchObject([
    { line: 3, severity: "error", message: expect.stringContaining("order") as string },
    { line: 3, severity: "error", message: expect.stringContaining("over") as string },
  ]);
});

test("looks up the sidebars that changed pages name, and deleted ones of other pages", async () => {
  const withSidebar = (slug: string, name: string): string =>
    PAGE(slug, slug).replace("page-type: guide", `page-type: guide\nsidebar: ${name}`);
  const site = createContent({
    "en-us/a/index.md": withSidebar("A", "own"),
    "en-us/b/index.md": withSidebar("B", "kept"),
    "en-us/c/index.md": withSidebar("C", "never"),
    "sidebars/own.yaml": "sidebar:\n  - /A\n",
    "sidebars/kept.yaml": "sidebar:\n  - /A\n",
  });
  commit(site);
  rmSync(join(site.root, "sidebars/own.yaml"));
  site.write("en-us/b/index.md", withSidebar("B", "Kept"));
  site.write("en-us/d/index.md", withSidebar("D", "kepd"));
  const found = await checkSite(site);
  expect(found.map(({ check, file, line }) => [check, file, line])).toEqual([
    ["sidebar-unknown", "en-us/a/index.md", 5],
    ["sidebar-unknown", "en-us/d/index.md", 5],
  ]);
});

test("checks translations although the English pages are in no checkout that knows the commit", async () => {
  const english = createContent({ "en-us/a/index.md": PAGE("A", "A") });
  const site = createContent({ "de/a/index.md": "---\ntitle: A\nslug: A\n---\n\nA\n" });
  commit(site);
  site.write("de/a/index.md", "---\ntitle: A\nslug: A\n---\n\n[x](/de/docs/X)\n");
  const options = { ...toOptions(site), contentRoot: english.root };
  const { flaws } = await checkChanges(await openChanges(options, "main"));
  expect(flaws.map(({ check, file }) => [check, file])).toEqual([
    ["broken-link", "de/a/index.md"],
  ]);
  await expect(openChanges(options, "nowhere")).rejects.toThrow("git rev-parse failed");
});

test("lists files with unusual names, and what a branch changed since it left", async () => {
  const site = createContent({ "/en-US/docs/A": "a", "en-us/a/ü b.png": "x" });
  commit(site);
  git(site.root, "checkout", "-b", "work");
  site.write("en-us/a/ü b.png", "y");
  site.write("en-us/a/new\nline.png", "y");
  git(site.root, "add", "-A");
  git(site.root, "commit", "-m", "two");
  const { changed, deleted } = await listChangedFiles(site.root, "main");
  expect(changed.map((path) => path.slice(site.root.length)).sort()).toEqual([
    "/en-us/a/new\nline.png",
    "/en-us/a/ü b.png",
  ]);
  expect(deleted).toEqual([]);
  await expect(listChangedFiles(site.root, "nowhere")).rejects.toThrow(
    "git rev-parse failed",
  );
});

test("lists the changes of the content in the hook of another repository", async () => {
  const site = createContent({ "/en-US/docs/A": "a" });
  commit(site);
  site.write("en-us/a/index.md", "b");
  vi.stubEnv("GIT_DIR", ".git");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { changed } = await listChangedFiles(join(site.root, "en-us"), "main");
  expect(changed).toEqual([join(site.root, "en-us/a/index.md")]);
});

test.each(["-x", "--output=/x", "a..b", "a b", "$(x)", "a;b", "", "@{u}", "a:b", "../x"])(
  "refuses the commit %j",
  (ref) => {
    expect(() => requireRef(ref)).toThrow("no branch");
  },
);

test.each(["main", "origin/main", "HEAD~2", "v1.0", "abc123^"])(
  "takes the commit %s",
  (ref) => {
    expect(requireRef(ref)).toBe(ref);
  },
);

test.each([false, true])(
  "finds pages that show a deleted file, with a memory of the last compile: %s",
  async (isCompiled) => {
    const image = "<svg xmlns='http://www.w3.org/2000/svg'/>";
    const site = createContent({
      "en-us/a/index.md": PAGE("A", "![x](a%20b.svg) ![y](kept.svg) ![n](none.svg)"),
      "en-us/a/a b.svg": image,
      "en-us/a/kept.svg": image,
      "en-us/b/index.md": PAGE("B", "![x](/en-US/docs/A/a%20b.svg)"),
      "de/a/index.md": "---\ntitle: A\nslug: A\n---\n\n![x](a%20b.svg)\n",
    });
    commit(site);
    if (isCompiled) await compileContent(toOptions(site));
    rmSync(join(site.root, "en-us/a/a b.svg"));
    const found = await checkSite(site);
    expect(found.map(({ check, file, line }) => [check, file, line])).toEqual([
      ["missing-image", "de/a/index.md", 6],
      ["missing-image", "en-us/a/index.md", 7],
      ["missing-image", "en-us/b/index.md", 7],
    ]);
  },
);

test.each([true, false])(
  "finds links to a deleted page, those of macros too, with a memory of the last compile: %s",
  async (isCompiled) => {
    const site = createContent({
      "en-us/a/index.md": PAGE("A", '{{PreviousNext("B", "")}} [b](/docs/b)'),
      "en-us/b/index.md": PAGE("B", "B"),
      "en-us/c/index.md": PAGE("C", "[bc](/en-US/docs/B/C)"),
    });
    commit(site);
    if (isCompiled) await compileContent(toOptions(site));
    rmSync(join(site.root, "en-us/b"), { recursive: true });
    const found = await checkSite(site);
    expect(found.map(({ check, file }) => [check, file])).toEqual([
      ["macro-broken-link", "en-us/a/index.md"],
      ["broken-link", "en-us/a/index.md"],
    ]);
  },
);

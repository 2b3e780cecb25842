import { describe, expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { createPageLists } from "./index.server";

const ORIGIN = "https://docs.example";
/** Enough pages for an index with parts, and one branch that is large itself. */
const API = Array.from(
  { length: 700 },
  (_, at) => `Web/API/I${String(at).padStart(3, "0")}`,
);
const NODE = Array.from({ length: 120 }, (_, at) => `Web/API/Node/m${at}`);
const CSS = ["", "/color", "/color/red", "/display"].map((slug) => `Web/CSS${slug}`);

function createLists(slugs: readonly string[], summary = "About it.") {
  const urls = slugs.map((slug) => `/en-US/docs/${slug}`).sort();
  const store = {
    version: "1",
    listDocumentUrls: (locale: string) =>
      locale === "en-US" ? urls.map((url) => ({ url, modified: null })) : [],
    listSearchPages: () =>
      urls.map((url) => ({ url, title: `T ${url.split("/").at(-1)}` })),
    findDocument: () => ({ document: { summary } }),
    listAreaPages: (kind: string) =>
      kind === "generic"
        ? [{ url: "/en-US/about", modified: null, facts: { title: "About us" } }]
        : [],
  } as unknown as ContentStore;
  return createPageLists({
    store: () => store,
    translate: () => (id, args) =>
      `[${id}${args ? ` ${Object.values(args).join(" ")}` : ""}]`,
    siteName: "Docs",
    siteOrigin: ORIGIN,
    listSitemapEntries: (locale) =>
      locale === "en-US" ? [{ path: "/en-US/blog/" }, { path: "/en-US/about" }] : [],
    findTwin: (url) => ({ markdown: `# ${url}\n` }),
  });
}

/** Follows the links of all files from the first one. */
function crawl(lists: ReturnType<typeof createLists>, start: string) {
  const files = new Map<string, string>();
  const pages = new Set<string>();
  const queue = [start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (files.has(path)) continue;
    const text = lists.findList(path);
    if (text === null) throw new Error(`${path} is linked and missing`);
    files.set(path, text);
    for (const [, link = ""] of text.matchAll(
      /^- \[.*\]\(https:\/\/docs\.example([^)]+)\)/gm,
    ))
      if (link.endsWith(".txt")) queue.push(link);
      else pages.add(link);
  }
  return { files, pages };
}

describe("llms.txt", () => {
  test("leads to every page of the sitemap, in files below 50,000 characters", () => {
    const slugs = [
      "Web",
      "Web/API",
      ...API,
      "Web/API/Node",
      ...NODE,
      ...CSS,
      "Glossary/A",
    ];
    const { files, pages } = crawl(createLists(slugs, "long ".repeat(100)), "/llms.txt");
    const expected = slugs.map((slug) => `/en-US/docs/${slug}.md`);
    expect([...pages].sort()).toEqual(
      [...expected, "/en-US/blog.md", "/en-US/about.md"].sort(),
    );
    expect([...files.keys()]).toContain("/en-US/docs/Web/API/Node/llms.txt");
    expect([...files.keys()]).toContain("/en-US/docs/Web/API/llms-2.txt");
    for (const text of files.values()) expect(text.length).toBeLessThan(50_000);
  });

  test("lists languages and areas", () => {
    const lists = createLists(CSS);
    expect(lists.findList("/llms.txt")).toBe(
      `# Docs\n\n> [llms-summary 4]\n\n[llms-usage ${ORIGIN}/llms.txt]\n\n[llms-mcp ${ORIGIN}/mcp]\n\n` +
        `## [llms-languages]\n\n- [English (US)](${ORIGIN}/en-US/llms.txt)\n\n` +
        `## [llms-areas]\n\n- [T CSS](${ORIGIN}/en-US/docs/Web/CSS/llms.txt): [llms-count 4]\n`,
    );
  });

  test("lists an area's pages with their summaries", () => {
    expect(createLists(CSS).findList("/en-US/docs/Web/CSS/llms.txt")).toBe(
      `# T CSS\n\n> [llms-area-summary Docs 4 ${ORIGIN}/en-US/llms.txt]\n\n` +
        `[llms-full ${ORIGIN}/en-US/docs/Web/CSS/llms-full.txt]\n\n## [llms-pages]\n\n` +
        `- [T CSS](${ORIGIN}/en-US/docs/Web/CSS.md): About it.\n` +
        `- [T color](${ORIGIN}/en-US/docs/Web/CSS/color.md): About it.\n` +
        `- [T red](${ORIGIN}/en-US/docs/Web/CSS/color/red.md): About it.\n` +
        `- [T display](${ORIGIN}/en-US/docs/Web/CSS/display.md): About it.\n`,
    );
  });

  test("lists pages outside the areas by their titles", () => {
    const text = createLists(CSS).findList("/en-US/llms.txt");
    expect(text).toContain(`- [Blog](${ORIGIN}/en-US/blog.md)`);
    expect(text).toContain(`- [About us](${ORIGIN}/en-US/about.md)`);
  });

  test("cuts a long summary at a word", () => {
    const text = createLists(CSS, "word ".repeat(40)).findList(
      "/en-US/docs/Web/CSS/llms.txt",
    );
    const [, summary = ""] = /CSS\.md\): (.*)/.exec(text ?? "") ?? [];
    expect(summary).toMatch(/^(?:word )+word…$/);
    expect(summary.length).toBeLessThanOrEqual(100);
  });

  test.each(["<video>", "😀"])("does not cut %s in two", (sign) => {
    for (let before = 90; before < 100; before++) {
      const summary = `${"字".repeat(before)}${sign}${"字".repeat(20)}`;
      const text = createLists(CSS, summary).findList("/en-US/docs/Web/CSS/llms.txt");
      expect(text).not.toMatch(/&\w*…|\p{Surrogate}/u);
    }
  });

  test.each([
    "/xx/llms.txt",
    "/en-US/docs/Web/HTML/llms.txt",
    "/en-US/docs/Web/CSS/llms-1.txt",
  ])("is missing at %s", (path) => {
    expect(createLists(CSS).findList(path)).toBeNull();
  });
});

test("sitemap.md is the tree of all pages", () => {
  expect(createLists(CSS).findList("/en-US/sitemap.md")).toContain(
    `- Web\n  - [T CSS](${ORIGIN}/en-US/docs/Web/CSS.md)\n` +
      `    - [T color](${ORIGIN}/en-US/docs/Web/CSS/color.md)\n` +
      `      - [T red](${ORIGIN}/en-US/docs/Web/CSS/color/red.md)\n`,
  );
});

test("llms-full.txt is the text of an area", () => {
  const lists = createLists(CSS);
  const text = [...(lists.findFullText("/en-US/docs/Web/CSS/llms-full.txt") ?? [])].join(
    "",
  );
  expect(text.match(/^# .*/gm)).toEqual(CSS.map((slug) => `# /en-US/docs/${slug}`));
  expect(lists.findFullText("/en-US/docs/Web/CSS/color/llms-full.txt")).toBeNull();
});

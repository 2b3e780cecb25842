import { expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { createArchiveLinks } from "../pages/archive-links";
import type { Chapter } from "./list-chapters";
import { readChapter, renderChapter } from "./render-chapter";

const ORIGIN = "https://docs.example";
const CHAPTER: Chapter = {
  kind: "document",
  url: "/en-US/docs/A",
  path: "text/00001.xhtml",
  title: "A",
  modified: null,
  group: null,
};

/** Renders a chapter with this HTML as its text. */
function render(content: string, chapter = CHAPTER): string {
  const value = { id: null, title: null, isH3: false, content };
  const document = {
    title: "A",
    titleHTML: "A",
    summary: "",
    locale: "en-US",
    pageType: "guide",
    body: [{ type: "prose", value }],
    fragments: [],
    toc: [],
    parents: [],
    baseline: null,
  };
  const store = {
    findDocument: () => ({ document, sidebarId: null }),
    findAsset: () => null,
    findRedirect: () => null,
  } as unknown as ContentStore;
  const links = createArchiveLinks([chapter], { store, siteOrigin: ORIGIN });
  const context = {
    store,
    links,
    siteOrigin: ORIGIN,
    translate: () => (id: string) => id,
  };
  const tree = readChapter(chapter, context);
  if (!tree) throw new Error("no chapter");
  return renderChapter(chapter, tree, new Map()).xhtml;
}

test("leads to the page on the site, whatever its address contains", () => {
  const xhtml = render("<p>A</p>", { ...CHAPTER, url: "/en-US/docs/A?b#c" });
  expect(xhtml).toContain(`href="${ORIGIN}/en-US/docs/A%3Fb%23c"`);
});

test("leaves out the attributes of HTML that drawings can't have", () => {
  const link =
    '<a class="only-in-en-us" href="/b" title="In English" hreflang="en" rel="x">';
  const xhtml = render(`<svg viewBox="0 0 1 1">${link}<text x="1">B</text></a></svg>`);
  const group = /<g[^>]*>/.exec(xhtml)?.[0];
  expect(group).toMatch(/^<g class="[\w -]+">$/);
});

test("links a picture inside of the page, whatever its address contains", () => {
  const xhtml = render(
    '<p><img alt="Half" src="data:image/svg+xml,<svg width=\'50%\'/>"></p>',
  );
  expect(xhtml).toContain(`href="${ORIGIN}/en-US/docs/A">Half</a>`);
});

test("takes an element of an unknown name for its contents", () => {
  expect(render("<p>a <constructor>b</constructor></p>")).toContain(
    "<p>a <span>b</span></p>",
  );
  expect(render("<svg><constructor>b</constructor></svg>")).toContain(
    "<constructor>b</constructor></svg>",
  );
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { createAreasService, type AreasService } from "~/services/areas/index.server";
import {
  BlogIndexSchema,
  BlogPostSchema,
  CurriculumSchema,
  GenericSchema,
  SpotlightSchema,
} from "~/domain/api/area-pages";
import { compileSite, type CompiledSite } from "../support/compile-site";

/** One by two pixels. */
const GIF = Buffer.from("R0lGODlhAQACAIAAAAAAAP///ywAAAAAAQACAAACAkQKADs=", "base64");

function page(frontMatter: string, body: string): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

const POST = `title: First post
slug: first-post
description: What it is about.
image:
  file: cover.gif
  alt: A cover
  creator:
    name: Ann
    link: https://ann.example/
keywords: css, html
sponsored: false
date: 2026-01-02
author: ann`;

const PAGES = {
  "/en-US/docs/Web/CSS": "CSS.",
  "/en-US/docs/Web/HTML/Reference/Elements/a": "A.",
};

const AREAS = {
  "blog/posts/first/index.md": page(
    POST,
    "Intro with {{HTMLElement('a')}}.\n\n## Part\n\n![Inner](inner.gif) [CSS](/en-US/docs/Web/CSS)\n\n```css\na { color: red }\n```\n",
  ),
  "blog/posts/first/cover.gif": GIF,
  "blog/posts/first/inner.gif": GIF,
  "blog/posts/second/index.md": page(
    'title: Second\ndescription: More.\nimage:\n  file: cover.gif\nsponsored: true\ndate: "2026-02-03"',
    "```html live-sample___demo\n<p>x</p>\n```\n\n{{EmbedLiveSample('demo')}}",
  ),
  "blog/posts/second/cover.gif": GIF,
  "blog/authors/ann/index.md": page(
    "name: Ann\nlink: https://ann.example/\navatar: me.gif",
    "",
  ),
  "blog/authors/ann/me.gif": GIF,
  "curriculum/curriculum/0-README.md": page(
    "template: landing\nsummary: All of it.",
    "# The Curriculum\n\n## Skills\n\nText. [About](./1-about.md)",
  ),
  "curriculum/curriculum/1-about.md": page("template: about", "# About Curriculum\n\nA."),
  "curriculum/curriculum/2-core/0-README.md": page(
    "template: overview\nsummary: The core.",
    "# Core modules\n\nCore.\n\nGeneral resources:\n\n- [Out](https://a.example/)",
  ),
  "curriculum/curriculum/2-core/2-css.md": page(
    "template: module\ntopic: Styling\nsummary: CSS.",
    `# 2. CSS

Learn [HTML first](1-html.md#1.1_tags), see ![x](box.gif).

## 2.0 Terms

### 2.1 Boxes

Learning outcomes:

- Boxes.

> **Notes**:
>
> - Mind the margin.

Resources:

- [Own](https://developer.mozilla.org/en-US/docs/Web/CSS)
- [Out](https://a.example/)

<scrim-inline url="https://v2.scrimba.com/x" scrimtitle="Boxes"></scrim-inline>`,
  ),
  "curriculum/curriculum/2-core/10-more.md": page(
    "template: module",
    "# 10. More `<head>`\n\nM.",
  ),
  "curriculum/curriculum/2-core/1-html.md": page(
    "template: module\ntopic: Web Standards & Semantics",
    "# 1. HTML\n\n[Up](../2-core/) and [gone](./9-gone.md).",
  ),
  "curriculum/curriculum/2-core/box.gif": GIF,
  "curriculum/curriculum/3-faq.md": page("template: default", "# FAQ\n\nQ."),
  "curriculum/README.md": "# Not a page",
  "generic/files/config.json": JSON.stringify({
    pages: { about: {}, plus: { slugPrefix: "plus/docs", titleSuffix: "Plus" } },
    spas: {
      plus: { slug: "plus", template: "SpaPlusLanding" },
      "": { data: { homePage: { featuredArticles: ["/en-US/docs/Web/CSS"] } } },
    },
  }),
  "generic/files/about/about.md": page(
    "title: About us\nshort-title: About\ntemplate: GenericAbout",
    "# About & us\n\nHello.\n\n## Team\n\n### One\n\n- #### Card\n\n  Text.\n\n<team-member>\n\n#### Ann\n\n</team-member>",
  ),
  "assets/plus-docs/one.gif": GIF,
  "assets/secret.exe": GIF,
  "generic/files/plus/faq.md": page(
    "title: FAQ",
    "## Why?\n\nBecause. ![a](/assets/plus-docs/one.gif) ![b](/assets/plus-docs/two.gif) [AI](/en-US/plus/ai-help)",
  ),
  "generic/files/plus/features/overview.md": page("title: Overview", "All."),
  "generic/files/sidebars/plus.yaml":
    "title: Plus docs\nitems:\n  - title: Start\n    link: /plus/docs/features/overview\n",
  "spotlight/contributors/ann/index.md": page(
    "contributor_name: Ann\nfolder_name: ann\nis_featured: true\nimg_alt: Ann\nusernames:\n  github: ann\nquote: Write.",
    "Hi.\n\n## Why?\n\nFun.",
  ),
  "spotlight/contributors/ann/profile-image.jpg": GIF,
  "spotlight/contributors/bo/index.md": page("contributor_name: Bo", "Hello."),
};

let site: CompiledSite;
let areas: AreasService;

beforeAll(async () => {
  site = await compileSite({ pages: PAGES, areas: AREAS });
  areas = createAreasService({
    store: () => site.store,
    translate: () => (id) => id,
    siteName: "Docs",
    now: () => new Date("2026-06-01"),
  });
});

afterAll(() => site.remove());

function readTwin(path: string): unknown {
  return JSON.parse(areas.findAreaJson(path)?.json ?? "null") as unknown;
}

test("serves the JSON of each kind of page, in the documented shape", () => {
  BlogIndexSchema.parse(readTwin("/en-US/blog"));
  for (const slug of ["first-post", "second"])
    BlogPostSchema.parse(readTwin(`/en-US/blog/${slug}`));
  for (const slug of ["", "/about", "/core", "/core/css", "/core/html", "/faq"])
    CurriculumSchema.parse(readTwin(`/en-US/curriculum${slug}`));
  for (const slug of ["about", "plus/docs/faq", "plus/docs/features/overview"])
    GenericSchema.parse(readTwin(`/de/${slug}`));
  for (const slug of ["ann", "bo"])
    SpotlightSchema.parse(readTwin(`/ja/community/spotlight/${slug}`));
});

test("renders a post by the rules of documents", () => {
  const post = areas.findBlogPost("FIRST-POST");
  expect(post?.articleHtml).toContain('<h2 id="part"><a href="#part">Part</a></h2>');
  expect(post?.articleHtml).toContain(
    'src="/en-US/blog/first-post/inner.gif" alt="Inner" width="1" height="2"',
  );
  expect(post?.articleHtml).toContain('href="/en-US/docs/Web/CSS"');
  expect(post?.articleHtml).toContain('class="token');
});

test("returns the facts of a post that lists and cards show", () => {
  const { blogMeta, image, pageTitle } = areas.findBlogPost("first-post")?.page ?? {};
  expect(blogMeta).toEqual({
    slug: "first-post",
    title: "First post",
    description: "What it is about.",
    image: {
      file: "cover.gif",
      alt: "A cover",
      size: { width: 1, height: 2 },
      creator: { name: "Ann", link: "https://ann.example/" },
    },
    author: {
      name: "Ann",
      link: "https://ann.example/",
      avatar_url: "/en-US/blog/author/ann/me.gif",
    },
    keywords: "css, html",
    sponsored: false,
    published: true,
    date: "2026-01-02",
    readTime: 1,
    links: { next: { slug: "second", title: "Second" } },
  });
  expect([image, pageTitle]).toEqual([
    "/en-US/blog/first-post/cover.gif",
    "First post | Docs Blog",
  ]);
});

test("stores images under the URLs that pages use", () => {
  const urls = [
    "/en-US/blog/first-post/cover.gif",
    "/en-US/blog/author/ann/me.gif",
    "/en-US/curriculum/core/css/box.gif",
    "/en-US/community/spotlight/ann/profile-image.jpg",
  ];
  for (const url of urls)
    expect([url, site.store.findAsset(url) !== null]).toEqual([url, true]);
});

test("runs the live samples of a post", () => {
  expect(site.store.findLiveSample("/en-US/blog/second", "demo")).not.toBeNull();
});

test("orders the curriculum by the numbers of its files", () => {
  const landing = areas.findCurriculumPage("")?.page.doc;
  expect(
    landing?.sidebar.map(({ title, children }) => [title, children?.length]),
  ).toEqual([
    ["About Curriculum", undefined],
    ["Core modules", 3],
    ["FAQ", undefined],
  ]);
  expect(
    landing?.modules.map(({ children }) => children?.map(({ slug }) => slug)),
  ).toEqual([["core/html", "core/css", "core/more"]]);
  const module = areas.findCurriculumPage("core/css")?.page.doc;
  expect(module).toMatchObject({
    title: "2. CSS",
    topic: "Styling",
    group: "Core modules",
    template: "module",
    prevNext: {
      prev: { url: "/en-US/curriculum/core/html/", title: "1. HTML" },
      next: { url: "/en-US/curriculum/core/more/", title: "10. More <head>" },
    },
    toc: [{ id: "2.0_terms" }, { id: "2.1_boxes", sub: true }],
  });
  expect(module?.parents.map(({ title }) => title)).toEqual([
    "The Curriculum",
    "Core modules",
    "2. CSS",
  ]);
  expect(areas.findCurriculumPage("core")?.page.doc.modules).toHaveLength(3);
  expect(areas.findCurriculumPage("readme")).toBeNull();
});

test("puts outcomes, notes and resources into boxes", () => {
  const html = areas.findCurriculumPage("core/css")?.articleHtml ?? "";
  expect(html).toMatch(
    /<div class="curriculum-outcomes"><p>Learning outcomes:<\/p>\s*<ul>/,
  );
  expect(html).toMatch(/<div class="curriculum-notes">\s*<p><strong>Notes/);
  expect(html).toMatch(/<div class="curriculum-resources"><p>Resources:<\/p>/);
  expect(html).toContain('<li><a href="/en-US/docs/Web/CSS">Own</a>');
  expect(html).toContain('<li class="external"><a href="https://a.example/"');
  expect(html).toContain('<scrim-inline url="https://v2.scrimba.com/x"');
  expect(html).not.toContain("<h1");
});

test("resolves links between files, and reports missing files", () => {
  expect(areas.findCurriculumPage("")?.articleHtml).toContain(
    'href="/en-US/curriculum/about/"',
  );
  expect(areas.findCurriculumPage("core/css")?.articleHtml).toContain(
    'href="/en-US/curriculum/core/html/#1.1_tags"',
  );
  const html = areas.findCurriculumPage("core/html")?.articleHtml;
  expect(html).toContain('href="/en-US/curriculum/core/"');
  expect(html).toContain('class="page-not-created"');
  expect(site.flaws).toMatchObject([
    { check: "missing-image", file: "spotlight/contributors/bo/index.md" },
    {
      check: "broken-link",
      severity: "warning",
      line: 8,
      file: "curriculum/curriculum/2-core/1-html.md",
    },
    { check: "missing-image", file: "generic/files/plus/faq.md" },
    { check: "asset-type", file: "assets/secret.exe" },
  ]);
});

test("shows English pages under the URL of each locale", () => {
  const about = areas.findGenericPage("de", "about")?.page;
  expect(about).toMatchObject({
    url: "/de/about",
    id: "about",
    short_title: "About",
    renderer: "GenericAbout",
    pageTitle: "About us | Docs",
    description: "Hello.",
    sidebar: null,
  });
  const [first, , tab] = about?.hyData.sections ?? [];
  expect(first).toMatchObject({
    value: { id: null, content: "<h1>About &amp; us</h1>\n<p>Hello.</p>" },
  });
  expect(tab).toMatchObject({ value: { id: "one", isH3: true } });
  expect(areas.findGenericPage("fr", "plus/docs/faq")?.page).toMatchObject({
    pageTitle: "FAQ - Plus | Docs",
    sidebar: {
      title: "Plus docs",
      items: [{ title: "Start", url: "/fr/plus/docs/features/overview" }],
    },
  });
  expect(areas.findSpotlight("fr", "ann")?.page.url).toBe("/fr/community/spotlight/ann");
  expect(areas.findFeaturedContributor("fr")).toEqual({
    url: "/fr/community/spotlight/ann",
    contributorName: "Ann",
    quote: "Write.",
  });
});

test("lists every published page in the sitemap of English", () => {
  const paths = areas.listSitemapEntries("en-US").map(({ path }) => path);
  expect(paths).toContain("/en-US/blog/second/");
  expect(paths).toContain("/en-US/curriculum/core/css/");
  expect(paths).toContain("/en-US/plus/docs/faq");
  expect(paths).toContain("/en-US/community/spotlight/ann");
  expect(new Set(paths).size).toBe(paths.length);
  expect(areas.listSitemapEntries("de")).toEqual([]);
});

test("serves shared files of the content, and none of another type", () => {
  expect(site.store.findAsset("/assets/plus-docs/one.gif")?.contentType).toBe(
    "image/gif",
  );
  expect(site.store.findAsset("/assets/secret.exe")).toBeNull();
});

test("shows the content's own choice on the home page", () => {
  expect(site.store.readHomeChoice()).toEqual({
    featuredArticles: ["/en-US/docs/Web/CSS"],
    latestNews: [],
  });
});

test("reports an unknown author and missing pictures at their keys, and each fault once", async () => {
  const flawed = await compileSite({
    pages: { "/en-US/docs/Web": "Root." },
    areas: {
      "blog/posts/one/index.md":
        "---\ntitle: One\ndescription: Words.\ndate: 2026-01-01\nauthor: nobody\nimage:\n  file: none.png\n---\n\nText.\n",
      "blog/authors/editors/index.md": "---\nname: Editors\navatar: none.png\n---\n",
      "blog/authors/hidden/index.md": "---\nname: Hidden\navatar: ../../none.png\n---\n",
    },
  });
  const places = flawed.flaws.map(
    ({ check, file, line, column }) => `${file}:${line}:${column} ${check}`,
  );
  flawed.remove();
  expect(places).toEqual([
    "blog/authors/editors/index.md:3:1 missing-image",
    "blog/authors/hidden/index.md:3:1 front-matter",
    "blog/posts/one/index.md:5:1 author",
    "blog/posts/one/index.md:7:3 missing-image",
  ]);
});

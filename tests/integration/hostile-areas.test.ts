import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { createAreasService } from "~/services/areas/index.server";
import { compileSite, type CompiledSite } from "../support/compile-site";

const PAGES = { "/en-US/docs/Web": "The web." };
const CONFIG = JSON.stringify({
  pages: { about: {}, plus: { slugPrefix: "plus/docs" } },
});

let site: CompiledSite | null = null;

afterEach(() => {
  site?.remove();
  site = null;
});

async function compile(areas: Record<string, string>): Promise<CompiledSite> {
  site?.remove();
  return (site = await compileSite({ pages: PAGES, areas }));
}

function open({ store }: CompiledSite) {
  return createAreasService({
    store: () => store,
    translate: () => (id) => id,
    siteName: "Docs",
  });
}

function post(frontMatter: string, body = "Text."): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

const FINE = 'title: Fine\ndescription: D\ndate: "2026-01-01"';

test("blocks scripts of posts, profiles and pages", async () => {
  const body =
    "<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n\n<iframe src=https://evil.example></iframe>";
  const { store, flaws } = await compile({
    "blog/posts/a/index.md": post(FINE, body),
    "curriculum/curriculum/1-a.md": post("template: module", `# A\n\n${body}`),
    "generic/files/config.json": CONFIG,
    "generic/files/about/about.md": post(
      "title: A",
      `# <b onclick=alert(1)>A</b>\n\n${body}`,
    ),
    "spotlight/contributors/a/index.md": post("contributor_name: A", body),
  });
  const pages = [
    store.findAreaPage("blog", "/en-US/blog/a"),
    store.findAreaPage("curriculum", "/en-US/curriculum/a"),
    store.findAreaPage("generic", "/en-US/about"),
    store.findAreaPage("spotlight", "/en-US/community/spotlight/a"),
  ];
  for (const page of pages) {
    const text = JSON.stringify(page);
    expect(text).toContain('"type":"prose"');
    expect(text).not.toMatch(/<script|onerror|onclick|javascript:|<iframe/i);
  }
  expect(flaws.filter(({ check }) => check === "unsafe-html").length).toBeGreaterThan(8);
});

test("reports invalid front matter as flaws and keeps the post", async () => {
  const compiled = await compile({
    "blog/posts/a/index.md": post('title: [1\n  nothing: "closed'),
    "blog/posts/b/index.md": "No front matter at all.",
    "blog/posts/c/index.md": post(
      'title: C\ndescription: D\ndate: soon\nslug: "../up"\nimage:\n  file: ../../../etc/passwd\nauthor: nobody',
    ),
    "blog/posts/d/index.md": post(`${FINE}\nimage:\n  file: gone.png`),
  });
  const told = compiled.flaws.map(({ file, check }) => `${file} ${check}`);
  for (const name of ["a", "b", "c"])
    expect(told).toContain(`blog/posts/${name}/index.md front-matter`);
  expect(told).toContain("blog/posts/c/index.md author");
  expect(told).toContain("blog/posts/d/index.md missing-image");
  // A post without a date is not published; one without only an image is.
  expect(open(compiled).listBlogPosts()).toMatchObject([{ slug: "d", image: null }]);
  expect(
    JSON.stringify(compiled.store.findAreaPage("blog", "/en-US/blog/c")),
  ).not.toMatch(/passwd|\.\./);
});

test("refuses posts that have the address of a page of the list", async () => {
  const { flaws, store } = await compile({
    "blog/posts/2/index.md": post(FINE),
    "blog/posts/b/index.md": post(`${FINE}\nslug: "3"`),
    "blog/posts/c/index.md": post(`${FINE}\nslug: 2-c`),
  });
  const slugs = flaws.filter(({ check }) => check === "slug");
  expect(slugs).toMatchObject([
    { file: "blog/posts/2/index.md", line: 1, severity: "error" },
    { file: "blog/posts/b/index.md", line: 5, severity: "error" },
  ]);
  expect(slugs[0]?.message).toContain("/en-US/blog/2/");
  for (const [slug, isPost] of [
    ["2", false],
    ["3", false],
    ["2-c", true],
  ] as const)
    expect(store.findAreaPage("blog", `/en-US/blog/${slug}`) !== null).toBe(isPost);
});

test("refuses an invalid date with one flaw", async () => {
  const { flaws, store } = await compile({
    "blog/posts/a/index.md": post("title: A\ndescription: D\ndate: 2026-02-31"),
    "blog/posts/b/index.md": post("title: B\ndescription: D\ndate: soon"),
  });
  const bad = flaws.filter(({ check }) => check === "front-matter");
  expect(bad.map(({ file }) => file)).toEqual([
    "blog/posts/a/index.md",
    "blog/posts/b/index.md",
  ]);
  expect(store.findAreaPage("blog", "/en-US/blog/a")?.blogMeta).toMatchObject({
    date: "",
    published: false,
  });
});

test("drops an invalid link of an image's source and keeps the image", async () => {
  const { flaws, store } = await compile({
    "blog/posts/a/index.md": post(
      `${FINE}\nimage:\n  file: a.gif\n  source:\n    name: Shop\n    link: "javascript:alert(1)"`,
    ),
    "blog/posts/a/a.gif": "GIF89a",
  });
  expect(flaws).toMatchObject([{ check: "front-matter", line: 9, column: 5 }]);
  expect(store.findAreaPage("blog", "/en-US/blog/a")?.blogMeta.image).toMatchObject({
    file: "a.gif",
    source: { name: "Shop" },
  });
});

test("gives a URL to the first page that claims it", async () => {
  const compiled = await compile({
    "blog/posts/a/index.md": post(`${FINE}\nslug: same`),
    "blog/posts/b/index.md": post(`${FINE}\nslug: SAME`),
    "curriculum/curriculum/1-a.md": post("template: module", "# First"),
    "curriculum/curriculum/2-a.md": post("template: module", "# Second"),
  });
  expect(compiled.flaws.filter(({ check }) => check === "slug")).toMatchObject([
    {
      file: "blog/posts/b/index.md",
      message: expect.stringContaining("posts/a/index.md") as string,
    },
    { file: "curriculum/curriculum/2-a.md" },
  ]);
  expect(
    open(compiled)
      .listBlogPosts()
      .map(({ slug }) => slug),
  ).toEqual(["same"]);
});

test("survives an invalid configuration, sidebar and curriculum", async () => {
  const files = {
    "generic/files/about/about.md": post("title: A"),
    "curriculum/curriculum/1-a/1-b/0-README.md": post(
      "template: nothing\ntopic: Cooking",
      "",
    ),
  };
  for (const config of [
    "{",
    "[]",
    '{"pages": {"../x": {}}}',
    '{"pages": {"about": {"slugPrefix": "../docs"}}}',
  ]) {
    const compiled = await compile({ ...files, "generic/files/config.json": config });
    const checks = compiled.flaws.map(({ check }) => check);
    expect(checks).toContain("config");
    expect(checks).toContain("front-matter");
    expect(compiled.store.listAreaPages("generic")).toEqual([]);
  }
  const compiled = await compile({
    ...files,
    "generic/files/config.json": CONFIG,
    "generic/files/sidebars/about.yaml":
      "title: X\nitems:\n  - title: Y\n    link: https://evil.example/",
  });
  expect(compiled.flaws.map(({ check }) => check)).toContain("sidebar");
  expect(open(compiled).findGenericPage("en-US", "about")?.page.sidebar).toBeNull();
});

test("survives any contents of files", async () => {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  const line = fc.oneof(
    text,
    fc.constantFrom(
      "title: x",
      "date: 2026-01-01",
      "image:",
      "  file: a.png",
      "author: a",
    ),
    fc.constantFrom(
      "---",
      "# x",
      "> **Notes**:",
      "Resources:",
      "- [x](./1-b.md)",
      "{{x(",
      "<h1>",
    ),
  );
  const file = fc
    .array(line, { maxLength: 12 })
    .map((lines) => `---\n${lines.join("\n")}`);
  const files = fc.array(file, { minLength: FUZZED, maxLength: FUZZED });
  await fc.assert(
    fc.asyncProperty(files, async (texts) => {
      const compiled = await compile(placeEverywhere(texts));
      const areas = open(compiled);
      for (let index = 0; index < FUZZED; index++)
        areas.findAreaJson(`/en-US/blog/p${index}`);
      expect(areas.findCurriculumPage("m0")).not.toBeNull();
      expect(compiled.flaws.filter(({ check }) => check === "crash")).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

const FUZZED = 20;

/** Creates a file of every kind for each text. */
function placeEverywhere(texts: readonly string[]): Record<string, string> {
  const files = texts.flatMap((text, index): [string, string][] => [
    [`blog/posts/p${index}/index.md`, text],
    [`blog/authors/a${index}/index.md`, text],
    [`curriculum/curriculum/${index + 1}-m${index}.md`, text],
    [`generic/files/plus/p${index}.md`, text],
    [`spotlight/contributors/c${index}/index.md`, text],
  ]);
  const others = { "generic/files/config.json": CONFIG };
  const sidebar = { "generic/files/sidebars/plus.yaml": texts[0] ?? "" };
  return { ...Object.fromEntries(files), ...others, ...sidebar };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { openContentStore } from "~/content-store/reader.server";
import { AREA_KINDS } from "~/domain/areas/area-page";
import { toFolder } from "~/domain/documents/slug";
import { createAreasService, type AreasService } from "~/services/areas/index.server";
import {
  BlogPostSchema,
  CurriculumSchema,
  GenericSchema,
  SpotlightSchema,
} from "~/domain/api/area-pages";
import type { CompileSummary } from "../../compiler/pipeline/last-compile";
import { loadPrebuilt } from "../../compiler/pipeline/load-prebuilt";
import { compileSite, type CompiledSite } from "../support/compile-site";

/** One by two pixels. */
const GIF = Buffer.from("R0lGODlhAQACAIAAAAAAAP///ywAAAAAAQACAAACAkQKADs=", "base64");

const AREAS = {
  "blog/posts/first/index.md":
    '---\ntitle: First\nslug: first\ndescription: D\ndate: 2026-01-02\nimage:\n  file: cover.gif\n  alt: A cover\n  creator:\n    name: Ann\n---\n\nIntro.\n\n## Part\n\n```css\na { color: red }\n```\n\n{{EmbedLiveSample("Part")}}\n',
  "blog/posts/first/cover.gif": GIF,
  "blog/posts/late/index.md":
    "---\ntitle: Late\ndescription: D\ndate: 2027-01-02\n---\n\nText.\n",
  "curriculum/curriculum/0-README.md":
    "---\ntemplate: landing\nsummary: All.\n---\n\n# The Curriculum\n\n## Skills\n\nText.",
  "curriculum/curriculum/1-core/0-README.md":
    "---\ntemplate: overview\nsummary: Core.\n---\n\n# Core modules\n\nCore.",
  "curriculum/curriculum/1-core/1-css.md":
    "---\ntemplate: module\ntopic: Styling\nsummary: CSS.\n---\n\n# CSS\n\nLearning outcomes:\n\n- Boxes.\n",
  "generic/files/config.json": JSON.stringify({
    pages: { about: {}, mcp: {}, plus: { slugPrefix: "plus/docs", titleSuffix: "Plus" } },
  }),
  "generic/files/about/about.md":
    "---\ntitle: About\ntemplate: GenericAbout\n---\n\n# About us\n\nHello.\n\n## Team\n\n### One\n\nText.",
  "generic/files/mcp/mcp.md": "---\ntitle: MCP server\n---\n\n# MCP\n\nTools.",
  "generic/files/plus/faq.md": "---\ntitle: FAQ\n---\n\n## Why?\n\nBecause.",
  "generic/files/plus/more.md": "---\ntitle: More\n---\n\nMore.",
  "spotlight/contributors/ann/index.md":
    "---\ncontributor_name: Ann\nfolder_name: ann\nis_featured: true\nimg_alt: Ann\nusernames:\n  github: ann\nquote: Write.\n---\n\nHi.\n\n## Why?\n\nFun.",
  "spotlight/contributors/ann/profile-image.jpg": GIF,
};

let site: CompiledSite;
let folder: string;

beforeAll(async () => {
  site = await compileSite({ pages: { "/en-US/docs/Web": "Web." }, areas: AREAS });
  folder = mkdtempSync(join(tmpdir(), "prebuilt-areas-"));
}, 60_000);

afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

function openAreas(store: ContentStore): AreasService {
  return createAreasService({
    store: () => store,
    translate: () => (id: string) => id,
    siteName: "Docs",
    now: () => new Date("2026-06-01"),
  });
}

function listUrls(store: ContentStore): string[] {
  return AREA_KINDS.flatMap((kind) => store.listAreaPages(kind).map(({ url }) => url));
}

/** Returns a page as stored, without fields that depend on the day. */
function readStored(store: ContentStore, url: string): Record<string, unknown> {
  const found = AREA_KINDS.map((kind) =>
    store.findAreaPage(kind, url.replace(/\/$/, "")),
  );
  const page = found.find((each) => each !== null);
  return JSON.parse(JSON.stringify(page)) as Record<string, unknown>;
}

function write(root: string, url: string, name: string, content: Buffer | object): void {
  const file = join(root, toFolder(url.replace(/^\/|\/$/g, "")), name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.isBuffer(content) ? content : JSON.stringify(content));
}

/**
 * Output of the two public builders: one names its renderer, and both lack this builder's own
 * fields.
 */
const BUILDERS = {
  rari: (page: Record<string, unknown>) => ({ ...page, live_samples: null }),
  yari: ({ renderer: _, ...page }: Record<string, unknown>) => ({ ...page, sidebar: [] }),
};

describe.each(Object.entries(BUILDERS))("a tree of %s", (name, toTwin) => {
  let store: ContentStore;
  let summary: CompileSummary;

  beforeAll(async () => {
    const outRoot = join(folder, name);
    for (const url of listUrls(site.store))
      write(outRoot, url, "index.json", toTwin(readStored(site.store, url)));
    const about = toTwin(readStored(site.store, "/en-US/about"));
    write(outRoot, "/de/about", "index.json", { ...about, url: "/de/about" });
    write(outRoot, "/en-US/blog", "index.json", {
      hyData: { posts: [] },
      url: "/en-US/blog/",
    });
    write(outRoot, "/en-US/blog/first", "cover.gif", GIF);
    write(outRoot, "/en-US/blog/broken", "index.json", {
      doc: { mdn_url: "/en-US/blog/broken/" },
    });
    write(outRoot, "/en-US/community/spotlight/ann", "profile-image.jpg", GIF);
    const storeFile = join(folder, `${name}.sqlite`);
    summary = await loadPrebuilt({ outRoot, storeFile, siteName: "Docs" });
    store = openContentStore(storeFile);
  }, 60_000);

  afterAll(() => store.close());

  test("has the same pages as its source, except invalid and duplicate ones", () => {
    expect(listUrls(store)).toEqual(listUrls(site.store));
    expect(summary).toMatchObject({ documents: listUrls(store).length, skipped: 2 });
    expect(summary.flaws.map(({ file, check }) => `${file} ${check}`).sort()).toEqual([
      "de/about/index.json passed-over",
      "en-us/blog/broken/index.json prebuilt-page",
      "en-us/blog/index.json passed-over",
    ]);
  });

  test("shows the same as the source", () => {
    for (const url of listUrls(store)) {
      const { sidebar: _, description: __, renderer, ...page } = readStored(store, url);
      const source = readStored(site.store, url);
      expect(source).toMatchObject(page);
      if (name === "rari") expect(renderer).toBe(source["renderer"]);
    }
    expect(store.findAsset("/en-US/blog/first/cover.gif")?.body.length).toBe(GIF.length);
  });

  test("runs the samples of posts", () => {
    const sample = store.findLiveSample("/en-US/blog/first", "part");
    expect(sample).toMatchObject({ css: "a { color: red }\n" });
    expect(sample).toEqual(site.store.findLiveSample("/en-US/blog/first", "part"));
  });

  test("serves JSON, search and publication days as for Markdown", () => {
    const areas = openAreas(store);
    const read = (path: string): unknown =>
      JSON.parse(areas.findAreaJson(path)?.json ?? "null");
    BlogPostSchema.parse(read("/en-US/blog/first"));
    expect(read("/en-US/blog/late")).toBeNull();
    for (const path of ["", "/core", "/core/css"])
      CurriculumSchema.parse(read(`/en-US/curriculum${path}`));
    for (const path of ["about", "plus/docs/faq"])
      GenericSchema.parse(read(`/de/${path}`));
    SpotlightSchema.parse(read("/ja/community/spotlight/ann"));
    expect(read("/en-US/plus/docs/faq")).toMatchObject({
      sidebar: { title: "Plus", items: [{ title: "More" }, { title: "FAQ" }] },
    });
    const found = store.listSearchAreas().map(({ url }) => url);
    expect(found.sort()).toEqual(listUrls(store).sort());
  });
});

test("sanitises pages of a tree, and reads no file outside it", async () => {
  const outRoot = join(folder, "hostile");
  const bad = `<p onclick=x>Kept<script>alert(1)</script><a href="javascript:x">x</a></p>`;
  const post = readStored(site.store, "/en-US/blog/first/") as {
    doc: object;
    blogMeta: object;
  };
  const value = { id: "a", title: bad, isH3: false, content: bad };
  const image = { file: "../../../secret.png", alt: "x" };
  const author = { name: "A", link: "javascript:x", avatar_url: "//evil.example/a.png" };
  write(outRoot, "/en-US/blog/first", "index.json", {
    ...post,
    doc: { ...post.doc, body: [{ type: "prose", value }] },
    blogMeta: { ...post.blogMeta, image, author },
  });
  const storeFile = join(folder, "hostile.sqlite");
  await loadPrebuilt({ outRoot, storeFile, siteName: "Docs" });
  const store = openContentStore(storeFile);
  const page = readStored(store, "/en-US/blog/first/");
  store.close();
  const text = JSON.stringify(page);
  expect(text).toContain("<p>Kept");
  expect(text).not.toMatch(/<script|onclick|evil|secret/);
  expect(page).toMatchObject({
    image: null,
    blogMeta: { image: null, author: { name: "A" } },
  });
});

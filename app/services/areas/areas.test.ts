import { expect, test } from "vitest";
import type { StoredBlogMeta } from "~/domain/areas/blog";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { createAreasService } from "./index.server";

function createPost(slug: string, facts: Partial<StoredBlogMeta> = {}): StoredBlogMeta {
  return {
    slug,
    title: slug.toUpperCase(),
    description: "",
    keywords: "",
    author: {},
    image: null,
    sponsored: false,
    published: true,
    readTime: 1,
    date: "2026-01-01",
    ...facts,
  };
}

function open(posts: StoredBlogMeta[], now = "2026-06-01T12:00:00Z") {
  const store = {
    ...createFakeStore(),
    listAreaPages: (kind: string) =>
      kind === "blog"
        ? posts.map((facts) => ({
            url: `/en-US/blog/${facts.slug}/`,
            modified: null,
            facts,
          }))
        : [],
    findAreaPage: (_kind: string, url: string) => {
      const blogMeta = posts.find(({ slug }) => url === `/en-US/blog/${slug}`);
      if (!blogMeta) return null;
      const doc = { body: [], fragments: [], mdn_url: url };
      return { doc, blogMeta, url: `${url}/`, renderer: "BlogPost" };
    },
  };
  return createAreasService({
    store: () => store as never,
    translate: () => (id) => id,
    siteName: "Site",
    now: () => new Date(now),
  });
}

const THREE = [
  createPost("old", { date: "2025-01-01" }),
  createPost("new", { date: "2026-05-01" }),
  createPost("middle", { date: "2026-02-01" }),
];

test("lists posts newest first, each with its neighbours", () => {
  const posts = open(THREE).listBlogPosts();
  expect(posts.map(({ slug }) => slug)).toEqual(["new", "middle", "old"]);
  expect(posts.map(({ links }) => [links.previous?.slug, links.next?.slug])).toEqual([
    ["middle", undefined],
    ["old", "new"],
    [undefined, "middle"],
  ]);
});

test("publishes a post at the start of its day in UTC", () => {
  const posts = [createPost("soon", { date: "2026-06-02" })];
  const before = open(posts, "2026-06-01T23:59:59Z");
  expect(before.listBlogPosts()).toEqual([]);
  expect(before.findBlogPost("soon")).toBeNull();
  expect(before.findAreaJson("/en-US/blog/soon")).toBeNull();
  expect(before.listSitemapEntries("en-US").map(({ path }) => path)).toEqual([
    "/en-US/blog/",
  ]);
  const after = open(posts, "2026-06-02T00:00:00Z");
  expect(after.findBlogPost("soon")?.page.blogMeta.slug).toBe("soon");
});

test("hides drafts", () => {
  const blog = open([createPost("draft", { published: false })]);
  expect([blog.findBlogPost("draft"), blog.listNews()]).toEqual([null, []]);
});

test("returns pages of ten posts", () => {
  const posts = Array.from({ length: 11 }, (_, index) => createPost(`p${index}`));
  const blog = open(posts);
  expect(blog.findBlogIndex()?.hyData.pagination).toEqual({
    currentPage: 1,
    numPages: 2,
  });
  expect(blog.findBlogIndex(2)?.hyData.posts).toHaveLength(1);
  expect(blog.findBlogIndex(2)?.url).toBe("/en-US/blog/2/");
  expect([0, 3, 1.5, Number.NaN].map(blog.findBlogIndex)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("returns an empty list without posts", () => {
  expect(open([]).findBlogIndex()?.hyData.posts).toEqual([]);
});

test("excludes sponsored posts from the news", () => {
  const blog = open([...THREE, createPost("ad", { sponsored: true })]);
  expect(blog.listNews().map(({ url }) => url)).toEqual([
    "/en-US/blog/new/",
    "/en-US/blog/middle/",
    "/en-US/blog/old/",
  ]);
});

test("returns the blog's JSON only in English", () => {
  const blog = open(THREE);
  expect(JSON.parse(blog.findAreaJson("/en-US/blog")?.json ?? "")).toMatchObject({
    renderer: "BlogIndex",
  });
  expect(JSON.parse(blog.findAreaJson("/en-US/blog/new")?.json ?? "")).toMatchObject({
    blogMeta: { links: { previous: { slug: "middle" } } },
  });
  expect(blog.findAreaJson("/de/blog")).toBeNull();
  expect(blog.findAreaJson("/en-US/blog/nothing")).toBeNull();
  expect(blog.findAreaJson("/xx/about")).toBeNull();
});

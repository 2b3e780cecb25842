import { expect, test } from "vitest";
import { describeBlogIndex, describeBlogPost, type DescribedPost } from "./describe-blog";

const SITE = { siteName: "Site", siteOrigin: "https://docs.example" };
const POST: DescribedPost = {
  blogMeta: {
    title: "A post",
    description: "About it.",
    date: "2026-01-31",
    author: { name: "Ada", link: "/ada" },
    image: { alt: "A", size: { width: 800, height: 420 } },
  },
  doc: {
    parents: [
      { uri: "/en-US/blog/", title: "Blog" },
      { uri: "/en-US/blog/a-post/", title: "A post" },
    ],
    noIndexing: false,
  },
  image: "/en-US/blog/a-post/a.png",
  pageTitle: "A post | Site",
  url: "/en-US/blog/a-post/",
};

function describePost(post: Partial<DescribedPost> = {}) {
  return describeBlogPost({ ...POST, ...post }, SITE);
}

function findPosting(tags: ReturnType<typeof describePost>) {
  const data = tags.flatMap((tag) =>
    "script:ld+json" in tag ? [tag["script:ld+json"]] : [],
  );
  return data.at(-1);
}

test("gives social cards the picture of the post", () => {
  const tags = describePost();
  const image = "https://docs.example/en-US/blog/a-post/a.png";
  expect(tags).toContainEqual({ property: "og:image", content: image });
  expect(tags).toContainEqual({ property: "og:image:width", content: "800" });
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(tags).toContainEqual({ property: "og:type", content: "article" });
});

test.each([{ width: 200, height: 200 }, { width: 800, height: 1200 }, null])(
  "asks for a small card for a picture of %j",
  (size) => {
    const image = { alt: "A", size };
    const tags = describePost({ blogMeta: { ...POST.blogMeta, image } });
    expect(tags).toContainEqual({ name: "twitter:card", content: "summary" });
  },
);

test("gives social cards the site's picture when the post has none", () => {
  const tags = describePost({ blogMeta: { ...POST.blogMeta, image: null }, image: null });
  const image = "https://docs.example/icon-512.png";
  expect(tags).toContainEqual({ property: "og:image", content: image });
  expect(findPosting(tags)).not.toHaveProperty("image");
});

test("gives search engines author and date", () => {
  expect(findPosting(describePost())).toMatchObject({
    "@type": "BlogPosting",
    headline: "A post",
    datePublished: "2026-01-31",
    author: { "@type": "Person", name: "Ada", url: "https://docs.example/ada" },
  });
});

test("names the site as author of a post without one", () => {
  const blogMeta = { ...POST.blogMeta, author: {} };
  expect(findPosting(describePost({ blogMeta }))).toMatchObject({
    author: { "@type": "Organization", name: "Site" },
  });
});

test("keeps a post with noIndexing out of search engines", () => {
  expect(describePost({ doc: { ...POST.doc, noIndexing: true } })).toContainEqual({
    name: "robots",
    content: "noindex, nofollow",
  });
});

test("links the previous and next pages of the list", () => {
  const tags = describeBlogIndex(
    {
      hyData: { pagination: { currentPage: 2, numPages: 2 } },
      pageTitle: "Blog | Site",
      url: "/en-US/blog/2/",
    },
    SITE,
  );
  expect(tags).toContainEqual({ title: "Page 2 - Blog | Site" });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "prev",
    href: "https://docs.example/en-US/blog/",
  });
  expect(tags.some((tag) => "rel" in tag && tag.rel === "next")).toBe(false);
});

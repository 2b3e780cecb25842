import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlogIndex, BlogMeta } from "~/domain/areas/blog";
import { SiteNameContext } from "~/ui/render-context/render-context";
import { BlogIndexPage } from "./blog-index-page";

const POST: BlogMeta = {
  slug: "a-post",
  title: "A post",
  description: "About it.",
  image: { file: "a.png", alt: "A", size: null },
  keywords: "",
  sponsored: false,
  published: true,
  date: "2026-01-31",
  author: {},
  readTime: 0,
  links: {},
};

function render(posts: BlogMeta[], pagination = { currentPage: 1, numPages: 1 }): string {
  const index: BlogIndex = {
    hyData: { posts, pagination },
    pageTitle: "Blog",
    url: "/en-US/blog/",
    renderer: "BlogIndex",
  };
  return renderToStaticMarkup(
    <SiteNameContext.Provider value="Docs">
      <BlogIndexPage {...index} />
    </SiteNameContext.Provider>,
  );
}

test("names the team for a post without author, and shows no reading time of 0", () => {
  const html = render([POST]);
  expect(html).toContain("The Docs Team");
  expect(html).toContain("January 31, 2026");
  expect(html).not.toContain("minute read");
});

test("links an author and shows the reading time", () => {
  const author = { name: "Ada", link: "/ada", avatar_url: "/ada.png" };
  const html = render([{ ...POST, author, readTime: 4 }]);
  expect(html).toMatch(/<a [^>]*href="\/ada"[^>]*rel="author"><img [^>]*src="\/ada.png"/);
  // Spaces inside of the hidden dot would be hidden too: "20264 minute read".
  expect(html).toContain(
    '</time> <span aria-hidden="true">·</span> <span>4 minute read</span>',
  );
});

test("marks a sponsored post, and no other", () => {
  expect(render([{ ...POST, sponsored: true }])).toContain(">Sponsored<");
  expect(render([POST])).not.toContain("Sponsored");
});

test("loads the first two pictures eagerly, later ones lazily", () => {
  const html = render([1, 2, 3].map((n) => ({ ...POST, slug: `post-${n}` })));
  expect(html.match(/loading="eager"/g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
  expect(html).toContain('src="/en-US/blog/post-3/a.png"');
});

test("shows a post without picture", () => {
  const html = render([{ ...POST, image: null }]);
  expect(html).toContain(POST.title);
  expect(html).not.toContain("<img");
});

test("links the previous and next pages, the first one without number", () => {
  const html = render([POST], { currentPage: 2, numPages: 3 });
  expect(html).toContain('href="/en-US/blog/" rel="prev"');
  expect(html).toContain('href="/en-US/blog/3/" rel="next"');
  expect(html).toContain("Page 2 of 3");
  expect(render([POST])).not.toContain("Pagination");
});

test("shows a notice when no post is published", () => {
  expect(render([])).toContain("Nothing has been published yet.");
});

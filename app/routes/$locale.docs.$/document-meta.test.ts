import { expect, test } from "vitest";
import { describeDocument } from "./document-meta";

const DOCUMENT = {
  title: "for...of",
  pageTitle: "for...of - JavaScript | Site",
  summary: "Loops.",
  mdn_url: "/de/docs/Web/for...of",
  locale: "de" as const,
  locales: ["en-US" as const],
  parents: [
    { uri: "/de/docs/Web", title: "Web" },
    { uri: "/de/docs/Web/for...of", title: "for...of" },
  ],
  modified: "2024-05-06T07:08:09.000Z",
  noIndexing: false,
  feeds: [
    {
      href: "/de/docs/Web/CSS/atom.xml",
      title: "CSS",
      type: "application/atom+xml" as const,
    },
  ],
};
const SITE = { siteName: "Site", siteOrigin: "https://docs.example" };

function describe(document: Partial<typeof DOCUMENT> = {}, query = "") {
  return describeDocument({ ...DOCUMENT, ...document }, { site: SITE, query });
}

function findRobots(tags: ReturnType<typeof describe>) {
  return tags.find((tag) => "name" in tag && tag.name === "robots");
}

test("links the feed of the page's area", () => {
  expect(describe()).toContainEqual({
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: "CSS",
    href: "/de/docs/Web/CSS/atom.xml",
  });
});

test("describes the page, its summary and the date of its last change", () => {
  const tags = describe();
  expect(tags).toContainEqual({ title: "for...of - JavaScript | Site" });
  expect(tags).toContainEqual({ property: "og:title", content: "for...of" });
  expect(tags).toContainEqual({ name: "description", content: "Loops." });
  expect(tags).toContainEqual({
    property: "article:modified_time",
    content: DOCUMENT.modified,
  });
});

test("has no robots directive for an indexable page, with any campaign parameter", () => {
  expect(findRobots(describe({}, "?utm_source=mail"))).toBeUndefined();
});

test("keeps a page out of search engines when the document asks for it", () => {
  expect(findRobots(describe({ noIndexing: true }))).toMatchObject({
    content: "noindex, nofollow",
  });
});

test.each(["?sidebar=flex", "?browsers=firefox"])(
  "keeps the view filtered by %s out of search engines, but lets its links be followed",
  (query) => {
    expect(findRobots(describe({}, query))).toMatchObject({ content: "noindex, follow" });
  },
);

test("says nothing in a part that the page in front of its reader has, or that crawlers alone read", () => {
  const site = { site: SITE, query: "" };
  const whole = JSON.stringify(describe());
  const tags = JSON.stringify(describeDocument(DOCUMENT, { ...site, isPart: true }));
  for (const kept of [
    "title",
    "description",
    "canonical",
    "og:title",
    "og:url",
    "article:modified_time",
  ])
    expect(tags).toContain(kept);
  for (const dropped of [
    "ld+json",
    "hrefLang",
    "og:type",
    "og:description",
    "og:image",
    "og:site_name",
    "twitter:card",
  ]) {
    expect(tags).not.toContain(dropped);
    expect(whole).toContain(dropped);
  }
});

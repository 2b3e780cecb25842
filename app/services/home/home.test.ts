import { expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import type { Document } from "~/domain/documents/document";
import type { HomeChoice, NewsItem, StoredContribution } from "~/domain/areas/home";
import { createHomeService, type HomeSources } from "./index.server";

const CONTRIBUTIONS: StoredContribution[] = ["de", "fr", "en-US"].map((locale, day) => ({
  locale: locale as "de",
  number: null,
  title: `Page in ${locale}`,
  url: `/${locale}/docs/Page`,
  updated_at: `2026-03-0${9 - day}T00:00:00.000Z`,
  repo: null,
}));

function createDocument(url: string, facts: Partial<Document> = {}): Partial<Document> {
  const slug = url.split("/").slice(3);
  return {
    mdn_url: url,
    title: slug.at(-1) ?? "",
    summary: "About it.",
    pageType: "guide",
    noIndexing: false,
    popularity: null,
    parents: slug.map((title, index) => ({
      title,
      uri: ["", ...url.split("/").slice(1, 4 + index)].join("/"),
    })),
    ...facts,
  };
}

function createStore(documents: Partial<Document>[], choice: HomeChoice | null = null) {
  let reads = 0;
  const store = {
    findDocument: (url: string) => {
      const document = documents.find(({ mdn_url }) => mdn_url === url);
      return document ? { document: document as Document, sidebarId: null } : null;
    },
    readSearchIndex(locale: string) {
      reads++;
      const lines = documents
        .filter(({ mdn_url = "" }) => mdn_url.startsWith(`/${locale}/`))
        .map(({ title, mdn_url: url }) => ({ title, url }));
      return { json: JSON.stringify(lines), etag: '"x"' };
    },
    readContributions: () => CONTRIBUTIONS,
    readHomeChoice: () => choice,
  };
  return { store: store as unknown as ContentStore, countReads: () => reads };
}

function open(
  documents: Partial<Document>[],
  { choice = null, ...sources }: HomeSources & { choice?: HomeChoice | null } = {},
) {
  const { store, countReads } = createStore(documents, choice);
  const home = createHomeService({
    store: () => store,
    siteName: "Site",
    translate: (locale) => (id) => `${id} ${locale}`,
    ...sources,
  });
  return { home, countReads };
}

function listUrls(documents: Partial<Document>[], locale: "de" | "en-US" = "en-US") {
  return open(documents)
    .home.readHome(locale)
    .featuredArticles.map((each) => each.mdn_url);
}

test("features the most read articles, each with another subject", () => {
  const popular = ["Web/CSS/Box", "Web/CSS/Flex", "Web/HTML/a", "Glossary/Term"];
  const documents = popular.map((slug, index) =>
    createDocument(`/en-US/docs/${slug}`, { popularity: 1 - index / 10 }),
  );
  expect(listUrls(documents)).toEqual([
    "/en-US/docs/Web/CSS/Box",
    "/en-US/docs/Web/HTML/a",
    "/en-US/docs/Glossary/Term",
  ]);
});

test("features no overview, no hidden page and no page without a summary", () => {
  const documents = [
    createDocument("/en-US/docs/Web/CSS", { popularity: 1, pageType: "landing-page" }),
    createDocument("/en-US/docs/Web/HTML/a", { popularity: 0.9, noIndexing: true }),
    createDocument("/en-US/docs/Web/API/b", { popularity: 0.8, summary: "" }),
    createDocument("/en-US/docs/Web/HTTP/c", { popularity: 0.7 }),
  ];
  expect(listUrls(documents)).toEqual(["/en-US/docs/Web/HTTP/c"]);
});

test("features at most four pages of the fallback list without popularity data", () => {
  const slugs = [
    "Web/CSS/Reference/Selectors/:has",
    "Web/JavaScript/Guide/Using_promises",
    "Web/JavaScript/Guide/Modules",
    "Web/HTTP/Guides/Caching",
    "Web/API/Fetch_API/Using_Fetch",
    "Glossary/Progressive_enhancement",
  ];
  const documents = [
    createDocument("/en-US/docs/A"),
    ...slugs.map((slug) => createDocument(`/en-US/docs/${slug}`)),
  ];
  expect(listUrls(documents)).toEqual([
    "/en-US/docs/Web/CSS/Reference/Selectors/:has",
    "/en-US/docs/Web/JavaScript/Guide/Using_promises",
    "/en-US/docs/Web/HTTP/Guides/Caching",
    "/en-US/docs/Web/API/Fetch_API/Using_Fetch",
  ]);
});

test("prefers an article in the locale's language to the English one", () => {
  const promises = "docs/Web/JavaScript/Guide/Using_promises";
  const documents = [
    createDocument(`/de/${promises}`),
    createDocument(`/en-US/${promises}`),
    createDocument("/en-US/docs/Web/HTTP/Guides/Caching"),
  ];
  expect(listUrls(documents, "de")).toEqual([
    `/de/${promises}`,
    "/en-US/docs/Web/HTTP/Guides/Caching",
  ]);
});

test("tags an article with its subject", () => {
  const slugs = ["Web/HTTP/Guides/Caching", "Glossary/Progressive_enhancement"];
  const documents = slugs.map((slug) => createDocument(`/en-US/docs/${slug}`));
  const { featuredArticles } = open(documents).home.readHome("en-US");
  expect(featuredArticles.map(({ tag }) => tag)).toEqual([
    { title: "HTTP", uri: "/en-US/docs/Web/HTTP" },
    { title: "Glossary", uri: "/en-US/docs/Glossary" },
  ]);
});

test("reads the index of a store once per locale", () => {
  const { home, countReads } = open([]);
  for (const locale of ["de", "de", "en-US", "de"] as const) home.readHome(locale);
  expect(countReads()).toBe(2);
});

test("lists changes of the locale and of en-US", () => {
  const { items } = open([]).home.readHome("de").recentContributions;
  expect(items.map(({ title }) => title)).toEqual(["Page in de", "Page in en-US"]);
  expect(items[0]).not.toHaveProperty("locale");
});

test("returns all regions when they are empty", () => {
  expect(open([]).home.readHome("de")).toMatchObject({
    pageDescription: "home-description de",
    featuredArticles: [],
    latestNews: { items: [] },
  });
  expect(open([]).home.readHome("de")).not.toHaveProperty("featuredContributor");
});

test("returns three news and the contributor, if any", () => {
  const news = { title: "News" } as NewsItem;
  const contributor = { contributorName: "Ada", url: "/x", quote: "q" };
  const { home } = open([], {
    listNews: () => [news, news, news, news],
    findFeaturedContributor: () => contributor,
  });
  expect(home.readHome("en-US").latestNews.items).toHaveLength(3);
  expect(home.readHome("en-US").featuredContributor).toEqual(contributor);
});

test("returns the content's own choice, as far as it exists", () => {
  const toNews = (slug: string) =>
    ({ url: `/en-US/blog/${slug}/`, title: slug, summary: "S" }) as NewsItem;
  const { home } = open(
    [
      createDocument("/en-US/docs/Web/API/A", { pageType: "landing-page" }),
      createDocument("/en-US/docs/Web/API/B"),
      createDocument("/de/docs/Web/API/B"),
    ],
    {
      listNews: () => ["new", "middle", "old"].map(toNews),
      choice: {
        featuredArticles: [
          "/en-US/blog/old",
          "/en-US/docs/Web/API/Gone",
          "/en-US/docs/Web/API/A",
          "/en-US/docs/Web/API/B",
        ],
        latestNews: ["/en-US/blog/old/", "/en-US/blog/soon/"],
      },
    },
  );
  const { featuredArticles, latestNews } = home.readHome("de");
  expect(featuredArticles.map(({ mdn_url, tag }) => [mdn_url, tag?.title])).toEqual([
    ["/en-US/blog/old/", "Blog"],
    ["/en-US/docs/Web/API/A", "API"],
    ["/de/docs/Web/API/B", "API"],
  ]);
  expect(latestNews.items.map(({ title }) => title)).toEqual(["old"]);
});

test("returns the same as JSON", () => {
  const { home } = open([]);
  const { json, etag } = home.readHomeJson("fr");
  expect(JSON.parse(json)).toEqual({
    hyData: home.readHome("fr"),
    pageTitle: "Site",
    url: "/fr/",
    renderer: "Homepage",
  });
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(home.readHomeJson("de").etag).not.toBe(etag);
});

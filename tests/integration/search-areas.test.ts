import { afterAll, beforeAll, expect, test } from "vitest";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createSearchApi, createSearchService } from "~/services/search/index.server";
import type { SearchRequest, SearchResults } from "~/services/search/search-service";
import { compileSite, type CompiledSite } from "../support/compile-site";

const CSS = "/en-US/docs/Web/CSS";

function page(frontMatter: string, body: string): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

function post(title: string, date: string, rest = ""): string {
  return page(
    `title: ${title}\ndescription: About ${title}.\ndate: ${date}${rest}`,
    `The ${title} tells of a walrus.`,
  );
}

const AREAS = {
  "blog/posts/grids/index.md": post("Grids we love", "2026-01-02"),
  "blog/posts/subgrid/index.md": post("Subgrid", "2026-01-02"),
  "blog/posts/tomorrow/index.md": post("Zeppelins", "2026-06-02"),
  "blog/posts/draft/index.md": post("Drafted", "2026-01-02", "\npublished: false"),
  "curriculum/0-README.md": page("template: landing", "# Curriculum\n\nAll of it."),
  "curriculum/1-core/0-README.md": page("template: overview", "# Core modules\n\nCore."),
  "curriculum/1-core/1-css.md": page("template: module", "# CSS\n\nMargins collapse."),
  "generic/files/config.json": JSON.stringify({
    pages: { about: {}, plus: { slugPrefix: "plus/docs" } },
  }),
  "generic/files/about/about.md": page(
    "title: About us",
    "Who tends <b>otters</b> & co.",
  ),
  "generic/files/plus/faq.md": page("title: FAQ", "## Why?\n\nFor collections."),
  "generic/files/sidebars/plus.yaml":
    "title: Plus docs\nitems:\n  - title: FAQ\n    link: /plus/docs/faq\n",
  "spotlight/contributors/ann/index.md": page(
    "contributor_name: Ann Example\nfolder_name: ann\nquote: Write.",
    "She draws penguins.",
  ),
};

let site: CompiledSite;
let today = "2026-06-01";

beforeAll(async () => {
  site = await compileSite({
    pages: {
      [CSS]: { title: "CSS", body: "Styles." },
      [`${CSS}/Subgrid`]: { title: "Layout: subgrid", body: "Lines." },
      "/de/docs/Web/CSS": { title: "CSS", body: "Ein walrus." },
    },
    areas: AREAS,
  });
});

afterAll(() => site.remove());

function openService() {
  return createSearchService({
    store: () => site.store,
    now: () => new Date(`${today}T12:00:00Z`),
  });
}

function search(query: string, rest: Partial<SearchRequest> = {}): SearchResults {
  return openService().search({
    query,
    locales: ["en-US"],
    sort: "best",
    page: 1,
    topic: null,
    ...rest,
  });
}

test.each([
  ["love", "/en-US/blog/grids/", ["Blog"]],
  ["collapse", "/en-US/curriculum/core/css/", ["Curriculum", "Core modules"]],
  ["otters", "/en-US/about", []],
  ["collections", "/en-US/plus/docs/faq", ["Plus docs"]],
  ["penguins", "/en-US/community/spotlight/ann", ["Community", "Contributor spotlight"]],
])("finds a page with %s in its text, with its ancestors", (query, url, trail) => {
  const { hits, match } = search(query);
  expect(match).toBe("all");
  expect(hits).toHaveLength(1);
  expect(hits[0]).toMatchObject({ url, trail, locale: "en-US" });
  const marked = [hits[0]?.markedTitle ?? [], ...(hits[0]?.passages ?? [])];
  expect(marked.some((pieces) => pieces[1]?.toLowerCase() === query)).toBe(true);
});

test("counts areas as topics, and filters by one", () => {
  expect(search("css").topics).toEqual([
    { topic: "css", count: 1 },
    { topic: "curriculum", count: 1 },
  ]);
  const { hits, total } = search("css", { topic: "curriculum" });
  expect(total).toBe(1);
  expect(hits.map(({ url }) => url)).toEqual(["/en-US/curriculum/core/css/"]);
});

test.each(["CSS", "css", "Subgrid", "subgrid"])(
  "ranks the document %s above an area's page of the same name",
  (query) => {
    const [first, second] = search(query).hits.filter(
      ({ title }) => title === "CSS" || /subgrid/i.test(title),
    );
    expect(first?.url).toMatch(/^\/en-US\/docs\//);
    expect(second).toBeDefined();
  },
);

test("finds a post from its day on without a new compile, and never a draft", () => {
  const service = openService();
  const find = (query: string) =>
    service.search({ query, locales: ["en-US"], sort: "best", page: 1, topic: null });
  expect(find("zeppelins")).toMatchObject({ total: 0, suggestion: null });
  expect(find("zepelins")).toMatchObject({ total: 0, suggestion: null });
  expect(find("walrus").total).toBe(2);
  expect(service.suggestLabels("zepp", "en-US")).toEqual([]);
  today = "2026-06-02";
  expect(find("zeppelins").hits[0]?.url).toBe("/en-US/blog/tomorrow/");
  expect(find("walrus").total).toBe(3);
  expect(find("drafted").total).toBe(0);
  today = "2026-06-01";
});

test("returns area pages only when English is requested", () => {
  const listLocales = (locales: SearchRequest["locales"]) =>
    search("walrus", { locales }).hits.map(({ locale }) => locale);
  expect(listLocales(["de"])).toEqual(["de"]);
  expect(listLocales(["de", "en-US"]).sort()).toEqual(["de", "en-US", "en-US"]);
  expect(search("love", { locales: ["de"] }).total).toBe(0);
});

test("does not change the labels of documents", () => {
  const service = openService();
  expect(service.findLabelled("CSS", "en-US")).toBe(CSS);
  expect(service.suggestLabels("css", "en-US")).toContain("CSS");
  expect(service.findLabelled("CSS (Curriculum)", "en-US")).toBe(
    "/en-US/curriculum/core/css/",
  );
  expect(service.findLabelled("Grids we love", "en-US")).toBe("/en-US/blog/grids/");
});

test("returns the same in the API, without HTML of the authors", () => {
  const api = createSearchApi(openService(), {
    siteName: "Docs",
    siteOrigin: "https://docs.example",
    translate: loadContentStrings(),
  });
  const { json } = api.search(new URLSearchParams({ q: "otters" }));
  const { documents } = JSON.parse(json) as { documents: unknown[] };
  expect(documents).toMatchObject([
    {
      mdn_url: "/en-US/about",
      slug: "about",
      title: "About us",
      highlight: { body: ["Who tends <mark>otters</mark> &amp; co."] },
    },
  ]);
  const blog = api.search(new URLSearchParams({ q: "love" })).json;
  expect(blog).toContain('"slug":"blog/grids"');
});

test("suggests only documents for a missing page", () => {
  const similar = site.store.listSimilarPages("en-US", "Nowhere/subgrid", 5);
  expect(similar.map(({ url }) => url)).toEqual([`${CSS}/Subgrid`]);
});

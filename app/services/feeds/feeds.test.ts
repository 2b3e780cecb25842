import fc from "fast-check";
import { expect, test } from "vitest";
import { createVersion } from "~/content-store/store-version";
import type { BlogMeta } from "~/domain/areas/blog";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { getOverviewText } from "~/l10n/overview-texts.server";
import type { SiteChange } from "~/domain/areas/changes";
import type { CompatUpdates } from "~/domain/compat/updates";
import {
  parseUpdatesFeedPath,
  toUpdatesFeedPath,
  type UpdatesFeed,
} from "~/domain/areas/updates-feeds";
import type { Locale } from "~/domain/locales/locale";
import type { ChangesFilter } from "../changes/index.server";
import { listChildren, parseXml, readChild } from "../../../tests/support/parse-xml";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { createUpdatesService } from "../updates/index.server";
import {
  createFeeds,
  renderChangesFeed,
  renderOwnFeed,
  renderUpdatesFeed,
} from "./index.server";

const CONTENT_VERSION = createVersion(Date.UTC(2026, 10, 20), 1);

function createPost(facts: Partial<BlogMeta>): BlogMeta {
  return {
    slug: "hello",
    title: "Hello",
    description: "A post.",
    keywords: "",
    image: null,
    sponsored: false,
    published: true,
    readTime: 1,
    date: "2026-03-04",
    author: { name: "Ann" },
    links: {},
    ...facts,
  };
}

function open({
  posts = [createPost({})],
  changes = [] as SiteChange[],
  pages = ["/en-US/docs/Web/CSS"],
} = {}) {
  const asked: [Locale, ChangesFilter, number][] = [];
  const store = {
    ...createFakeStore({ pages }),
    version: CONTENT_VERSION,
    countDocumentsBelow: (url: string) =>
      pages.filter((page) => page.startsWith(url)).length,
  };
  const findFeed = createFeeds({
    siteName: "Site & Co",
    siteOrigin: "https://docs.example",
    store: () => store,
    listBlogPosts: () => posts,
    changes: {
      list(...filter) {
        asked.push(filter);
        return { changes, page: 1, last: 1 };
      },
    },
    findPage: (url) => ({ title: `<${url.split("/").at(-1)}>`, summary: "x" }),
    texts: (locale) => ({
      overview: getOverviewText(locale),
      text: getInterfaceText(locale),
    }),
  });
  const parse = (path: string) => parseXml(findFeed(path)?.body ?? "");
  return { findFeed, parse, asked };
}

test("renders posts as RSS 2.0", () => {
  const description = "The <dialog> element & more";
  const { parse, findFeed } = open({ posts: [createPost({ description })] });
  expect(findFeed("/en-US/blog/rss.xml")?.contentType).toMatch(/^application\/rss\+xml/);
  const rss = parse("/en-US/blog/rss.xml");
  expect([rss.name, rss.attributes["version"]]).toEqual(["rss", "2.0"]);
  const [channel] = listChildren(rss, "channel");
  if (!channel) throw new Error("no channel");
  expect(readChild(channel, "title")).toBe("Site & Co Blog");
  expect(readChild(channel, "link")).toBe("https://docs.example/en-US/blog/");
  const [item] = listChildren(channel, "item");
  if (!item) throw new Error("no item");
  const url = "https://docs.example/en-US/blog/hello/";
  expect([readChild(item, "link"), readChild(item, "guid")]).toEqual([url, url]);
  expect(readChild(item, "pubDate")).toBe("Wed, 04 Mar 2026 00:00:00 GMT");
  expect(readChild(item, "dc:creator")).toBe("Ann");
  expect(readChild(item, "description")).toBe("The &lt;dialog&gt; element &amp; more");
});

test("renders posts as Atom, with the team as author of a post without one", () => {
  const posts = [
    createPost({}),
    createPost({ slug: "b", date: "2026-01-02", author: {} }),
  ];
  const feed = open({ posts }).parse("/en-US/blog/atom.xml");
  expect(feed.attributes["xmlns"]).toBe("http://www.w3.org/2005/Atom");
  expect(readChild(feed, "updated")).toBe("2026-03-04T00:00:00.000Z");
  expect(feed.children.filter(({ name }) => name === "author")).toHaveLength(1);
  const entries = listChildren(feed, "entry");
  expect(entries.map((entry) => readChild(entry, "published"))).toEqual([
    "2026-03-04T00:00:00.000Z",
    "2026-01-02T00:00:00.000Z",
  ]);
  expect(entries.map((entry) => listChildren(entry, "author").length)).toEqual([1, 0]);
  const ids = [feed, ...entries].map((element) => readChild(element, "id"));
  expect(new Set(ids).size).toBe(3);
});

test.each(["/en-US/blog/atom.xml", "/en-US/docs/Web/CSS/atom.xml"])(
  "stays well-formed without entries at %s, with the date of the content",
  (path) => {
    const { parse } = open({ posts: [] });
    expect(listChildren(parse(path), "entry")).toEqual([]);
    expect(readChild(parse(path), "updated")).toBe("2026-11-20T00:00:00.000Z");
  },
);

test("lists the changes in an area, for any case of the path", () => {
  const modified = "2026-05-06T07:08:09.000Z";
  const url = "/en-US/docs/Web/CSS/a?b";
  const release = { type: "release" as const, browsers: ["Firefox 130"] };
  const { parse, asked } = open({
    changes: [
      { kind: "changed", date: modified, url, cause: { type: "edit" } },
      { kind: "new", date: "2026-04-01", url, cause: release },
    ],
  });
  const feed = parse("/EN-us/docs/web/css/Atom.xml");
  expect(asked).toEqual([["en-US", { shown: "en-US", area: "Web/CSS", kind: null }, 1]]);
  expect(readChild(feed, "id")).toBe("https://docs.example/en-US/docs/Web/CSS/atom.xml");
  const [entry, older] = listChildren(feed, "entry");
  if (!entry || !older) throw new Error("no entry");
  expect(readChild(entry, "title")).toBe("<a?b>");
  expect(readChild(entry, "id")).toMatch(
    /^https:\/\/docs\.example\/en-US\/docs\/Web\/CSS\/a%3Fb#/,
  );
  expect(readChild(older, "id")).not.toBe(readChild(entry, "id"));
  expect(readChild(older, "summary")).toContain("Firefox 130");
  expect([readChild(feed, "updated"), readChild(entry, "updated")]).toEqual([
    modified,
    modified,
  ]);
});

test("lists the changes of a language, each with an id of its own", () => {
  const url = "/de/docs/Web/CSS";
  const changes: SiteChange[] = [
    { kind: "changed", date: "2026-05-06T07:08:09.000Z", url, cause: { type: "edit" } },
    { kind: "new", date: "2026-05-01T00:00:00.000Z", url, cause: { type: "edit" } },
    {
      kind: "baseline",
      date: "2026-04-01",
      url: null,
      cause: { type: "baseline", level: "low", name: "Foo", description: "Bar." },
    },
  ];
  const { body } = renderChangesFeed("de", {
    siteName: "Site & Co",
    siteOrigin: "https://docs.example",
    contentVersion: CONTENT_VERSION,
    changes: { list: () => ({ changes, page: 1, last: 1 }) },
    findPage: () => ({ title: "CSS", summary: "" }),
    texts: { overview: getOverviewText("de"), text: getInterfaceText("de") },
  });
  const feed = parseXml(body);
  expect(readChild(feed, "title")).toBe("Letzte Änderungen | Site & Co");
  expect(readChild(feed, "updated")).toBe("2026-05-06T07:08:09.000Z");
  const entries = listChildren(feed, "entry");
  expect(new Set(entries.map((entry) => readChild(entry, "id"))).size).toBe(3);
  expect(readChild(entries[2] ?? feed, "title")).toBe("Foo");
  expect(readChild(entries[2] ?? feed, "updated")).toBe("2026-04-01T00:00:00.000Z");
  expect(readChild(entries[1] ?? feed, "summary")).toBe("Neue Seite");
  const languages = entries.map(({ attributes }) => attributes["xml:lang"]);
  expect(languages, "of what differs from the feed's").toEqual([
    undefined,
    undefined,
    "en-US",
  ]);
});

test("returns null for other paths, and for an area that a locale lacks", () => {
  const { findFeed } = open();
  const paths = ["/de/docs/Web/CSS/atom.xml", "/en-US/docs/Web/Nothing/atom.xml"];
  const others = ["/xx/docs/Web/CSS/atom.xml", "/de/blog/rss.xml", "/en-US/blog/x.xml"];
  expect([...paths, ...others].map(findFeed)).toEqual([null, null, null, null, null]);
});

test("keeps its ETag while the content is the same", () => {
  const etags = [open(), open(), open({ posts: [] })].map(
    ({ findFeed }) => findFeed("/en-US/blog/rss.xml")?.etag,
  );
  expect(etags[0]).toMatch(/^"[\w-]{22}"$/);
  expect(etags[1]).toBe(etags[0]);
  expect(etags[2]).not.toBe(etags[0]);
});

test("stays well-formed for any title", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const { parse } = open({ posts: [createPost({ title, description })] });
      parse("/en-US/blog/rss.xml");
      parse("/en-US/blog/atom.xml");
    }),
  );
});

const RELEASES = [
  { browser: "firefox", version: "9", date: "2026-03-04", added: [0, 1], removed: [2] },
  { browser: "chrome", version: "8", date: "2026-02-03", added: [1], removed: [] },
].map((release) => ({ ...release, engine: "", engineVersion: "" }));

function openUpdates({
  features = ["api.Foo", "css.gap", "api.Old"],
  releases = RELEASES,
} = {}) {
  const updates: CompatUpdates = {
    browsers: { firefox: "Firefox", chrome: "Chrome & Co" },
    features: features.map((path) => ({
      path,
      page: null,
      mdnUrl: null,
      sourceFile: "",
      specUrl: null,
      status: null,
      engineDates: {},
    })),
    releases,
    baseline: [
      {
        date: "2026-03-02",
        level: "low" as const,
        id: "css",
        name: "CSS",
        description: "Style.",
        overviews: [],
        keyPage: "/docs/Web/CSS",
      },
      {
        date: "2026-03-01",
        level: "high" as const,
        id: "foo",
        name: "Foo",
        description: "Bar.",
        overviews: [],
        keyPage: null,
      },
    ],
  };
  const store = { ...createFakeStore(), readUpdates: () => updates };
  return createUpdatesService({ store: () => store, now: () => Date.UTC(2026, 10, 22) });
}

interface RenderOptions {
  updates?: ReturnType<typeof openUpdates>;
  locale?: Locale;
}

function render(
  feed: UpdatesFeed,
  { updates = openUpdates(), locale = "en-US" }: RenderOptions = {},
) {
  const file = renderUpdatesFeed(updates, feed, {
    siteName: "Site & Co",
    siteOrigin: "https://docs.example",
    contentVersion: CONTENT_VERSION,
    locale,
    text: getInterfaceText(locale),
    hasPage: (url) => url === "/en-US/docs/Web/CSS",
  });
  return file && parseXml(file.body);
}

function listEntries(...args: Parameters<typeof render>) {
  const feed = render(...args);
  if (!feed) throw new Error("no feed");
  return listChildren(feed, "entry").map((entry) => ({
    title: readChild(entry, "title"),
    id: readChild(entry, "id"),
    summary: readChild(entry, "summary"),
  }));
}

const LIST = "https://docs.example/en-US/plus/updates";

test("lists releases, newest first, with what they added and removed", () => {
  const feed = render({ kind: "all" });
  if (!feed) throw new Error("no feed");
  expect(readChild(feed, "title")).toBe("Updates | Site & Co");
  expect(readChild(feed, "updated")).toBe("2026-03-04T00:00:00.000Z");
  expect(listEntries({ kind: "all" })).toEqual([
    {
      title: "Firefox 9",
      id: `${LIST}/firefox/9`,
      summary: "Added: api.Foo, css.gap\nRemoved: api.Old",
    },
    { title: "Chrome & Co 8", id: `${LIST}/chrome/8`, summary: "Added: css.gap" },
  ]);
});

test("lists the releases of a browser, and of each the features of a category", () => {
  expect(listEntries({ kind: "browser", id: "chrome" })).toEqual([
    { title: "Chrome & Co 8", id: `${LIST}/chrome/8`, summary: "Added: css.gap" },
  ]);
  expect(listEntries({ kind: "category", id: "api" }, { locale: "de" })).toEqual([
    {
      title: "Firefox 9",
      id: "https://docs.example/de/plus/updates/firefox/9#api",
      summary: "Hinzugefügt: api.Foo\nEntfernt: api.Old",
    },
  ]);
});

test.each([
  ["en-US", /^Added: api\.F0, .*, api\.F49, and 10 more$/],
  ["ja", /^追加：api\.F0、.*、api\.F49、ほか 10 件$/],
] as const)("cuts the names of a release short in %s", (locale, expected) => {
  const features = Array.from({ length: 60 }, (_, at) => `api.F${at}`);
  const added = [...features.keys()];
  const releases = RELEASES.map((release) => ({ ...release, added, removed: [] }));
  const updates = openUpdates({ features, releases });
  const [first] = listEntries({ kind: "all" }, { updates, locale });
  expect(first?.summary).toMatch(expected);
});

test("lists what became Baseline, with links to its pages or to the list", () => {
  const feed = render({ kind: "baseline" });
  if (!feed) throw new Error("no feed");
  const links = listChildren(feed, "entry").map((entry) => [
    readChild(entry, "title"),
    listChildren(entry, "link")[0]?.attributes["href"],
  ]);
  expect(links).toEqual([
    ["CSS (Newly available)", "https://docs.example/en-US/docs/Web/CSS"],
    ["Foo (Widely available)", `${LIST}?show=baseline`],
  ]);
  const ids = listChildren(feed, "entry").map((entry) => readChild(entry, "id"));
  expect(ids[1]).toBe(`${LIST}?show=baseline#foo-high`);
});

test("has no feed of an unknown browser or category", () => {
  expect(render({ kind: "browser", id: "netscape" })).toBeNull();
  expect(render({ kind: "browser", id: "__proto__" })).toBeNull();
  expect(render({ kind: "category", id: "foo" })).toBeNull();
});

test.each<UpdatesFeed>([
  { kind: "all" },
  { kind: "baseline" },
  { kind: "browser", id: "firefox_android" },
  { kind: "category", id: "css" },
])("has the address of %j", (feed) => {
  const path = toUpdatesFeedPath("fr", feed).replace("/fr/plus/updates/feeds/", "");
  expect(parseUpdatesFeedPath(path)).toEqual(feed);
});

test.each(["", "other", "browsers", "all/x"])("has no feed at %j", (path) => {
  expect(parseUpdatesFeedPath(path)).toBeNull();
});

test("has a reader's own feed without its secret URL", () => {
  const pages = new Set(["/docs/nothing"]);
  const { body } = renderOwnFeed(openUpdates(), pages, {
    siteName: "Site",
    siteOrigin: "https://docs.example",
    contentVersion: CONTENT_VERSION,
    locale: "fr",
    text: getInterfaceText("fr"),
    hasPage: () => false,
  });
  const feed = parseXml(body);
  expect(readChild(feed, "title")).toBe("Flux de vos collections | Site");
  expect(listChildren(feed, "link").map(({ attributes }) => attributes["rel"])).toEqual([
    "alternate",
  ]);
  expect(listChildren(feed, "entry")).toEqual([]);
});

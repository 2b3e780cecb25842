import { expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import type { Document, Section } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import {
  createDocumentsService,
  UnknownSectionError,
  type DocumentsServiceOptions,
} from "./index.server";

const URL = "/de/docs/Web/X";

function prose(
  id: string | null,
  title: string | null,
  content: string,
  isH3 = false,
): Section {
  return { type: "prose", value: { id, title, content, isH3 } };
}

function document(url: string, body: Section[] = []): Document {
  const locale = url.startsWith("/de/") ? "de" : "en-US";
  return {
    title: `Title of ${url}`,
    mdn_url: url,
    locale,
    body,
    fragments: [],
  } as unknown as Document;
}

function createStore(
  documents: Document[],
  rest: Partial<ContentStore> = {},
): ContentStore {
  const byUrl = new Map(documents.map((found) => [found.mdn_url.toLowerCase(), found]));
  return {
    version: "v1",
    findDocument: (url: string) => {
      const found = byUrl.get(url.toLowerCase());
      return found
        ? { document: found, sidebarId: found.locale === "de" ? 7 : null }
        : null;
    },
    findSidebar: (id: number) => ({ id, name: "s", html: `<a href="${URL}">X</a>` }),
    findCanonicalUrl: (url: string) => byUrl.get(url.toLowerCase())?.mdn_url ?? null,
    findCompatTable: () => null,
    readCompatBrowsers: () => ({}),
    listSimilarPages: () => [],
    findRedirect: () => null,
    ...rest,
  } as unknown as ContentStore;
}

function createService(
  store: ContentStore | (() => ContentStore),
  options: Partial<DocumentsServiceOptions> = {},
) {
  return createDocumentsService({
    ...options,
    store: typeof store === "function" ? store : () => store,
    translate: (locale) => (id, args) =>
      `[${locale} ${id} ${Object.values(args ?? {}).join(" ")}]`,
  });
}

function renderBody(...body: Section[]): string | undefined {
  return createService(createStore([document(URL, body)])).findDocumentPage(URL)
    ?.articleHtml;
}

test("finds a page in any case, without its body, with the marked sidebar", () => {
  const page = createService(createStore([document(URL)])).findDocumentPage(
    "/DE/docs/web/x",
  );
  expect(page?.document.mdn_url).toBe(URL);
  expect(page?.document).not.toHaveProperty("body");
  expect(page?.sidebarHtml).toBe(`<em><a href="${URL}" aria-current="page">X</a></em>`);
});

test("returns no sidebar when the document names none", () => {
  const url = "/en-US/docs/Web/X";
  expect(
    createService(createStore([document(url)])).findDocumentPage(url)?.sidebarHtml,
  ).toBeNull();
});

test("returns null for a missing page", () => {
  const service = createService(createStore([]));
  expect([service.findDocumentPage(URL), service.findDocumentJson(URL)]).toEqual([
    null,
    null,
  ]);
});

test("reads the current store on every call", () => {
  let store = createStore([]);
  const service = createService(() => store);
  expect(service.findDocumentPage(URL)).toBeNull();
  store = createStore([document(URL)]);
  expect(service.findDocumentPage(URL)).not.toBeNull();
});

test.each([
  ["prose without id as it is", [prose(null, null, "<p>a</p>")], "<p>a</p>"],
  [
    "a heading that links to itself",
    [prose("ä&b", "<code>T</code>", "<p>a</p>")],
    '<section aria-labelledby="ä&amp;b"><h2 id="ä&amp;b"><a href="#ä&amp;b"><code>T</code></a></h2><p>a</p></section>',
  ],
  [
    "a heading of the third level",
    [prose("t", "T", "", true)],
    '<section aria-labelledby="t"><h3 id="t"><a href="#t">T</a></h3></section>',
  ],
  [
    "a heading with its own link unwrapped",
    [prose("t", '<a href="/x">T</a>', "")],
    '<section aria-labelledby="t"><h2 id="t"><a href="/x">T</a></h2></section>',
  ],
  [
    "sections one after the other",
    [prose(null, null, "a"), prose(null, null, "b")],
    "ab",
  ],
])("renders %s", (_, body, html) => {
  expect(renderBody(...body)).toBe(html);
});

function specifications(urls: string[], title = "Spec <1>"): Section {
  const links = urls.map((url) => ({ bcdSpecificationURL: url, title }));
  const value = {
    id: null,
    title: null,
    isH3: false,
    query: "css.x",
    specifications: links,
  };
  return { type: "specifications", value };
}

test("lists specifications with title and fragment", () => {
  const html = renderBody(
    specifications(["https://spec.example/?a&b#d%C3%A9f", "https://b.example/"]),
  );
  expect(html).toContain(
    '<a class="external" target="_blank" href="https://spec.example/?a&amp;b#d%C3%A9f">Spec &lt;1&gt;<br><small># déf</small></a>',
  );
  expect(html).toContain('href="https://b.example/">Spec &lt;1&gt;</a>');
});

test("shows a malformed fragment as it is, and no text directive", () => {
  const html = renderBody(
    specifications(["https://a/#100%", "https://a/#part:~:text=x"]),
  );
  expect(html).toContain("<small># 100%</small>");
  expect(html).toContain("<small># part</small>");
});

test("names an unknown specification in the page's language", () => {
  expect(renderBody(specifications(["https://a/"], "Unknown specification"))).toContain(
    "[de spec-unknown ]",
  );
});

test("warns when no specification is known", () => {
  const html = renderBody(specifications([]));
  expect(html).toContain('<div class="notecard warning">');
  expect(html).toContain("[de spec-none ]");
  expect(html).toContain("<code>css.x</code>");
});

function compat(query: string): Section {
  return {
    type: "browser_compatibility",
    value: { id: "c", title: "C", isH3: false, query },
  };
}

test("renders a notice for an unknown query", () => {
  const html = renderBody(compat("css.x"));
  expect(html).toContain("[de compat-missing <code>css.x</code>]");
  expect(html).toContain("Missing+compatibility+data");
});

test("renders the table of a query under the section's heading", () => {
  const findCompatTable = (query: string) => ({
    query,
    category: "css",
    browsers: [],
    rows: [],
    sourceFile: null,
  });
  const store = createStore([document(URL, [compat("css.x")])], { findCompatTable });
  const html = createService(store).findDocumentPage(URL)?.articleHtml;
  expect(html).toMatch(
    /^<section aria-labelledby="c"><h2 id="c">.*<table class="bc-table bc-c0">/,
  );
});

test("links rows to parts of pages, but to none that the page itself lacks", () => {
  const row = (name: string, docPath: string) => ({
    key: `css.${name}`,
    nameHtml: name,
    docPath,
    depth: 1,
    support: {},
    experimental: false,
    deprecated: false,
    nonStandard: false,
  });
  const rows = [
    row("own", "/docs/Web/X#here"),
    row("lacking", "/docs/Web/X#there"),
    row("other", "/docs/Web/Y#anywhere"),
    row("unwritten", "/docs/Web/Z#anywhere"),
  ];
  const findCompatTable = (query: string) => ({
    query,
    category: "css",
    browsers: [],
    rows,
    sourceFile: null,
  });
  const page = { ...document(URL, [compat("css.x")]), fragments: ["here"] };
  const store = createStore([page, document("/en-US/docs/Web/Y")], { findCompatTable });
  const html = createService(store).findDocumentPage(URL)?.articleHtml ?? "";
  const links = Array.from(html.matchAll(/<th scope="row">(.*?) <a class="bc-a"/g));
  expect(links.map(([, name]) => name)).toEqual([
    `<a href="${URL}#here"><span lang="en">own</span></a>`,
    '<span lang="en">lacking</span>',
    '<a href="/en-US/docs/Web/Y#anywhere"><span lang="en">other</span></a>',
    '<span lang="en">unwritten</span>',
  ]);
});

test("throws an error that names the type for an unknown section", () => {
  const odd = {
    type: "carousel",
    value: { id: null, title: null },
  } as unknown as Section;
  expect(() => renderBody(odd)).toThrow(UnknownSectionError);
  expect(() => renderBody(odd)).toThrow(/carousel/);
});

test("returns the JSON with sidebar and related content", () => {
  const found = createService(
    createStore([document(URL, [prose(null, null, "a")])]),
  ).findDocumentJson(URL);
  const { doc, ...envelope } = JSON.parse(found?.json ?? "") as { doc: Document };
  expect(envelope).toEqual({ url: URL, renderer: "Doc" });
  expect(doc).toMatchObject({
    mdn_url: URL,
    related_content: [],
    body: [{ type: "prose" }],
  });
  expect(doc).toHaveProperty("sidebarHTML", expect.stringContaining("aria-current"));
});

test("returns an ETag that changes only with the content", () => {
  const etag = (title: string, version: string, url = URL) =>
    createService(
      createStore([{ ...document(URL), title }], { version }),
    ).findDocumentJson(url)?.etag;
  expect(etag("A", "v1")).toMatch(/^"[\w-]{22}"$/);
  expect(etag("A", "v1")).not.toBe(etag("B", "v1"));
  // Simulates two servers with the same content, and a URL in capitals.
  expect(etag("A", "v1")).toBe(etag("A", "v2", URL.toUpperCase()));
});

test("suggests the page in other languages, English first, and similar pages", () => {
  const similar = [{ title: "Z", url: "/fr/docs/Web/Z" }];
  const documents = [document(URL), document("/en-US/docs/Web/X")];
  const service = createService(
    createStore(documents, { listSimilarPages: () => similar }),
  );
  expect(service.suggestPages("/fr/docs/Web/X/", "fr")).toEqual({
    translations: [
      { locale: "en-US", title: "Title of /en-US/docs/Web/X", url: "/en-US/docs/Web/X" },
      { locale: "de", title: `Title of ${URL}`, url: URL },
    ],
    similar,
  });
});

test("suggests the page in every language for an address in an unknown one", () => {
  const service = createService(createStore([document("/en-US/docs/Web/X")]));
  const { translations } = service.suggestPages("/en-GB/docs/Web/X", "en-US");
  expect(translations.map(({ url }) => url)).toEqual(["/en-US/docs/Web/X"]);
});

test("suggests only near pages, each once, in the wanted language where possible", () => {
  const listNear = (slug: string, locale: Locale) => [
    ...(locale === "de" ? [{ title: `${slug}, D`, url: "/de/docs/Web/Y" }] : []),
    ...(locale === "en-US" ? [{ title: "Y", url: "/en-US/docs/Web/y" }] : []),
    { title: "X", url: `/${locale}/docs/Web/x` },
    { title: "Z", url: `/${locale}/docs/Web/Z` },
  ];
  const store = createStore([document("/en-US/docs/Web/X")], {
    listSimilarPages: () => [{ title: "Words", url: "/de/docs/Words" }],
  });
  const service = createService(store, { listNear });
  expect(service.suggestPages(URL, "de").similar).toEqual([
    { title: "Web/X, D", url: "/de/docs/Web/Y" },
    { title: "Z", url: "/de/docs/Web/Z" },
  ]);
});

test("suggests pages with the words in their title when none is near", () => {
  const listSimilarPages: ContentStore["listSimilarPages"] = (locale, slug) =>
    locale === "en-US" ? [{ title: slug, url: "/en-US/docs/Z" }] : [];
  const service = createService(createStore([], { listSimilarPages }));
  expect(service.suggestPages(URL, "de").similar).toEqual([
    { title: "Web/X", url: "/en-US/docs/Z" },
  ]);
});

test("suggests pages of other areas by their name when nothing else is found", () => {
  const listNearNames = (name: string, locale: Locale) =>
    locale === "en-US" ? [{ title: name, url: "/en-US/docs/Glossary/Flexbox" }] : [];
  const service = createService(createStore([]), { listNearNames });
  expect(service.suggestPages("/de/docs/Web/CSS/flex_bxo", "de").similar).toEqual([
    { title: "flex bxo", url: "/en-US/docs/Glossary/Flexbox" },
  ]);
});

test.each(["/de/", "/de/blog/x", "/nowhere/docs/x", "/de/docs/"])(
  "suggests no page for %s",
  (url) => {
    expect(createService(createStore([document(URL)])).suggestPages(url, "de")).toEqual({
      translations: [],
      similar: [],
    });
  },
);

test("returns the metadata of a page without its contents", () => {
  const found = createService(createStore([document(URL, [prose(null, null, "x")])]));
  const { json = "{}", etag } = found.findDocumentMetadata(URL) ?? {};
  const metadata = JSON.parse(json) as Record<string, unknown>;
  expect(metadata).toMatchObject({
    mdn_url: URL,
    hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
  });
  for (const key of ["body", "toc", "sidebarHTML"])
    expect(metadata).not.toHaveProperty(key);
  expect(etag).not.toBe(found.findDocumentJson(URL)?.etag);
  expect(found.findDocumentMetadata("/de/docs/Nope")).toBeNull();
});

test("changes the hash of a page when only its contents differ", () => {
  const hashes = ["x", "y"].map(
    (content) =>
      createService(
        createStore([document(URL, [prose(null, null, content)])]),
      ).findDocumentMetadata(URL)?.json,
  );
  expect(hashes[0]).not.toBe(hashes[1]);
});

test("returns the URL of the page's commits, if there is one", () => {
  const source = {
    github_url: "https://host.example/r/blob/main/files/de/web/x/index.md",
  };
  const page = { ...document(URL), source, contributors: [] as string[] } as Document;
  expect(createService(createStore([page])).findContributors(URL)?.text).toBe(
    "# Contributors by commit history\nhttps://host.example/r/commits/main/files/de/web/x/index.md\n",
  );
  const hidden = { ...page, source: { github_url: null } } as Document;
  expect(createService(createStore([hidden])).findContributors(URL)).toBeNull();
  const known = { ...hidden, contributors: ["Ada", "Bo"] };
  expect(createService(createStore([known])).findContributors(URL)?.text).toBe(
    "# Contributors\nAda\nBo\n",
  );
});

test("tells in any case whether a page exists", () => {
  const service = createService(createStore([document(URL, [])]));
  expect(service.hasDocument(URL.toUpperCase())).toBe(true);
  expect(service.hasDocument("/en-US/docs/Nowhere")).toBe(false);
});

test("returns the card of a page in any case, and null for a missing page", () => {
  const service = createService(createStore([document(URL, [])]));
  expect(service.findDocumentCard(URL.toUpperCase())?.mdn_url).toBe(URL);
  expect(service.findDocumentCard("/en-US/docs/Nowhere")).toBeNull();
});

test("finds the facts of a page at its URL, in any case, and at one that it has moved from", () => {
  const moves: Record<string, string> = {
    "/de/docs/Old": `${URL}#part`,
    "/de/docs/Gone": "https://elsewhere.example/",
  };
  const findRedirect = (url: string) => moves[url] ?? null;
  const service = createService(createStore([document(URL)], { findRedirect }));
  const find = (url: string) => service.findPageSummary(url)?.mdn_url;
  const urls = ["/DE/docs/web/x", "/de/docs/Old", "/de/docs/Gone", "/de/docs/Missing"];
  expect(urls.map(find)).toEqual([URL, URL, undefined, undefined]);
});

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { StoredDocument } from "~/content-store/content-store";
import { parseSearchIndex, prepareTitles } from "~/domain/quick-search/prepare-titles";
import { searchTitles } from "~/domain/quick-search/search-titles";
import { createSearchService } from "~/services/search/index.server";
import { compileSite, type CompiledSite } from "../support/compile-site";
import { FIRST_HITS } from "../support/first-hits";

/** A site of four written pages and all pages that are generated around them. */

const ROOT = "/en-US/docs/Web/API/";
/** Our own texts about interfaces. */
const INTERFACES = "compiler/reference/texts/api/interfaces.yaml";
const LINKS = /(?<=<a [^>]*(?<!-)href=")\/en-US\/docs\/[^"#?]*/g;
/** Class of a link to a missing page. */
const LINK_INTO_NOTHING = /<a [^>]*class="[^"]*page-not-created[^>]*>/g;

let site: CompiledSite;
/** Canonical URLs, sorted. */
let urls: string[] = [];

beforeAll(async () => {
  site = await compileSite({
    platformReference: true,
    pages: {
      [`${ROOT}Element`]: {
        title: "Element by hand",
        frontMatter: "page-type: web-api-interface\nsidebar: apiref",
        body: "Written by hand. See {{domxref('Node')}} and {{domxref('Element.append()')}}.",
      },
      "/en-US/docs/Web/api/NODE/appendchild": "In another case, by hand.",
      [`${ROOT}Fetch_API/Using_Fetch`]: {
        title: "Using Fetch",
        frontMatter: "page-type: guide",
        body: "By hand.",
      },
      "/de/docs/Web/API/Element": "Von Hand.",
      "/de/docs/Web/API/Node": "Auf Deutsch, siehe {{domxref('Element.append()')}}.",
    },
  });
  urls = site.store.listDocumentUrls("en-US").map(({ url }) => url);
}, 240_000);

afterAll(() => {
  site.remove();
});

function getStored(path: string): StoredDocument {
  const stored = site.store.findDocument(`/en-US/docs/${path}`);
  if (!stored) throw new Error(`no page ${path}`);
  return stored;
}

/** Lists the content of a page's sections of this title. */
function listSections(path: string, title: string): string[] {
  return site
    .getDocument(`/en-US/docs/${path}`)
    .body.flatMap((part) =>
      part.type === "prose" && part.value.title === title ? [part.value.content] : [],
    );
}

/** Picks pages spread over the site, the same on every run. */
function pickSome(): string[] {
  return urls.filter((_, at) => at % 40 === 0);
}

test("generates a page for every feature of the platform", () => {
  expect(urls.length).toBeGreaterThan(9000);
  expect(site.store.countDocuments("en-US")).toBe(urls.length);
  expect(site.store.countDocuments("de")).toBe(2);
});

test("prefers a written page, in any case of its slug", () => {
  expect(site.getDocument(`${ROOT}Element`).title).toBe("Element by hand");
  expect(site.getProse(`${ROOT}Element`)).not.toContain("made from open data");
  expect(site.getProse(`${ROOT}Node/appendChild`)).toContain("In another case, by hand.");
  expect(site.getProse(`${ROOT}Node`)).toContain("made from open data");
});

test("provides link targets for written pages and translations", () => {
  expect(site.getProse(`${ROOT}Element`)).toContain(`href="${ROOT}Element/append"`);
  expect(site.getProse("/de/docs/Web/API/Node")).toContain("Web/API/Element/append");
  const { flaws } = site;
  expect(flaws.filter(({ check }) => check === "broken-link")).toEqual([]);
});

test("generates pages without flaws", () => {
  const generated = site.flaws.filter(({ file }) =>
    file.startsWith("platform-reference"),
  );
  expect(generated).toEqual([]);
  expect(site.flaws.filter(({ check }) => check === "crash")).toEqual([]);
});

test("leaves no gap in a page's ancestors", () => {
  const known = new Set(urls.map((url) => url.toLowerCase()));
  const orphans = urls.filter((url) => {
    const parent = url.slice(0, url.lastIndexOf("/")).toLowerCase();
    return parent !== "/en-us/docs" && !known.has(parent);
  });
  expect(orphans).toEqual([]);
  const { parents } = site.getDocument(`${ROOT}Element/append`);
  expect(parents.map(({ uri }) => uri)).toContain(`${ROOT}Element`);
});

test("links to no missing page", () => {
  const targets = new Set(
    pickSome().flatMap((url) => site.getProse(url).match(LINKS) ?? []),
  );
  expect(targets.size).toBeGreaterThan(300);
  const missing = [...targets].filter(
    (url) => site.store.findCanonicalUrl(decodeURIComponent(url)) === null,
  );
  expect(missing).toEqual([]);
  const marked = urls.flatMap((url) => site.getProse(url).match(LINK_INTO_NOTHING) ?? []);
  expect(marked).toEqual([]);
});

test("gives every page a title, a summary and prose", () => {
  const poor = pickSome().filter((url) => {
    const { title, summary, body } = site.getDocument(url);
    return title === "" || summary.length < 10 || body.length === 0;
  });
  expect(poor).toEqual([]);
});

test("adds generated pages to the search index and the full text", () => {
  const index = JSON.parse(site.store.readSearchIndex("en-US").json) as unknown[];
  expect(index).toContainEqual(
    expect.objectContaining({ url: `${ROOT}AbortController/abort` }),
  );
  const ids = site.store.listText({
    locale: "en-US",
    terms: [["AbortController"], ["abort"]],
    need: "all",
  });
  const urls = ids.map((id) => site.store.readDocument(id)?.mdn_url);
  expect(urls).toContain(`${ROOT}AbortController/abort`);
});

describe("the intended page comes first for a short text", () => {
  const generated = FIRST_HITS.filter(({ isWritten }) => isWritten !== true);

  test("in quick search", () => {
    const { json } = site.store.readSearchIndex("en-US");
    const index = prepareTitles(parseSearchIndex(JSON.parse(json)));
    const found = generated.map(({ query }) => searchTitles(index, query, 1)[0]?.url);
    expect(found.map(toSlug)).toEqual(generated.map(({ slug }) => slug));
  });

  test("on the search page", () => {
    const service = createSearchService({ store: () => site.store });
    const found = generated.map(({ query }) => {
      const request = { query, page: 1, topic: null, sort: "best" } as const;
      return service.search({ ...request, locales: ["en-US"] }).hits[0]?.url;
    });
    expect(found.map(toSlug)).toEqual(generated.map(({ slug }) => slug));
  });

  function toSlug(url: string | undefined): string | undefined {
    return url?.slice("/en-US/docs/".length);
  }
});

test.each([
  ["Web/API/Node", 'href="/en-US/docs/Web/API/Node/cloneNode"'],
  ["Web/API/Element", 'href="/en-US/docs/Web/API/Element/append"'],
  [
    "Web/JavaScript/Reference/Global_Objects/Array/at",
    'href="/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flat"',
  ],
  ["WebAssembly/Reference/JavaScript_interface/Memory", "JavaScript_interface/Table"],
])("shows a sidebar beside %s", (path, part) => {
  const { sidebarId } = getStored(path);
  const sidebar = sidebarId === null ? null : site.store.findSidebar(sidebarId);
  expect(sidebar?.html).toContain(part);
});

describe("a page of an API", () => {
  test("lists the values of an enumeration", () => {
    const [value] = listSections("Web/API/Request/mode", "Value");
    for (const mode of ["navigate", "same-origin", "no-cors", "cors"])
      expect(value).toContain(`<code>"${mode}"</code>`);
  });

  test("tells that it needs a secure context, and that workers have it", () => {
    const prose = site.getProse(`${ROOT}ServiceWorkerRegistration`);
    expect(prose).toContain('class="notecard secure"');
    expect(prose).toContain("This feature is available in");
    expect(site.getProse(`${ROOT}Document`)).not.toContain('class="notecard secure"');
    expect(site.getProse(`${ROOT}Document`)).not.toContain("This feature is available");
  });

  test("lists events with their handlers", () => {
    const [events] = listSections("Web/API/ServiceWorkerRegistration", "Events");
    expect(events).toMatch(/updatefound_event.*event handler property.*onupdatefound/);
  });

  test("links the guide of its group", () => {
    const [related] = listSections("Web/API/Request", "See also");
    expect(related).toContain(`href="${ROOT}Fetch_API/Using_Fetch"`);
  });

  test("names the group of its specification, not that of an API that extends it", () => {
    const { summary } = site.getDocument(`${ROOT}ServiceWorkerRegistration`);
    expect(summary).toContain("an interface of the Service Workers API");
    expect(summary).not.toContain("Push");
  });

  test("has a first paragraph and an example of our own if it is much used", () => {
    const texts = parse(readFileSync(INTERFACES, "utf8")) as Record<
      string,
      { is: string }
    >;
    expect(Object.keys(texts).length).toBeGreaterThanOrEqual(40);
    const poor = Object.entries(texts).filter(([name, { is }]) => {
      if (name === "Element") return false;
      const { summary } = site.getDocument(ROOT + name);
      const told = is.replaceAll("`", "").slice(1);
      const [example = ""] = listSections(`Web/API/${name}`, "Example");
      return !summary.includes(told) || !example.includes("<pre");
    });
    expect(poor).toEqual([]);
  });
});

const BASELINE = /Baseline (?:widely|newly)|Limited availability|use is discouraged/g;

describe.each([
  ["Web/API", "Interfaces", 990],
  ["Web/HTTP/Reference/Headers", "Headers", 120],
  ["Web/HTML/Reference/Elements", "Elements", 120],
])("the landing %s", (path, title, least) => {
  test("lists all pages below with a sentence and Baseline, in groups to filter", () => {
    const children = urls.filter((url) =>
      new RegExp(`^/en-US/docs/${path}/[^/]+$`, "i").test(url),
    );
    const prose = site.getProse(`/en-US/docs/${path}`);
    const listed = new Set(prose.match(LINKS));
    expect(children.filter((url) => !listed.has(url))).toEqual([]);
    const [list = ""] = listSections(path, title);
    const entries = [...list.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs)].map(([, text]) => text);
    expect(entries.length).toBeGreaterThan(least);
    expect(entries.filter((text = "") => text.length < 8)).toEqual([]);
    const known = children.filter((url) => site.getDocument(url).baseline !== null);
    const rated = prose.match(BASELINE) ?? [];
    expect(known.length).toBeGreaterThan(100);
    expect(rated.length).toBeGreaterThanOrEqual(known.length);
    expect(list).toContain("<details open");
    expect(prose).toContain('class="list-filter"');
  });
});

test("stores the compatibility table of a generated page", () => {
  const table = site.store.findCompatTable("api.AbortController.abort");
  expect(table).not.toBeNull();
  expect(getStored("Web/API/AbortController/abort").document.baseline).toMatchObject({
    baseline: "high",
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSearchService } from "~/services/search/index.server";
import type {
  SearchRequest,
  SearchResults,
  SearchService,
} from "~/services/search/search-service";
import { compileSite, type CompiledSite } from "../support/compile-site";

const JS = "/en-US/docs/Web/JavaScript/Reference/Global_Objects";
const CSS = "/en-US/docs/Web/CSS/Reference";

/** Pages whose names contain symbols, share words, and differ in case. */
const PAGES = {
  "/en-US/docs/Web": { title: "Web technology", body: "The web." },
  "/en-US/docs/Web/JavaScript": { title: "JavaScript", body: "A language with a map." },
  [JS]: { title: "Standard built-in objects", body: "Objects such as Array." },
  [`${JS}/Array`]: { title: "Array", body: "Arrays have `map()`, and a grid of items." },
  [`${JS}/Array/map`]: {
    title: "Array.prototype.map()",
    body: "The **`map()`** method of an array calls a function for every walrus of it.",
  },
  [`${JS}/Array/length`]: { title: "Array: length", body: "How many items." },
  [`${JS}/Map`]: { title: "Map", body: "A `Map` holds pairs." },
  "/en-US/docs/Web/API": { title: "Web APIs", body: "Interfaces." },
  "/en-US/docs/Web/API/Window": { title: "Window", body: "A window." },
  "/en-US/docs/Web/API/Window/fetch": {
    title: "Window: fetch() method",
    body: "Fetches a resource.",
  },
  "/en-US/docs/Web/API/Window/length": { title: "length", body: "Count of frames." },
  "/en-US/docs/Web/JavaScript/length": { title: "length", body: "Count of units." },
  "/en-US/docs/Web/CSS": { title: "CSS", body: "Styles." },
  [`${CSS}/Selectors/:has`]: { title: ":has()", body: "A pseudo-class." },
  [`${CSS}/At-rules/@media`]: { title: "@media", body: "An at-rule." },
  [`${CSS}/Properties/--*`]: {
    title: "Custom properties (--*): CSS variables",
    body: "Names that begin with two dashes.",
  },
  [`${CSS}/Properties/grid-template-columns`]: {
    title: "grid-template-columns",
    body: "Columns of a grid.",
  },
  "/en-US/docs/Web/HTML/Elements/input": {
    title: "<input>: The HTML Input element",
    body: "A field. A <b>grid</b> & more.",
  },
  "/en-US/docs/Web/HTTP/Headers/Content-Type": {
    title: "Content-Type header",
    body: "Tells the media type.",
  },
  "/en-US/docs/Glossary/Grid": { title: "Grid", body: "Lines that cross." },
  "/en-US/docs/MDN/Kitchensink": { title: "Kitchensink", body: "Every walrus." },
  "/de/docs/Web/CSS": { title: "CSS", body: "Gestaltung mit Größe und Walross." },
  "/ja/docs/Web/CSS": {
    title: "CSS グリッドレイアウト",
    body: "要素を格子状に並べる方法です。",
  },
  "/zh-CN/docs/Web/CSS": { title: "层叠样式表", body: "用于描述文档的外观。" },
  "/ko/docs/Web/CSS": {
    title: "CSS 격자 배치",
    body: "요소를 격자로 배치하는 방법입니다.",
  },
};

let site: CompiledSite;
let service: SearchService;

beforeAll(async () => {
  site = await compileSite({ pages: PAGES });
  service = createSearchService({ store: () => site.store });
});

afterAll(() => site.remove());

function search(query: string, rest: Partial<SearchRequest> = {}): SearchResults {
  return service.search({
    query,
    locales: ["en-US"],
    sort: "best",
    page: 1,
    topic: null,
    ...rest,
  });
}

function listUrls(query: string, rest: Partial<SearchRequest> = {}): string[] {
  return search(query, rest).hits.map(({ url }) => url);
}

describe("names", () => {
  test.each([
    ["Array.prototype.map", `${JS}/Array/map`],
    ["array.map()", `${JS}/Array/map`],
    ["map()", `${JS}/Array/map`],
    ["map", `${JS}/Map`],
    [":has", `${CSS}/Selectors/:has`],
    [":has()", `${CSS}/Selectors/:has`],
    ["@media", `${CSS}/At-rules/@media`],
    ["<input>", "/en-US/docs/Web/HTML/Elements/input"],
    ["input", "/en-US/docs/Web/HTML/Elements/input"],
    ["--*", `${CSS}/Properties/--*`],
    ["Content-Type", "/en-US/docs/Web/HTTP/Headers/Content-Type"],
    ["content-type header", "/en-US/docs/Web/HTTP/Headers/Content-Type"],
    ["fetch()", "/en-US/docs/Web/API/Window/fetch"],
    ["window.fetch", "/en-US/docs/Web/API/Window/fetch"],
    ["grid-template-columns", `${CSS}/Properties/grid-template-columns`],
    ["GRID", "/en-US/docs/Glossary/Grid"],
    ["  Custom   properties ", `${CSS}/Properties/--*`],
  ])("puts the page called %j first", (query, url) => {
    expect(listUrls(query)[0]).toBe(url);
  });

  test("every title finds its page or one of the same name first", () => {
    for (const { title } of site.store.listSearchPages("en-US")) {
      const [first] = search(title).hits;
      expect([first?.title, first?.url.split("/").at(-1)]).toContain(title);
    }
  });

  test("ranks the most probable page of a name first, then others of the name", () => {
    expect(listUrls("length").slice(0, 3)).toEqual([
      `${JS}/Array/length`,
      "/en-US/docs/Web/API/Window/length",
      "/en-US/docs/Web/JavaScript/length",
    ]);
    expect(listUrls("map").slice(0, 2)).toEqual([`${JS}/Map`, `${JS}/Array/map`]);
    expect(listUrls(".map")[0]).toBe(`${JS}/Array/map`);
    expect(listUrls("has")[0]).toBe(`${CSS}/Selectors/:has`);
    expect(listUrls("grid template columns")[0]).toBe(
      `${CSS}/Properties/grid-template-columns`,
    );
  });

  test("tells whether the title has all words, and lists similar names for a missing one", () => {
    expect(search("array").hits[0]?.isTitleMatch).toBe(true);
    expect(search("walrus").hits[0]?.isTitleMatch).toBe(false);
    const lost = search("ksichnetink");
    expect(lost.hits).toEqual([]);
    expect(search("jabascrypd").near).toEqual([
      { title: "JavaScript", url: "/en-US/docs/Web/JavaScript" },
    ]);
    expect(search("array").near).toEqual([]);
  });
});

describe("words", () => {
  test("finds a word of the text and shows a passage", () => {
    const { hits, total, match } = search("walrus");
    expect(total).toBe(1);
    expect(match).toBe("all");
    expect(hits[0]?.passages).toEqual([
      ["of an array calls a function for every ", "walrus", " of it."],
    ]);
    expect(hits[0]?.trail).toEqual([
      "Web technology",
      "JavaScript",
      "Standard built-in objects",
      "Array",
    ]);
  });

  test("ranks titles above texts", () => {
    const urls = listUrls("grid");
    expect(urls.slice(0, 2)).toEqual([
      "/en-US/docs/Glossary/Grid",
      `${CSS}/Properties/grid-template-columns`,
    ]);
    expect(urls).toContain(`${JS}/Array`);
  });

  test("requires all words; falls back to some", () => {
    expect(listUrls("array walrus")).toEqual([`${JS}/Array/map`]);
    const some = search("walrus zebra");
    expect(some.match).toBe("some");
    expect(some.hits.map(({ url }) => url)).toEqual([`${JS}/Array/map`]);
  });

  test("finds singular and plural, and quoted phrases", () => {
    expect(listUrls("walruses")).toEqual([`${JS}/Array/map`]);
    expect(listUrls('"every walrus"')).toEqual([`${JS}/Array/map`]);
    expect(listUrls('"walrus every"')).toEqual([]);
  });

  test("excludes pages with noindex", () => {
    expect(listUrls("kitchensink")).toEqual([]);
  });

  test.each([
    '"',
    "(",
    "a OR (",
    "title:map",
    "map* NEAR(x)",
    "-map",
    "\\",
    "[",
    "*",
    "%_",
  ])("takes %j literally", (query) => {
    expect(() => search(query)).not.toThrow();
  });

  test.each(["constructor", "hasOwnProperty", "toString"])("accepts %s", (query) => {
    expect(search(query).total).toBe(0);
  });
});

describe("languages", () => {
  test.each([
    ["ja", "グリッド"],
    ["ja", "レイアウト"],
    ["ja", "格子"],
    ["ja", "要"],
    ["ja", "並べる方法"],
    ["zh-CN", "样式"],
    ["zh-CN", "文档的外观"],
    ["zh-CN", "述"],
    ["ko", "격자"],
    ["ko", "배치하는"],
    ["ko", "방법"],
    ["de", "grosse größe".split(" ")[1] ?? ""],
    ["de", "große"],
    ["de", "gestaltung"],
  ] as const)("finds in %s a part of the text: %s", (locale, query) => {
    const { hits, match } = search(query, { locales: [locale] });
    expect(match).toBe("all");
    expect(hits.map(({ url }) => url)).toEqual([`/${locale}/docs/Web/CSS`]);
    const marked = [hits[0]?.markedTitle ?? [], ...(hits[0]?.passages ?? [])];
    expect(marked.some((pieces) => pieces.length > 1)).toBe(true);
  });

  test("searches several languages at once", () => {
    const urls = listUrls("css", { locales: ["de", "en-US"] });
    expect(urls.slice(0, 2).sort()).toEqual(["/de/docs/Web/CSS", "/en-US/docs/Web/CSS"]);
  });

  test("prefers exact matches in one language to approximate ones in another", () => {
    const { hits, match } = search("Walross", { locales: ["en-US", "de"] });
    expect(match).toBe("all");
    expect(hits.map(({ locale }) => locale)).toEqual(["de"]);
  });
});

describe("misspelt queries", () => {
  test.each([
    ["Array.prototpye.map()", "Array.prototype.map()"],
    ["grid-tempalte-columns", "grid-template-columns"],
    ["Cotnent-Type header", "Content-Type header"],
    ["mdeia", "media"],
    ["@meida", "@media"],
    ["javascirpt walrus", "javascript walrus"],
  ])("suggests for %s: %s", (query, text) => {
    const { suggestion } = search(query);
    if (text === "javascript walrus") expect(suggestion).toBeNull();
    else expect(suggestion).toEqual({ text, total: search(text).total });
  });

  test("counts the results of the suggestion", () => {
    const { suggestion } = search("walrsu fnuction array");
    expect(suggestion).toBeNull();
    const { suggestion: known } = search("gird tempalte");
    expect(known).toEqual({ text: "grid template", total: 1 });
    expect(search("grid template").total).toBe(1);
  });

  test("shows pages with a similar name when no page has the words", () => {
    const { match, hits } = search("fecth()");
    expect(match).toBe("close");
    expect(hits[0]?.url).toBe("/en-US/docs/Web/API/Window/fetch");
  });

  test("suggests nothing for names, known words and long queries", () => {
    expect(search("map").suggestion).toBeNull();
    expect(search("array map").suggestion).toBeNull();
    expect(search("x".repeat(31)).suggestion).toBeNull();
    expect(search(`grdi ${"abc ".repeat(30)}`).suggestion).toBeNull();
  });
});

describe("topics and order", () => {
  test("counts the pages of each topic", () => {
    expect(search("grid").topics).toEqual([
      { topic: "html", count: 1 },
      { topic: "css", count: 1 },
      { topic: "javascript", count: 1 },
      { topic: "glossary", count: 1 },
    ]);
  });

  test("filters by topic, and still counts all", () => {
    const { total, hits, topics } = search("grid", { topic: "css" });
    expect(total).toBe(1);
    expect(hits.map(({ url }) => url)).toEqual([
      `${CSS}/Properties/grid-template-columns`,
    ]);
    expect(topics).toHaveLength(4);
  });

  test("returns nothing on a page beyond the last", () => {
    const { total, hits } = search("grid", { page: 2 });
    expect(total).toBe(4);
    expect(hits).toEqual([]);
  });
});

describe("labels", () => {
  test("distinguish pages of the same title", () => {
    expect(service.suggestLabels("length", "en-US").sort()).toEqual([
      "Array: length",
      "length (JavaScript)",
      "length (Web APIs)",
    ]);
  });

  test("find their page, in any case", () => {
    const find = (label: string) => service.findLabelled(label, "en-US");
    expect(find("LENGTH (web apis)")).toBe("/en-US/docs/Web/API/Window/length");
    expect(find("length (JavaScript)")).toBe("/en-US/docs/Web/JavaScript/length");
    expect(find(":HAS()")).toBe(`${CSS}/Selectors/:has`);
    expect(find("length")).toBeNull();
    expect(find("")).toBeNull();
    expect(find("no such page")).toBeNull();
  });

  test("are empty for a query without words", () => {
    expect(service.suggestLabels(" ", "en-US")).toEqual([]);
  });
});

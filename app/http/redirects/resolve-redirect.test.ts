import { describe, expect, test } from "vitest";
import { RETIRED_LOCALES, type Locale } from "~/domain/locales/locale";
import { urlKey } from "~/domain/documents/slug";
import { findSection } from "~/domain/site/find-section";
import { SECTIONS } from "~/domain/site/sections";
import type { PageIndex } from "./redirect-step";
import { resolveRedirect } from "./resolve-redirect";

const PAGES = [
  "/en-US/docs/Web",
  "/fr/docs/Web",
  "/en-US/docs/Web/CSS",
  "/en-US/docs/Web/CSS/:has",
  "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  "/en-US/docs/Glossary/HTML5",
  "/en-US/docs/Mozilla/Add-ons/WebExtensions/manifest.json",
  "/de/docs/Web/CSS",
  "/zh-TW/docs/Web/CSS",
  "/ja/docs/Web/日本",
];
const MOVED: Record<string, string> = {
  "/en-US/docs/concat":
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  "/en-US/docs/old": "/en-US/docs/Web/CSS#new_part",
  "/en-US/docs/Array#concat":
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  "/en-US/docs/gone": "https://example.org/a b",
  "/de/docs/alt": "/de/docs/Web/CSS",
  "/en-US/docs/circle": "/en-US/docs/ring",
  "/en-US/docs/ring": "/en-US/docs/circle",
};
const canonical = new Map(PAGES.map((url) => [urlKey(url), url]));
const moved = new Map(Object.entries(MOVED).map(([from, to]) => [urlKey(from), to]));
const AREA_PAGES = new Map([
  ["/en-us/blog/hello", "/en-US/blog/hello/"],
  ["/en-us/about", "/en-US/about"],
  ["/en-us/plus/docs/faq", "/en-US/plus/docs/faq"],
]);

const pages: PageIndex = {
  findCanonicalUrl: (url) => canonical.get(urlKey(url)) ?? null,
  findAreaUrl: (url) => AREA_PAGES.get(urlKey(url)) ?? null,
  findRedirect: (url) => moved.get(urlKey(url)) ?? null,
};

interface Visitor {
  cookie?: Locale;
  languages?: string;
  isLanguageChoice?: boolean;
}

function resolve(
  url: string,
  { cookie, languages = "", isLanguageChoice = false }: Visitor = {},
) {
  const [rawPath = "", query] = url.split("?", 2);
  return resolveRedirect(
    {
      path: decodeURIComponent(rawPath),
      search: query === undefined ? "" : `?${query}`,
      preferredLocale: cookie ?? null,
      acceptLanguage: languages,
      isLanguageChoice,
      hasEncodedSlash: /%2f/i.test(rawPath),
    },
    pages,
  );
}

type Row = [url: string, status: 301 | 302, location: string];

function testRows(title: string, rows: readonly Row[], visitor: Visitor = {}) {
  describe(title, () => {
    test.each(rows)("%s gives %i %s", (url, status, location) => {
      const redirect = resolve(url, visitor);
      expect([redirect?.status, redirect?.location]).toEqual([status, location]);
    });
  });
}

testRows("pages beside the documentation", [
  ["/en-US/blog/Hello/", 301, "/en-US/blog/hello/"],
  ["/en-US/blog/Hello", 302, "/en-US/blog/hello/"],
  ["/en-us/Blog/HELLO/index.json", 302, "/en-US/blog/hello/index.json"],
  ["/de/About", 301, "/de/about"],
  ["/de/plus/Docs/FAQ", 301, "/de/plus/docs/faq"],
]);

testRows("data files in another case", [
  ["/de/docs/web/css.MD", 301, "/de/docs/Web/CSS.md"],
  ["/de/docs/Web/CSS.MD?a", 301, "/de/docs/Web/CSS.md?a"],
  ["/en-us/docs/web/css/INDEX.json", 301, "/en-US/docs/Web/CSS/index.json"],
  ["/en-US/docs/Web/Bcd.Json", 301, "/en-US/docs/Web/bcd.json"],
  ["/de/About.Md", 301, "/de/about.md"],
  ["/en-US/index.MD", 301, "/en-US/index.md"],
]);

testRows("leading slashes", [
  ["//evil.com", 302, "/evil.com"],
  ["///evil.com/x", 302, "/evil.com/x"],
  ["/%2f%2fevil.com", 302, "/evil.com"],
  ["/%2Fevil.com/", 302, "/evil.com/"],
  ["/\\evil.com", 302, "/evil.com"],
  ["/%5C%5Cevil.com", 302, "/evil.com"],
  ["/%09/evil.com", 302, "/evil.com"],
  ["//en-us/docs/web/css/", 302, "/en-US/docs/Web/CSS"],
]);

testRows("canonical case", [
  ["/en-US/docs/web/css", 301, "/en-US/docs/Web/CSS"],
  ["/en-us/docs/WEB/css", 301, "/en-US/docs/Web/CSS"],
  ["/en-US/docs/web/css/", 301, "/en-US/docs/Web/CSS"],
  ["/en-US/docs/web/css?a=1&b=%20", 301, "/en-US/docs/Web/CSS?a=1&b=%20"],
  ["/en-US/docs/web/css/index.json?x", 301, "/en-US/docs/Web/CSS/index.json?x"],
  ["/en-US/docs/web/css/llms.txt", 301, "/en-US/docs/Web/CSS/llms.txt"],
  ["/en-us/docs/web/CSS/LLMS-2.txt", 301, "/en-US/docs/Web/CSS/llms-2.txt"],
  ["/en-US/docs/web/css/llms-full.txt", 301, "/en-US/docs/Web/CSS/llms-full.txt"],
  ["/en-US/docs/web/css/bcd.json", 301, "/en-US/docs/Web/CSS/bcd.json"],
  ["/en-US/docs/Web%2FCSS", 301, "/en-US/docs/Web/CSS"],
  ["/JA/docs/web/%E6%97%A5%E6%9C%AC", 301, "/ja/docs/Web/%E6%97%A5%E6%9C%AC"],
  ["/en-US/Play", 301, "/en-US/play"],
]);

testRows("locale in front, without any preference", [
  ["/", 302, "/en-US/"],
  ["/index.json", 302, "/en-US/index.json"],
  ["/?utm=1", 302, "/en-US/?utm=1"],
  ["/docs/Web/", 302, "/en-US/docs/Web"],
  ["/docs/web", 302, "/en-US/docs/Web"],
  ["/search/?q=x", 302, "/en-US/search?q=x"],
  ["/play", 302, "/en-US/play"],
  ["/Play", 302, "/en-US/play"],
  ["/plus", 302, "/en-US/plus"],
  ["/settings", 302, "/en-US/plus/settings"],
  ["/blog", 302, "/en-US/blog/"],
  ["/curriculum/core", 302, "/en-US/curriculum/core/"],
  [
    "/docs/concat",
    302,
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  ],
]);

describe("language of the visitor", () => {
  test.each<
    [languages: string, cookie: Locale | undefined, url: string, location: string]
  >([
    ["fr", undefined, "/", "/fr/"],
    ["fr", "de", "/", "/de/"],
    ["zh-TW", undefined, "/", "/zh-TW/"],
    ["zh-Hant-HK", undefined, "/", "/zh-TW/"],
    ["zh-HK", undefined, "/", "/zh-TW/"],
    ["zh-Hans", undefined, "/", "/zh-CN/"],
    ["zh", undefined, "/", "/zh-CN/"],
    ["en-GB", undefined, "/", "/en-US/"],
    ["pt-PT,en;q=0.5", undefined, "/", "/pt-BR/"],
    ["en;q=0.5, ko;q=0.9", undefined, "/", "/ko/"],
    ["de;q=0, ru", undefined, "/", "/ru/"],
    ["xx, *", undefined, "/", "/en-US/"],
    ["fr", undefined, "/docs/Web/CSS", "/en-US/docs/Web/CSS"],
    ["fr, zh-TW", undefined, "/docs/Web/CSS", "/zh-TW/docs/Web/CSS"],
    ["fr", "de", "/docs/Web/CSS", "/de/docs/Web/CSS"],
    ["ja", "fr", "/docs/Web/CSS", "/en-US/docs/Web/CSS"],
    ["fr, de", undefined, "/docs/alt", "/de/docs/Web/CSS"],
    ["fr", undefined, "/docs/Nowhere", "/fr/docs/Nowhere"],
    ["fr", "fr", "/blog/", "/en-US/blog/"],
  ])("languages %s, cookie %s: %s leads to %s", (languages, cookie, url, location) => {
    const redirect = resolve(url, { languages, ...(cookie && { cookie }) });
    expect(redirect).toMatchObject({
      location,
      status: 302,
      variesByVisitor: true,
      cacheControl: "no-store",
    });
  });
});

testRows("wrong case of the locale", [
  ["/en-us/docs/X", 302, "/en-US/docs/X"],
  ["/PT-br/search?q=1", 302, "/pt-BR/search?q=1"],
  ["/FR", 302, "/fr/"],
]);

testRows(
  "preferred locale",
  [
    ["/en-US/", 302, "/fr/"],
    ["/en-US/docs/Web?x=1", 302, "/fr/docs/Web?x=1"],
    ["/de/docs/web", 302, "/fr/docs/Web"],
    ["/en-US/play", 302, "/fr/play"],
    ["/en-US/plus/docs/faq", 302, "/fr/plus/docs/faq"],
  ],
  { cookie: "fr" },
);

test.each([
  "/en-US/docs/Web/CSS",
  "/fr/docs/Web",
  "/en-US/blog/",
  "/en-US/docs/Web/index.json",
  "/en-US/about/picture.png",
])("keeps %s for a visitor who prefers fr when there is no French page", (url) => {
  expect(resolve(url, { cookie: "fr" })).toBeNull();
});

test("keeps a language that was chosen", () => {
  const visitor: Visitor = { cookie: "fr", isLanguageChoice: true };
  expect(resolve("/en-US/docs/Web", visitor)).toBeNull();
});

testRows("slashes at the end", [
  ["/en-US", 302, "/en-US/"],
  ["/en-US/docs/Web/", 302, "/en-US/docs/Web"],
  ["/en-US/docs/Web//", 302, "/en-US/docs/Web"],
  ["/en-US/search/?q=x", 302, "/en-US/search?q=x"],
  ["/en-US/blog", 302, "/en-US/blog/"],
  ["/en-US/blog/a-post?x", 302, "/en-US/blog/a-post/?x"],
  ["/en-US/curriculum", 302, "/en-US/curriculum/"],
]);

testRows("moved pages", [
  [
    "/en-US/docs/concat",
    301,
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  ],
  [
    "/en-US/docs/CONCAT?lost=1",
    301,
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  ],
  [
    "/en-US/docs/concat/index.json",
    301,
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat/index.json",
  ],
  ["/en-US/docs/old", 301, "/en-US/docs/Web/CSS#new_part"],
  [
    "/en-us/docs/array%23concat",
    302,
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  ],
  ["/en-US/docs/old/index.json", 301, "/en-US/docs/Web/CSS/index.json"],
  ["/en-US/docs/gone", 301, "https://example.org/a%20b"],
  [
    "/en-US/docs/concat/",
    302,
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  ],
  ["/de/docs/alt", 301, "/de/docs/Web/CSS"],
  [
    "/en/docs/concat",
    301,
    "/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/concat",
  ],
]);

testRows("a number sign that belongs to the path", [
  ["/EN-us/docs/C%23", 302, "/en-US/docs/C%23"],
  ["/docs/C%23?a=1", 302, "/en-US/docs/C%23?a=1"],
  ["/en-US/docs/C%23/", 302, "/en-US/docs/C%23"],
  ["/EN/docs/C%23", 301, "/en-US/docs/C%23"],
  ["/EN-us/docs/old%23part", 302, "/en-US/docs/old%23part"],
]);

testRows("locale aliases and retired locales", [
  ["/en/docs/Web/CSS", 301, "/en-US/docs/Web/CSS"],
  ["/EN_us/docs/web/css", 301, "/en-US/docs/Web/CSS"],
  ["/en", 301, "/en-US/"],
  ["/pt/", 301, "/pt-BR/"],
  ["/pt_BR/play", 301, "/pt-BR/play"],
  ["/cn/", 301, "/zh-CN/"],
  ["/zh/", 301, "/zh-CN/"],
  ["/zh-Hans/", 301, "/zh-CN/"],
  ["/zh-hant/docs/Web/CSS", 301, "/zh-TW/docs/Web/CSS"],
  ["/zh_TW/", 301, "/zh-TW/"],
  ["/de-AT/docs/Web/CSS", 301, "/de/docs/Web/CSS"],
  ["/Fr-sw/", 301, "/fr/"],
  [`/${RETIRED_LOCALES[0]}/docs/Web?x=1`, 302, "/en-US/docs/Web?x=1"],
  ["/HI-in/", 302, "/en-US/"],
]);

testRows("fundamental families", [
  ["/media/css/wiki-min.css", 301, "/static/build/styles/wiki.css"],
  ["/media/redesign/js/main-min.js", 301, "/static/build/js/main.js"],
  ["/media/css/wiki.css", 301, "/static/styles/wiki.css"],
  ["/media/img/a.png", 301, "/static/img/a.png"],
  ["/media/fonts/a.woff", 301, "/static/fonts/a.woff"],
  ["/a//b", 301, "/a_b"],
  ["/a//b//c", 301, "/a_b_c"],
  [
    "/samples/raycaster/RayCaster.html",
    301,
    "https://mdn.github.io/canvas-raycaster/index.html",
  ],
  [
    "/samples/webgl/sample3/index.html",
    301,
    "https://mdn.github.io/webgl-examples/tutorial/sample3/index.html",
  ],
  [
    "/samples/webgl/sample3/glUtils.js",
    301,
    "https://mdn.github.io/webgl-examples/tutorial/glUtils.js",
  ],
  [
    "/samples/cssref/x.html?a=1",
    302,
    "https://media.prod.mdn.mozit.cloud/samples/cssref/x.html?a=1",
  ],
  ["/fr/web", 301, "/fr/docs/Web"],
  ["/fr/docs", 301, "/fr/docs/Web"],
  ["/docs/", 302, "/en-US/docs/Web"],
  ["/en-US/HTML5", 301, "/en-US/docs/Glossary/HTML5"],
  ["/de/mozilla", 301, "/de/docs/Mozilla"],
  ["/fr/learn/css", 301, "/fr/docs/Learn/css"],
  ["/en-US/demos/x", 301, "/en-US/docs/Web/Demos"],
  ["/en-US/devnews/index.php/feed.rss", 301, "https://blog.mozilla.org/feed/"],
  ["/contests/x", 302, "https://www.mozilla.org/"],
  ["/es4", 302, "https://tc39.es/"],
  ["/en-US/Add-ons/WebExtensions", 302, "/en-US/docs/Mozilla/Add-ons/WebExtensions"],
  ["/en-US/docs/Add-ons", 302, "/en-US/docs/Mozilla/Add-ons"],
  ["/ko/Add-ons/x", 302, "/ko/docs/Mozilla/%EC%95%A0%EB%93%9C%EC%98%A8%EB%93%A4/x"],
  ["/en-US/Firefox/", 302, "/en-US/docs/Mozilla/Firefox"],
  ["/es/Apps/x", 302, "/es/docs/Web/Aplicaciones/x"],
  ["/de/Apps", 302, "/de/docs/Apps"],
  ["/fr/Marketplace", 302, "/fr/docs/Mozilla/Marketplace"],
  [
    "/en-US/docs/Mozilla/QA/Marionette/Tests",
    301,
    "https://firefox-source-docs.mozilla.org/testing/marionette/marionette/PythonTests.html",
  ],
  [
    "/en-US/docs/Mozilla/Add-ons/Distribution?a=1",
    301,
    "https://extensionworkshop.com/documentation/publish/signing-and-distribution-overview/?a=1#distributing-your-addon",
  ],
  [
    "/fr/docs/Mozilla/Add-ons/AMO/Policy/Reviews",
    301,
    "https://extensionworkshop.com/documentation/publish/add-on-policies/",
  ],
  [
    "/en-US/docs/Mozilla/Firefox_Accounts/x",
    301,
    "https://mozilla.github.io/ecosystem-platform/",
  ],
  ["/en-US/fellowship", 301, "/en-US/docs/Archive/2015_MDN_Fellowship_Program"],
  ["/en-US/docs/ServerJS", 301, "https://wiki.mozilla.org/ServerJS"],
  ["/en-US/advertising/with_us", 301, "/en-US/advertising"],
  ["/discord", 302, "https://discord.gg/aZqEtMrbr7"],
  ["/events", 302, "https://community.mozilla.org/events/"],
  ["/fr/account", 302, "/fr/plus/settings"],
  ["/en-US/profiles/someone/edit", 302, "/en-US/plus/settings"],
  ["/de/settings/?a=1", 302, "/de/plus/settings?a=1"],
  [
    "/de/docs/Core_JavaScript_1.5_Reference:Objects:Array",
    301,
    "/de/docs/Web/JavaScript/Reference/Objects/Array",
  ],
  ["/en-US/CSS/:has", 301, "/en-US/docs/CSS/:has"],
  ["/ja/XMLHttpRequest", 301, "/ja/docs/XMLHttpRequest"],
  ["/en/HTML5", 301, "/en-US/docs/Glossary/HTML5"],
  ["/diagrams/a.png", 302, "https://media.prod.mdn.mozit.cloud/diagrams/a.png"],
  ["/presentations/x/", 302, "https://media.prod.mdn.mozit.cloud/presentations/x/"],
]);

test.each([
  "/en-US/",
  "/en-US/docs/Web",
  "/en-US/docs/Web/CSS/:has",
  "/en-US/docs/Web/CSS/%3Ahas",
  "/en-US/docs/Web/index.json",
  "/en-US/docs/Mozilla/Add-ons/WebExtensions/manifest.json",
  "/en-US/docs/Nowhere",
  "/en-US/docs/Web/CSS/picture.png",
  "/en-US/blog/",
  "/en-US/blog/rss.xml",
  "/en-US/payments/",
  "/en-US/contribute",
  "/en-AU/docs/Web",
  "/en_GB/",
  "/xx/docs/Web",
  "/about",
  "/api/v2/collections/",
  "/users/fxa/login/authenticate/",
  "/events/fxa",
  "/favicon.ico",
  "/learning",
])("leaves %s alone", (url) => {
  expect(resolve(url)).toBeNull();
});

test("does not redirect a page whose redirects form a loop", () => {
  expect(resolve("/en-US/docs/circle")).toBeNull();
});

test.each([
  "//evil.com",
  "/%2f%2fevil.com",
  "/\\\\evil.com",
  "/%0d%0aLocation:%20x//y",
  "/%0a//evil.com",
  "/%09//evil.com",
  "/en//evil.com",
  "/en//%5cevil.com",
])("never sends %s to another site or breaks the header", (url) => {
  const location = resolve(url)?.location ?? "/";
  expect(new URL(location, "https://site.example").origin).toBe("https://site.example");
  expect(location).toMatch(/^\/[\x21-\x7e]*$/);
});

test.each<[string, Visitor, string]>([
  ["/en-US/docs/web/css", {}, "public, max-age=3600"],
  ["/en-US/Play", {}, "public, max-age=3600"],
  ["/en-US/docs/Web.MD", {}, "public, max-age=3600"],
  ["/en-US/docs/concat", {}, "public, max-age=2592000"],
  ["/en-US/docs/Web/", {}, "public, max-age=2592000"],
  ["/web", {}, "no-store"],
  ["/fr/web", {}, "public, max-age=2592000"],
  ["/en-us/docs/X", {}, "public, max-age=3600"],
  ["//x", {}, "public, max-age=3600"],
  ["/en-US/docs/Web", { cookie: "fr" }, "no-store"],
])("%s with %j may be stored as %s", (url, visitor, cacheControl) => {
  expect(resolve(url, visitor)?.cacheControl).toBe(cacheControl);
});

test.each([
  "/constructor",
  "/__proto__",
  "/toString/docs/Web",
  "/hasOwnProperty/",
  "/en-US/docs/__proto__",
])("treats %s like any other path", (url) => {
  expect(resolve(url)?.location ?? url).not.toMatch(/native|object/);
});

describe("the address of a section", () => {
  const addressed = SECTIONS.filter(
    ({ path, locales }) => path !== undefined && locales !== "each-page",
  );

  test.each(addressed)(
    "/en-US$path stays: no rule of old addresses takes it",
    (section) => {
      const { path = "", hasSlash } = section;
      const url = `/en-US${path}${hasSlash ? "/" : ""}`;
      expect(findSection(url)).toBe(section);
      expect(resolve(url)).toBeNull();
    },
  );

  test.each(addressed.filter(({ isFoundWithoutLocale }) => isFoundWithoutLocale))(
    "$path without a locale leads there in one step",
    ({ path = "", hasSlash }) => {
      const to = `/en-US${path}${hasSlash ? "/" : ""}`;
      expect(resolve(path)).toMatchObject({ location: to, status: 302 });
    },
  );
});

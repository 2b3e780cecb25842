import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { resolveRedirect } from "~/http/redirects/resolve-redirect";
import { compileSite, fixturePath, type CompiledSite } from "../support/compile-site";

/** Cases of looking up addresses and of finding flaws; compiler/authoring/cases.md lists all. */
const DOCS = "/en-US/docs/";
const LEARNED = "Learn_web_development/Core/Accessibility/WAI-ARIA_basics";
const LINES = (...lines: string[]): string => lines.join("\n");
const BROKEN_LINKS = LINES(
  "[1](/en-US/docs/Hopeless/Case)",
  "[2](/en-US/docs/Web/CSS/dumber)",
  "[3](https://developer.mozilla.org/en-US/docs/Web/API/Blob)",
  "[4](https://developer.mozilla.org/en-US/docs/Web/API/Blob#Anchor)",
  "[5](https://developer.mozilla.org/en-US/docs/Web/API/Blob?a=b)",
  "[6](/en-us/DOCS/Web/api/BLOB)",
  "[7](/en-US/docs/Web/HTML/Element/anchor#fragment)",
  "[8](/en-US/docs/glossary/bézier_curve#identifier)",
  "[9](http://www.mozilla.org)",
  "[10](/en-US/docs/Web/CSS/dumb)",
  "[11](/en-US/docs/Web/CSS/dumb)",
  "[12](/en-US/docs/Web/CSS/dumb)",
);
const toHtml = (markdown: string): string =>
  `<p>\n${markdown.replace(/\[(\d+)\]\(([^)]*)\)/g, '<a href="$2">$1</a>')}\n</p>`;
const UNSAFE = LINES(
  "<script>a()</script>",
  "<embed src='a'>",
  "<object data='a'></object>",
  "<style>a {}</style>",
  "<iframe src='https://evil.example/a'></iframe>",
  "<p onclick='a()'>a</p>",
  "<a href='javascript:a()'>a</a>",
);
/** Ten flawed calls: three name no page, five a moved one, and two can't be rendered. */
const XREF = LINES(
  "{{cssxref('nope')}}",
  "{{domxref('Nope')}}",
  "{{Glossary('Nope')}}",
  "{{cssxref('dumb')}}",
  "{{cssxref('dumb', 'x')}}",
  "{{cssxref('dumb')}}",
  "{{htmlelement('anchor')}}",
  "{{Glossary('Old')}}",
  "{{Nothing}}",
  "{{Glossary}}",
  "{{cssxref('number')}}",
  "{{Glossary('PNG')}}",
);
const PAGES = [
  "Web",
  "Web/CSS",
  "Web/CSS/number",
  "Web/Foo",
  "Web/API",
  "Web/API/Blob",
  "Learn",
  "Web/HTML",
  "Web/HTML/Element/a",
  "Web/HTML/Reference/Elements/a",
  "Glossary",
  "Glossary/Bézier_curve",
  "Glossary/PNG",
  LEARNED,
  "JavaScript/Reference/Global_Objects/Array",
];
const REDIRECTS = {
  "Learn/Accessibility/WAI-ARIA_basics": LEARNED,
  "JavaScript/Reference/Objects/Array": "JavaScript/Reference/Global_Objects/Array",
  "Web/CSS/dumb": "Web/CSS/number",
  "Web/Fuu": "Web/Foo",
  "Web/HTML/Element/anchor": "Web/HTML/Element/a",
  "Web/HTML/Reference/Elements/anchor": "Web/HTML/Reference/Elements/a",
  "Glossary/Old": "Glossary/PNG",
};
const LINK = LINES(
  "[link1](/docs/Web/CSS/number)",
  "",
  "[link2](/docs/Web/CSS/number)",
  "",
);

let site: CompiledSite;

beforeAll(async () => {
  site = await compileSite({
    isForWriters: true,
    pages: {
      ...Object.fromEntries(PAGES.map((slug) => [DOCS + slug, "Text."])),
      [`${DOCS}Web/Links`]: BROKEN_LINKS,
      [`${DOCS}Web/Links_html`]: toHtml(BROKEN_LINKS),
      [`${DOCS}Web/Malformed`]: "[link](http://[::nothing)",
      [`${DOCS}Web/Own`]: LINES(
        "[link1](/en-US/docs/Web/Own)",
        "[link2](/en-US/docs/Web/Own#anchored)",
        "[link3](/en-US/docs/Web/Own)",
        "[link4](/en-US/docs/Web/Own#hash)",
      ),
      [`${DOCS}Web/Plain`]: `${LINK}\n[link3](/docs/Web/Nothing)`,
      [`${DOCS}Web/Anchors`]: LINES(
        "## Heading1",
        "",
        "[1](#Heading1)",
        "[2](/en-US/docs/Web/Foo#Heading2)",
        "[3](/en-US/docs/Web/Fuu#Anchor)",
        "[4](#heading1)",
      ),
      [`${DOCS}Web/Images`]: LINES(
        "![a](https://evil.example/a.png)",
        "",
        "![a](https://evil.example/a.png)",
        "",
        "![a](https://evil.example/a.png)",
      ),
      [`${DOCS}Web/Unsafe`]: UNSAFE,
      [`${DOCS}Web/Xref`]: XREF,
      [`/es/docs/${LEARNED}`]: "Texto.",
      "/fr/docs/Web": "[1](/fr/docs/Web/CSS) [2](/fr/docs/Web/Foo)",
    },
    files: {
      "en-us/_redirects.txt": Object.entries(REDIRECTS)
        .map(([from, to]) => `${DOCS}${from}\t${DOCS}${to}\n`)
        .sort()
        .join(""),
    },
  });
});

afterAll(() => site.remove());

function listFlaws(slug: string) {
  const file = fixturePath(DOCS + slug);
  return site.flaws
    .filter((flaw) => flaw.file === file)
    .map(({ check, line, column, suggestion }) => ({ check, line, column, suggestion }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function listByMessage(slug: string, part: string) {
  const file = fixturePath(DOCS + slug);
  return site.flaws.filter((flaw) => flaw.file === file && flaw.message.includes(part));
}

function count(html: string, part: string): number {
  return html.split(part).length - 1;
}

describe("looking up", () => {
  const from = "Learn/Accessibility/WAI-ARIA_basics";

  test("case 28: another language borrows the English redirect", () => {
    expect(site.store.findRedirect(`/es/docs/${from}`)).toBe(`/es/docs/${LEARNED}`);
  });

  test("case 29: English, addresses without an entry and other areas borrow none", () => {
    expect(site.store.findRedirect(DOCS + from)).toBe(DOCS + LEARNED);
    for (const url of [`${DOCS}Nope`, "/es/docs/Nope", `/es/blog/${from}`])
      expect([url, site.store.findRedirect(url)]).toEqual([url, null]);
  });

  interface Visitor {
    cookie?: string;
    languages?: string;
  }

  test.each<[number, string, string, Visitor?]>([
    [
      30,
      "/En/JavaScript/Reference/Objects/Array",
      "JavaScript/Reference/Global_Objects/Array",
    ],
    [31, "/en-US/mobile", "Mozilla/Mobile"],
    [31, "/en-US/docs", "Web"],
    [31, "/en-US/DOM", "DOM"],
    [32, "/pt-PT/", "/en-US/"],
    [32, "/pt-PT/docs/Web", "Web"],
    [
      ...([32, "/en-US/docs/Core_JavaScript_1.5_Reference:Operators:"] as const),
      "Web/JavaScript/Reference/Operators/Special_Operators/typeof_Operator",
    ],
    [33, "/", "/en-US/"],
    [33, "/docs/Web", "Web"],
    [33, "/docs/Web/", "Web"],
    [33, "/", "/zh-CN/", { cookie: "zH-cN" }],
    [33, "/", "/en-US/", { cookie: "xyz" }],
    [33, "/", "/fr/", { languages: "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5" }],
    [33, "/", "/en-US/", { languages: "xx, yy;q=0.5" }],
    [33, "/", "/ja/", { cookie: "ja", languages: "fr" }],
  ])("case %i: %s leads to %s", (_case, path, to, { cookie, languages = "" } = {}) => {
    const whole = path.endsWith(":") ? `${path}Special_Operators:typeof_Operator` : path;
    const found = resolveRedirect(
      {
        path: whole,
        search: "",
        hasEncodedSlash: false,
        isLanguageChoice: false,
        preferredLocale: readLocale(cookie),
        acceptLanguage: languages,
      },
      site.store,
    );
    expect(found?.location).toBe(to.startsWith("/") ? to : DOCS + to);
  });
});

function readLocale(cookie = "") {
  return LOCALES.find((each) => each.toLowerCase() === cookie.toLowerCase()) ?? null;
}

describe("links", () => {
  const EXPECTED = [
    ["broken-link", null],
    ["broken-link", null],
    ["absolute-link", "/en-US/docs/Web/API/Blob"],
    ["absolute-link", "/en-US/docs/Web/API/Blob#Anchor"],
    ["absolute-link", "/en-US/docs/Web/API/Blob?a=b"],
    ["ill-cased-link", "/en-US/docs/Web/API/Blob"],
    ["redirected-link", "/en-US/docs/Web/HTML/Element/a#fragment"],
    ["ill-cased-link", "/en-US/docs/Glossary/B%C3%A9zier_curve#identifier"],
    ["insecure-link", "https://www.mozilla.org"],
    ["redirected-link", "/en-US/docs/Web/CSS/number"],
    ["redirected-link", "/en-US/docs/Web/CSS/number"],
    ["redirected-link", "/en-US/docs/Web/CSS/number"],
  ];

  test.each(["Web/Links", "Web/Links_html"])(
    "cases 74 to 80: twelve flaws with their suggestions in %s",
    (slug) => {
      const found = listFlaws(slug).filter(({ check }) => check !== "raw-markdown");
      expect(found.map(({ check, suggestion }) => [check, suggestion])).toEqual(EXPECTED);
    },
  );

  test("case 75: each flaw has its line and column", () => {
    expect(listFlaws("Web/Links")[1]).toMatchObject({ line: 7, column: 5 });
    expect(listFlaws("Web/Links_html")[1]).toMatchObject({ line: 8, column: 10 });
  });

  test("case 81: a URL that is none has one flaw and no fix", () => {
    expect(listFlaws("Web/Malformed")).toMatchObject([
      { check: "invalid-link", suggestion: null },
    ]);
  });

  test("case 82: links to the own page keep at most their fragment", () => {
    const suggestions = listFlaws("Web/Own")
      .filter(({ check }) => check === "self-link")
      .map(({ suggestion }) => suggestion);
    expect(suggestions).toEqual([null, "#anchored", null, "#hash"]);
    const html = site.getProse(`${DOCS}Web/Own`);
    expect(count(html, 'aria-current="page"')).toBe(4);
    expect(html).not.toContain("page-not-created");
  });

  test("case 83: links without a language get one, if there is a page", () => {
    expect(listFlaws("Web/Plain").map(({ suggestion }) => suggestion)).toEqual([
      "/en-US/docs/Web/CSS/number",
      "/en-US/docs/Web/CSS/number",
      null,
    ]);
  });

  test("case 84: fragments are in lower case, in the page and in suggestions", () => {
    expect(listFlaws("Web/Anchors")).toEqual([
      { check: "ill-cased-fragment", line: 8, column: 5, suggestion: "#heading1" },
      {
        check: "ill-cased-fragment",
        line: 9,
        column: 5,
        suggestion: "/en-US/docs/Web/Foo#heading2",
      },
      {
        check: "redirected-link",
        line: 10,
        column: 5,
        suggestion: "/en-US/docs/Web/Foo#anchor",
      },
    ]);
    const html = site.getProse(`${DOCS}Web/Anchors`);
    expect(html).not.toMatch(/href="[^"]*#[^"]*[A-Z]/);
  });
});

describe("other content", () => {
  test("case 85: an image of another host has a flaw at each place", () => {
    const lines = listByMessage("Web/Images", "evil.example").map(({ line }) => line);
    expect(lines).toEqual([6, 8, 10]);
  });

  test("case 86: all that could run is removed, with seven flaws", () => {
    const found = listFlaws("Web/Unsafe").filter(({ check }) => check === "unsafe-html");
    expect(found).toHaveLength(7);
    const html = site.getProse(`${DOCS}Web/Unsafe`);
    expect(html).not.toMatch(/<(?:script|embed|object|style|iframe)|onclick|javascript:/);
  });

  test("case 87: links to pages that exist in English alone say so in French", () => {
    const html = site.getProse("/fr/docs/Web");
    expect(count(html, 'class="only-in-en-us"')).toBe(2);
    expect(count(html, 'title="Cette page n’est disponible qu’en anglais"')).toBe(2);
  });

  test("case 88: flawed macro calls are marked at their place", () => {
    const html = site.getProse(`${DOCS}Web/Xref`);
    expect(count(html, "data-flaw-src=")).toBe(10);
    expect(count(html, "page-not-created")).toBe(3);
  });
});

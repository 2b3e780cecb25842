import { expect, test } from "vitest";
import {
  createTestAssets,
  createTestPage,
  createTestSite,
  runFinish,
  type TestRun,
} from "../sections/test-job";

const PAGES = [
  createTestPage({ slug: "Web/Test" }),
  createTestPage({ slug: "Web/CSS/:has" }),
  createTestPage({ slug: "Web/CSS/Reference/Properties/--*" }),
  createTestPage({ slug: "Mozilla/manifest.json" }),
  createTestPage({ slug: "Web/What?" }),
  createTestPage({ slug: "Glossary/Überblick" }),
  createTestPage({ slug: "Web/Test/Below" }),
  createTestPage({ slug: "Web/English", locale: "en-US" }),
  createTestPage({ slug: "Web/Keys", browserCompat: ["api.Node", "api.Node.after"] }),
  createTestPage({ slug: "Web/Key", browserCompat: ["api.Node"] }),
];
const REDIRECTS = {
  "/de/docs/old": "/de/docs/Web/CSS/:has",
  "/de/docs/old/part": "/de/docs/Web/CSS/:has#new",
  "/de/docs/outside": "https://example.org/x",
};
const SITE = createTestSite(PAGES, REDIRECTS);

function runLink(attributes: string, text = "x"): TestRun {
  return runFinish(`<p><a ${attributes}>${text}</a></p>`, { site: SITE });
}

test.each([
  // Left alone
  ['href="#top"', 'href="#top"'],
  ['href="mailto:a@example.org"', 'href="mailto:a@example.org"'],
  ['href="/discord"', 'href="/discord"'],
  ['href="/en-US/blog/rss.xml"', 'href="/en-US/blog/rss.xml"'],
  ['href="/en-US/observatory/docs"', 'href="/en-US/observatory/docs"'],
  ['href="/en-US/play"', 'href="/en-US/play"'],
  ['id="place"', 'id="place"'],
  // Pages
  ['href="/de/docs/Web/CSS/:has#x"', 'href="/de/docs/Web/CSS/:has#x"'],
  ['href="/de/docs/Web/CSS/:has#content"', 'href="/de/docs/Web/CSS/:has#content_2"'],
  ['href="/de/docs/Web/Keys#api.Node"', 'href="/de/docs/Web/Keys#api.Node"'],
  [
    'href="/de/docs/Web/Keys#api.Node:~:text=Text"',
    'href="/de/docs/Web/Keys#api.Node:~:text=Text"',
  ],
  ['href="/de/docs/Web/CSS/:has/"', 'href="/de/docs/Web/CSS/:has"'],
  [
    'href="/de/docs/Web/CSS/:has?a=1&amp;b#x"',
    'href="/de/docs/Web/CSS/:has?a=1&amp;b#x"',
  ],
  [
    'href="/de/docs/Web/CSS/Reference/Properties/--*"',
    'href="/de/docs/Web/CSS/Reference/Properties/--*"',
  ],
  ['href="/de/docs/Mozilla/manifest.json"', 'href="/de/docs/Mozilla/manifest.json"'],
  ['href="/de/docs/Web/What%3F"', 'href="/de/docs/Web/What%3F"'],
  [
    'href="/de/docs/Glossary/%C3%9Cberblick#%C3%A4"',
    'href="/de/docs/Glossary/%C3%9Cberblick#%C3%A4"',
  ],
  ['href="/de/docs/Glossary/Überblick"', 'href="/de/docs/Glossary/%C3%9Cberblick"'],
  [
    'href="/de/docs/Web/English#a"',
    'href="/en-US/docs/Web/English#a" class="only-in-en-us" title="[link-only-in-english]"',
  ],
])("writes a flawless link <a %s> as <a %s>", (written, expected) => {
  const { content, flaws } = runLink(written);
  expect(content).toBe(`<p><a ${expected}>x</a></p>`);
  expect(flaws).toEqual([]);
});

test.each([
  [
    "/docs/Web/CSS/:has",
    'href="/docs/Web/CSS/:has"',
    "link-without-locale",
    "/de/docs/Web/CSS/:has",
  ],
  [
    "/docs/Web/English#a",
    'href="/en-US/docs/Web/English#a" class="only-in-en-us" title="[link-only-in-english]"',
    "link-without-locale",
    "/de/docs/Web/English#a",
  ],
  [
    "/de/docs/Web/Test#A",
    'href="/de/docs/Web/Test#a" aria-current="page"',
    "self-link",
    "#a",
  ],
  [
    "/de/docs/Web/Test",
    'href="/de/docs/Web/Test" aria-current="page"',
    "self-link",
    null,
  ],
  [
    "/de/docs/Glossary/Überblick#Ä:~:text=A",
    'href="/de/docs/Glossary/%C3%9Cberblick#%C3%A4:~:text=A"',
    "ill-cased-fragment",
    "/de/docs/Glossary/%C3%9Cberblick#%C3%A4:~:text=A",
  ],
  [
    "/de/docs/Web/Keys#Api.Node",
    'href="/de/docs/Web/Keys#api.node"',
    "ill-cased-fragment",
    "/de/docs/Web/Keys#api.node",
  ],
  [
    "/de/docs/Web/Key#api.Node",
    'href="/de/docs/Web/Key#api.node"',
    "ill-cased-fragment",
    "/de/docs/Web/Key#api.node",
  ],
])("warns of the form of %s", (written, expected, check, suggestion) => {
  const { content, flaws } = runLink(`href="${written}"`);
  expect(content).toBe(`<p><a ${expected}>x</a></p>`);
  expect(flaws).toMatchObject([{ check, severity: "warning", suggestion }]);
});

test.each(["https://example.org/a", "http://example.org/a", "//example.org/a"])(
  "marks %s as external",
  (href) => {
    expect(runLink(`class="k" href="${href}"`).content).toBe(
      `<p><a class="k external" href="${href}" target="_blank" rel="noopener" title="[link-external]">x</a></p>`,
    );
  },
);

test("keeps a title and gives no access to the opener", () => {
  const { content } = runLink(
    'href="https://example.org/" title="Own" rel="opener" target="_top"',
  );
  expect(content).toBe(
    '<p><a href="https://example.org/" title="Own" rel="noopener" target="_blank" class="external">x</a></p>',
  );
});

test.each([
  ["/de/docs/web/css/:HAS#x", "/de/docs/Web/CSS/:has#x", "ill-cased-link"],
  ["/DE/docs/Web/CSS/:has", "/de/docs/Web/CSS/:has", "ill-cased-link"],
  ["/de/docs/Old#x", "/de/docs/Web/CSS/:has#x", "redirected-link"],
  ["/docs/Old", "/docs/Web/CSS/:has", "redirected-link"],
  ["/de/docs/Old/Part#x", "/de/docs/Web/CSS/:has#new", "redirected-link"],
])("corrects %s to %s with a warning", (written, corrected, check) => {
  const { content, flaws } = runLink(`href="${written}"`);
  expect(content).toBe(`<p><a href="${corrected}">x</a></p>`);
  expect(flaws).toMatchObject([
    { check, severity: "warning", line: 1, column: 13, suggestion: corrected },
  ]);
});

test("does not report a redirect of a macro's link", () => {
  const { content, flaws } = runFinish('<p><a href="/de/docs/Old">x</a></p>', {
    site: SITE,
    source: { body: '{{cssxref("old")}}', firstLine: 1 },
  });
  expect(content).toContain('href="/de/docs/Web/CSS/:has"');
  expect(flaws).toEqual([]);
});

test("follows a redirect out of the site", () => {
  const { content, flaws } = runLink('href="/de/docs/Outside#x"');
  expect(content).toContain('<a href="https://example.org/x#x" class="external"');
  expect(flaws).toMatchObject([
    { check: "redirected-link", suggestion: "https://example.org/x" },
  ]);
});

test("takes the target from a link to a missing page", () => {
  const { content } = runLink('href="/de/docs/Nowhere#x"');
  expect(content).toBe(
    '<p><a class="page-not-created" data-href="/de/docs/Nowhere#x" title="[link-not-created]">x</a></p>',
  );
});

test("reports each missing page at its own place, with the nearest page as suggestion", () => {
  const body =
    "Intro\n\n```html\n[x](/de/docs/CSS/:Has)\n```\n\nA [x](/de/docs/CSS/:Has) b\n[y](/de/docs/CSS/:Has)";
  const link = '<a href="/de/docs/CSS/:Has">x</a>';
  const { flaws } = runFinish(`<p>${link} ${link}</p>`, {
    site: SITE,
    source: { body, firstLine: 10 },
  });
  const flaw = {
    check: "broken-link",
    severity: "error",
    suggestion: "/de/docs/Web/CSS/:has",
  };
  expect(flaws).toMatchObject([
    { ...flaw, line: 16, column: 7 },
    { ...flaw, line: 17, column: 5 },
  ]);
});

test("finds the place of a link that Markdown percent-encoded", () => {
  const { flaws } = runFinish('<p><a href="/de/docs/%C3%84">x</a></p>', {
    site: SITE,
    source: { body: "[x](/de/docs/Ä)", firstLine: 5 },
  });
  expect(flaws).toMatchObject([{ line: 5, column: 5, suggestion: null }]);
});

test("does not report a macro's flaw again, and removes its mark", () => {
  const { content, flaws } = runLink('href="/de/docs/Nowhere" data-checked=""');
  expect(content).not.toContain("data-checked");
  expect(content).toContain("page-not-created");
  expect(flaws).toEqual([]);
});

test("takes a full URL of a page for a link within the site, with a flaw", () => {
  const href = "https://developer.mozilla.org/de/docs/Web/CSS/:has#x";
  const { content, flaws } = runLink(`href="${href}"`);
  expect(content).toBe('<p><a href="/de/docs/Web/CSS/:has#x">x</a></p>');
  expect(flaws).toMatchObject([
    { check: "absolute-link", column: 13, suggestion: "/de/docs/Web/CSS/:has#x" },
  ]);
});

test.each([
  "https://developer.mozilla.org/de/docs/Nowhere",
  "https://developer.mozilla.org/de/blog/",
  "https://developer.mozilla.org.example.org/de/docs/Web/Test",
])("leaves %s external", (href) => {
  const { content, flaws } = runLink(`href="${href}"`);
  expect(content).toContain(`<a href="${href}" class="external"`);
  expect(flaws).toEqual([]);
});

test("reports a link without target and makes it plain", () => {
  const { content, flaws } = runFinish('<p><a href="">x</a></p>', {
    source: { body: "See [x]().", firstLine: 3 },
  });
  expect(content).toBe("<p><a>x</a></p>");
  expect(flaws).toMatchObject([{ check: "empty-link", line: 3, column: 7 }]);
});

test("resolves a relative link to a page below", () => {
  const { content, flaws } = runLink('href="Below#x"');
  expect(content).toContain('<a href="/de/docs/Web/Test/Below#x">');
  expect(flaws).toMatchObject([
    {
      check: "relative-link",
      severity: "warning",
      suggestion: "/de/docs/Web/Test/Below#x",
    },
  ]);
});

test("resolves a relative link to a file of the page", () => {
  const url = "/en-US/docs/Web/Test/demo.png";
  const assets = createTestAssets({
    "/de/docs/web/test/demo.png": { url, width: null, height: null },
  });
  const { content, flaws } = runFinish('<a href="./demo.png">x</a>', { assets });
  expect(content).toBe(`<a href="${url}">x</a>`);
  expect(flaws).toEqual([]);
});

test.each(["/de/docs/Web/Test/demo.png?a=1#b", "/docs/Web/Test/Demo.png?a=1#b"])(
  "resolves the absolute path %s to a file of a page",
  (href) => {
    const url = "/en-US/docs/Web/Test/demo.png";
    const assets = createTestAssets({
      "/de/docs/web/test/demo.png": { url, width: null, height: null },
    });
    const { content, flaws } = runFinish(`<a href="${href}">x</a>`, { assets });
    expect(content).toBe(`<a href="${url}?a=1#b">x</a>`);
    expect(flaws).toEqual([]);
  },
);

test("reports a relative link that leads nowhere and keeps it", () => {
  const { content, flaws } = runLink('href="(oops)"');
  expect(content).toContain('<a href="(oops)">');
  expect(flaws).toMatchObject([
    { check: "relative-link", severity: "error", suggestion: null },
  ]);
});

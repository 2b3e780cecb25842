import { expect, test } from "vitest";
import { createMaker, createPage } from "./test-site";

const english = createPage({ slug: "Web/A", shortTitle: "<a> & b" });
const german = createPage({ slug: "Web/A", locale: "de", shortTitle: "Ä" });
const onlyEnglish = createPage({ slug: "Web/B", shortTitle: "B" });

function link(path: string, options = {}): string {
  return createMaker([english, german, onlyEnglish], "de").links.toPath(path, options)
    .html;
}

test("links to the page of the locale with its short title", () => {
  expect(link("/Web/A")).toBe('<a href="/de/docs/Web/A">Ä</a>');
});

test("falls back to English with a class and the language of the title", () => {
  expect(link("/Web/B")).toBe(
    '<a href="/en-US/docs/Web/B" class="only-in-en-us" lang="en-US">B</a>',
  );
});

test("gives a label of the sidebar's own no language", () => {
  expect(link("/Web/B", { label: "Be" })).toBe(
    '<a href="/en-US/docs/Web/B" class="only-in-en-us">Be</a>',
  );
});

test("marks a page that exists nowhere and gives it no href", () => {
  const { html, missing } = createMaker([]).links.toPath("/Web/Not_yet");
  expect(html).toBe(
    '<a class="page-not-created" data-href="/en-US/docs/Web/Not_yet" title="link-not-created">Not yet</a>',
  );
  expect(missing).toBe(true);
});

test("escapes the short title, and sets it in code on request", () => {
  const { links } = createMaker([english]);
  expect(links.toPath("/Web/A").html).toContain(">&lt;a&gt; &amp; b</a>");
  expect(links.toPath("/Web/A", { code: true }).html).toContain(
    "<code>&lt;a&gt; &amp; b</code>",
  );
});

test("adds the fragment of the path, or the one given", () => {
  expect(link("/Web/A#part")).toContain('href="/de/docs/Web/A#part"');
  expect(link("/Web/A#part", { hash: "other" })).toContain('href="/de/docs/Web/A#other"');
});

test("lists badges in the order experimental, non-standard, deprecated", () => {
  const page = createPage({
    slug: "Web/C",
    status: ["deprecated", "non-standard", "experimental"],
  });
  const html = createMaker([page]).links.toPage(page);
  expect([...html.matchAll(/class="icon ([\w-]+)"/g)].map(([, name]) => name)).toEqual([
    "icon-experimental",
    "icon-nonstandard",
    "icon-deprecated",
  ]);
  expect(html).toContain(
    'role="img" title="badge-deprecated-title" aria-label="badge-deprecated"',
  );
});

test("opens an outside link in a new tab and marks it as external", () => {
  expect(link("https://example.org/?a&b", { label: "Example" })).toBe(
    '<a href="https://example.org/?a&amp;b" class="external" target="_blank" title="link-external">Example</a>',
  );
});

test("opens a link that a redirect leads off the site in a new tab, with the fragment", () => {
  const { links } = createMaker([], "en-US", [
    { from: "/en-US/docs/Old", to: "https://example.org/?a&b" },
    { from: "/en-US/docs/Part", to: "https://example.org/#own" },
  ]);
  const external = 'class="external" target="_blank" title="link-external"';
  expect(links.toPath("/Old").html).toBe(
    `<a href="https://example.org/?a&amp;b" ${external}>Old</a>`,
  );
  expect(links.toPath("/Old#é", { label: "Label" }).html).toBe(
    `<a href="https://example.org/?a&amp;b#%C3%A9" ${external}>Label</a>`,
  );
  expect(links.toPath("/Old#x", { hash: "y" }).html).toContain("?a&amp;b#y");
  expect(links.toPath("/Part#x").html).toContain('href="https://example.org/#own"');
});

test("takes the fragment of a redirect's target before the link's own", () => {
  const { links } = createMaker([createPage({ slug: "Web/A" })], "en-US", [
    { from: "/en-US/docs/Old", to: "/en-US/docs/Web/A#new" },
    { from: "/en-US/docs/Plain", to: "/en-US/docs/Web/A" },
  ]);
  for (const [link, hash] of [
    ["/Old#old", "#new"],
    ["/Plain#own", "#own"],
  ] as const)
    expect(links.toPath(link).html).toContain(`href="/en-US/docs/Web/A${hash}"`);
});

test("keeps a link that a redirect leads to another part of the site in its tab", () => {
  const redirects = [{ from: "/en-US/docs/Home", to: "/en-US/" }];
  expect(createMaker([], "en-US", redirects).links.toPath("/Home").html).toBe(
    '<a href="/en-US/">Home</a>',
  );
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type OpenSite } from "../support/open-site";
import type { Site } from "../support/start-site";

const PAGE = "/en-US/docs/Web";
const NEXT = "/en-US/docs/Web/Next";
const CODE = "/en-US/docs/Web/Code";
const ALONE = "/en-US/docs/Glossary";

let opened: OpenSite;
let site: Site;
beforeAll(async () => {
  opened = await openSite({
    pages: {
      [PAGE]: { frontMatter: "sidebar: things", body: "A heron." },
      [NEXT]: { frontMatter: "sidebar: things", body: "An otter." },
      [CODE]: {
        body: "A wren.\n\n```css live-sample___try\na { color: red }\n```\n\n{{EmbedLiveSample('try')}}",
      },
      [ALONE]: "Words.",
    },
    files: { "sidebars/things.yaml": "sidebar:\n  - /Web\n  - /Web/Next\n" },
  });
  ({ site } = opened);
}, 120_000);
afterAll(() => opened.close());

async function read(path: string) {
  const response = await site.get(path);
  return { response, text: await response.text() };
}

function readKey(html: string): string | undefined {
  return / data-key="([^"]+)"/.exec(html)?.[1];
}

test("a part has the head and the article of its page, and no menus, scripts or sidebar", async () => {
  const page = await read(NEXT);
  const { response, text } = await read(`${NEXT}.part`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/fragment\+html/);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(text).toContain("An otter.");
  const title = /<title>[^<]+<\/title>/.exec(page.text)?.[0];
  expect(text).toContain(title);
  expect(text).toMatch(/<div id="sidebar-body"[^>]*><\/div>/);
  expect(text).not.toContain("<footer");
  expect(text).not.toContain('type="module"');
  expect(text).not.toMatch(/<script>|rel="(?:stylesheet|preload|icon)"/);
});

test("pages, parts and data link a style sheet in front of what their article has", async () => {
  // Tests get no addresses of style sheets.
  const linked =
    /<link rel=\\?"stylesheet\\?" href=\\?"[^"]*"><(?:a|iframe) class=\\?"(?:play-link|sample-code)/;
  for (const path of [CODE, `${CODE}.part`, `${CODE}.data`])
    expect((await read(path)).text).toMatch(linked);
  for (const path of [NEXT, `${NEXT}.part`, `${NEXT}.data`])
    expect((await read(path)).text).not.toMatch(linked);
});

test("leaves markup for search engines out of parts", async () => {
  const crumb = /<li[^>]*><a href="\/en-US\/docs\/Web"[^>]*>(?:<span[^>]*>)?Web</;
  const readCrumb = async (path: string) => crumb.exec((await read(path)).text)?.[0];
  expect(await readCrumb(NEXT)).toContain('property="name"');
  expect(await readCrumb(`${NEXT}.part`)).toBe(`<li><a href="${PAGE}">Web<`);
  expect((await read(NEXT)).text).toMatch(/ld\+json|og:type/);
  expect((await read(`${NEXT}.part`)).text).not.toMatch(/ld\+json|og:type/);
});

test("a part has what a social card says about its page, and the head of no sidebar", async () => {
  const { text } = await read(`${NEXT}.part`);
  expect(text).toMatch(/<meta property="og:title" content="[^"]+"/);
  expect(text).toMatch(new RegExp(`<meta property="og:url" content="[^"]+${NEXT}"`));
  expect((await read(NEXT)).text).toContain("data-sidebar-filter");
  expect(text).not.toContain("data-sidebar-filter");
});

test("pages with one sidebar have one key, which is not that of another page", async () => {
  const key = readKey((await read(PAGE)).text);
  expect(key).toBeDefined();
  expect(readKey((await read(`${NEXT}.part`)).text)).toBe(key);
  expect(readKey((await read(`${ALONE}.part`)).text)).not.toBe(key);
});

test("a page's data leaves its sidebar to an address of its own", async () => {
  const entry = `>Next</a></em>`;
  expect((await read(NEXT)).text).toContain(entry);
  expect((await read(`${NEXT}.data`)).text).not.toContain(entry);
  const { response, text } = await read(`${NEXT}.sidebar`);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toMatch(/^noindex/);
  expect(text).toContain(`<a href="${PAGE}">Web</a>`);
  expect(text).toContain(`<em><a href="${NEXT}" aria-current="page">Next</a></em>`);
});

test.each([`${PAGE}/Gone.part`, `${PAGE}/Gone.sidebar`])(
  "answers 404 for %s, which no cache keeps",
  async (path) => {
    const { response } = await read(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

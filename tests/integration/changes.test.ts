import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { openSiteData, type SiteData } from "../support/open-site-data";
import { startSite, type Site } from "../support/start-site";

/** The first request to the site loads all of its routes. */
const TIMEOUT = 120_000;

let data: SiteData;
let site: Site;

beforeAll(async () => {
  const pages = {
    "/en-US/docs/Web/CSS": "Text.",
    "/de/docs/Web/CSS": "Text.",
    "/en-US/docs/Web/API": "Text.",
    "/en-US/docs/Web/API/Navigation": "Text.",
    "/en-US/docs/Glossary": "Text.",
  };
  data = await openSiteData(pages);
  site = await startSite(data.folder);
}, TIMEOUT);

afterAll(async () => {
  await site.close();
  await data.close();
});

async function read(path: string): Promise<string> {
  return (await site.get(path)).text();
}

test.each(LOCALES)(
  "lists what became Baseline, with links to pages, in %s",
  async (locale) => {
    const html = await read(`/${locale}/changes?kind=baseline`);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html.match(/data-kind="baseline"/g)?.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/data-kind="(?:new|changed)"/);
    expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  },
  TIMEOUT,
);

test(
  "keeps the chosen filters in the form and in the links to other pages",
  async () => {
    const html = await read("/en-US/changes?kind=baseline&language=all&area=&page=2");
    expect(html).toMatch(/<option value="baseline" selected=""/);
    expect(html).toMatch(/<option value="all" selected=""/);
    expect(html).toContain('href="/en-US/changes?kind=baseline&amp;language=all"');
  },
  TIMEOUT,
);

test("redirects from a page past the last", async () => {
  const response = await site.get("/en-US/changes?kind=baseline&page=99999");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toMatch(/kind=baseline&page=\d+$/);
});

test("says so when nothing matches, and ignores unknown values", async () => {
  expect(await read("/en-US/changes?area=Glossary&kind=new")).toContain(
    "No changes match these filters.",
  );
  expect(await read("/en-US/changes?area=Nothing&kind=x&page=0")).not.toContain(
    "noindex",
  );
});

test.each(["Web/API", "Glossary"])(
  "has a feed with the changes in %s, to which documents link if it has any",
  async (area) => {
    const list = await read(`/en-US/changes?area=${area}`);
    const hasChanges = /data-kind="/.test(list);
    const feed = await read(`/en-US/docs/${area}/atom.xml`);
    expect(/<entry[ >]/.test(feed)).toBe(hasChanges);
    expect(feed).toMatch(/<updated>20/);
    const head = await read(`/en-US/docs/${area}`);
    expect(head.includes(`href="/en-US/docs/${area}/atom.xml"`)).toBe(hasChanges);
  },
);

test("has an Atom feed, links from home and footer, and a place in the sitemap", async () => {
  const page = await read("/de/changes");
  expect(page).toContain('type="application/atom+xml"');
  const feed = await site.get("/de/changes/feed");
  expect(feed.headers.get("content-type")).toMatch(/^application\/atom\+xml/);
  expect(await feed.text()).toMatch(/<entry[ >]/);
  const home = await read("/de/");
  expect(home.match(/href="\/de\/changes"/g)?.length).toBeGreaterThan(1);
  expect(await read("/sitemap.txt")).toContain("/de/changes\n");
  const { status, headers } = await site.get("/changes");
  expect([status, headers.get("location")]).toEqual([302, "/en-US/changes"]);
});

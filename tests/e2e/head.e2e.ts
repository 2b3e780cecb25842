import type { Page } from "@playwright/test";
import { LOCALES } from "~/domain/locales/locale";
import { FIXTURE_SITE, SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import {
  NOT_FOUND_MESSAGE,
  openPage,
  PAGES,
  type PageName,
  waitForScripts,
} from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

const ORIGIN = toOrigin(FIXTURE_SITE);
const LISTED: readonly PageName[] = ["home", "landing", "reference", "guide", "german"];

/** The page leads programs to its Markdown, which exists, in its head and in its first line. */
async function expectTwin(page: Page, path: string): Promise<void> {
  const twin = path.endsWith("/") ? `${path}index.md` : `${path}.md`;
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    "href",
    ORIGIN + twin,
  );
  await expect(page.locator("p[aria-hidden]").first()).toContainText(twin);
  const response = await page.request.get(twin);
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(await response.text()).toContain(`url: ${ORIGIN}${path}\n`);
}

function readMeta(page: Page, name: string): Promise<string | null> {
  return page
    .locator(`meta[name="${name}"], meta[property="${name}"]`)
    .first()
    .getAttribute("content");
}

/** Checks that one page of each subject is enough for. */
const MORE: Partial<Record<PageName, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await expect.soft(page.locator('link[rel="search"]')).toHaveAttribute("title", "MDN");
    const languages = Object.keys(await readAlternates(page));
    expect.soft(languages, "every language").toHaveLength(LOCALES.length + 1);
  },
  guide: async (page) => {
    await expectFilesOfHead(page);
    await expectReadableByCrawlers(page);
  },
  german: async (page) => {
    await expect
      .soft(page.locator('link[rel="search"]'), "named after the language")
      .toHaveAttribute("title", "MDN (de)");
    await expectLanguages(page);
  },
};

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("describes pages to search engines, with their languages, pictures and manifest", async ({
    page,
  }) => {
    for (const name of LISTED)
      await test.step(name, async () => {
        await page.goto(PAGES[name]);
        expect.soft((await page.title()).length).toBeGreaterThan(2);
        expect.soft((await readMeta(page, "description"))?.length).toBeGreaterThan(10);
        await expect
          .soft(page.locator('link[rel="canonical"]'))
          .toHaveAttribute("href", ORIGIN + PAGES[name]);
        await expect.soft(page.locator('meta[name="robots"]')).toHaveCount(0);
        await expectTwin(page, PAGES[name]);
        expect.soft(await readMeta(page, "viewport")).toContain("width=device-width");
        expect.soft(await readMeta(page, "og:url")).toBe(ORIGIN + PAGES[name]);
        expect.soft(await readMeta(page, "twitter:card")).toBe("summary");
        await MORE[name]?.(page);
      });
  });

  test("keeps missing pages out of search engines", async ({ page, problems }) => {
    problems.allow(NOT_FOUND_MESSAGE);
    await page.goto(PAGES.notFound);
    await expect(page).toHaveTitle(/Page not found/);
    expect(await readMeta(page, "robots")).toContain("noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});

/** The page links its languages, each a page that links back. */
async function expectLanguages(page: Page): Promise<void> {
  const languages = await readAlternates(page);
  expect(Object.keys(languages).toSorted()).toEqual(["de", "en", "ja", "x-default"]);
  const others = new Set(Object.values(languages));
  others.delete(page.url());
  for (const address of others) {
    await page.goto(address);
    expect(await readAlternates(page)).toEqual(languages);
  }
}

async function expectFilesOfHead(page: Page): Promise<void> {
  const files = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const image = await readMeta(page, "og:image");
  expect.soft(files.length).toBeGreaterThan(3);
  for (const file of [...files, image ?? ""])
    expect.soft((await page.request.get(file)).status(), file).toBe(200);
}

/** On a phone: links that lead somewhere, and text in a readable size. */
async function expectReadableByCrawlers(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const empty = await page
    .locator("a:not([href]), a[href=''], a[href^='javascript:']")
    .count();
  expect.soft(empty).toBe(0);
  const smallest = await page
    .locator("main p, main li, main td")
    .evaluateAll((texts) =>
      Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
    );
  expect.soft(smallest).toBeGreaterThanOrEqual(12);
}

async function readAlternates(page: Page): Promise<Record<string, string>> {
  const links = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute("hreflang") ?? "",
        link.getAttribute("href") ?? "",
      ]),
    );
  return Object.fromEntries(links) as Record<string, string>;
}

test("describes the breadcrumbs of an article, even when a title is a tag", async ({
  request,
}) => {
  const path = "/en-US/docs/Web/HTML/Reference/Elements/script";
  const html = await (await request.get(toOrigin(SHIPPED_SITE) + path)).text();
  const blocks = [
    ...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
  ].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
  expect(blocks.map((block) => block["@type"])).toEqual([
    "BreadcrumbList",
    "TechArticle",
  ]);
  expect(JSON.stringify(blocks)).toContain("<script>");
});

test("updates canonical link and structured data after a client navigation", async ({
  page,
}) => {
  await signIn(page, "core", PAGES.guide);
  await waitForScripts(page);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "CSS", exact: true })
    .click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    ORIGIN + PAGES.landing,
  );
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
});

test("loads the texts of the page's own language only", async ({ page }) => {
  const loaded: string[] = [];
  const file = new RegExp(
    `/assets/(?:start|reading|app)-texts-(${LOCALES.join("|")})-[\\w-]+\\.js$`,
  );
  page.on("request", (request) => {
    const [, locale] = file.exec(request.url()) ?? [];
    if (locale) loaded.push(locale);
  });
  await openPage(page, PAGES.german);
  expect(new Set(loaded)).toEqual(new Set(["de"]));
});

test("leads a crawler from robots.txt to existing pages", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? "";
  const files = await listLocations(index);
  const addresses = (await Promise.all(files.map(listLocations))).flat();
  expect(addresses).toContain(ORIGIN + PAGES.german);
  // Releases of browsers have a page each in every language, made by one route.
  const isRelease = (address: string) => /\/plus\/updates\/./.test(address);
  const releases = addresses.filter(isRelease);
  expect(releases.length).toBeGreaterThan(1_000);
  const asked = [
    ...addresses.filter((address) => !isRelease(address)),
    releases[0] ?? "",
  ];
  const answers = await Promise.all(
    asked.map(async (address) => `${(await request.get(address)).status()} ${address}`),
  );
  expect(answers.filter((answer) => !answer.startsWith("200 "))).toEqual([]);

  async function listLocations(address: string): Promise<string[]> {
    const xml = await (await request.get(address)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = ""]) => found);
  }
});

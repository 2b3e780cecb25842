import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { openSiteData, type SiteData } from "../support/open-site-data";
import { startSite, type Site } from "../support/start-site";

/** The first request to the site loads all of its routes. */
const TIMEOUT = 120_000;

const EXAMPLE = fileURLToPath(
  new URL("../../docs/guides/example-theme", import.meta.url),
);

let data: SiteData;
let site: Site;

beforeAll(async () => {
  const pages = { "/en-US/docs/Web": "Text.", "/en-US/docs/Web/CSS": "Text." };
  data = await openSiteData(pages);
  const { siteName, theme, assets } = openSiteTheme({
    SITE_THEME: EXAMPLE,
    SITE_NAME: "MDN",
  });
  site = await startSite({
    ...data.folder,
    config: { siteName, theme },
    edge: { theme, themeAssets: assets },
  });
}, TIMEOUT);

afterAll(async () => {
  await site.close();
  await data.close();
});

async function read(path: string): Promise<string> {
  return (await site.get(path)).text();
}

test(
  "serves the theme's files by hash, pictures without a right to run",
  async () => {
    const html = await read("/en-US/docs/Web/CSS");
    const paths = [...html.matchAll(/(?:href|src)="(\/theme\/[^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(new Set(paths).size).toBe(4);
    for (const path of paths) {
      // Signed-in readers keep them too.
      const { status, headers } = await site.get(path, { Cookie: "session=s" });
      const type = path.endsWith(".css") ? "text/css; charset=utf-8" : "image/svg+xml";
      expect([status, headers.get("content-type")]).toEqual([200, type]);
      expect(headers.get("cache-control")).toContain("immutable");
      if (path.endsWith(".svg"))
        expect(headers.get("content-security-policy")).toContain("sandbox");
    }
    expect((await site.get("/theme/none.svg")).status).toBe(404);
  },
  TIMEOUT,
);

test("shows the theme's name, links and texts, and no other site's", async () => {
  const html = await read("/de/");
  expect(html).toContain('aria-label="Nimbus Docs');
  expect(html).toContain('href="https://status.example.org/">Betriebszustand');
  expect(html).toContain('href="/de/about">Impressum');
  expect(html).toContain("Wie wir für das Web bauen.");
  expect(html).toMatch(/© \d{4} Nimbus/);
  expect(html).toContain('href="https://example.org/license">MIT');
  expect(html).not.toMatch(/menu-curriculum|\/en-US\/curriculum/);
  expect(html.replaceAll(/<script.*?<\/script>/gs, "")).not.toMatch(
    /mozilla\.org|bsky|mastodon|\bMDN\b/,
  );
});

test("shows the operator's figures to advertisers, and where to write", async () => {
  const html = await read("/de/advertising");
  expect(html).toContain("<strong>40,000</strong><span>readers a month</span>");
  expect(html).toContain("Engineers of the company and of its partners.");
  expect(html).toMatch(/href="\/de\/about"[^>]*>Get in touch/);
  expect(html).toContain('href="https://example.org/privacy">privacy policy');
  expect(html).not.toContain("ad targeting guidelines");
});

test("tells advertisers how many ads a page has, and what an ad server learns", async () => {
  const html = await read("/de/advertising");
  expect(html).toContain("at most two static ads above, in or beside its text");
  expect(html).toContain("Home and documents may have one more at their end.");
  expect(html).toContain("neither the reader’s address nor the page");
  expect(html).not.toContain("Nothing moves");
});

test("names the theme in the manifest, and its repository in contribute.json", async () => {
  const manifest = JSON.parse(await read("/manifest.json")) as { icons: object[] };
  expect(manifest).toMatchObject({ icons: [{ sizes: "any" }] });
  expect(manifest.icons).toHaveLength(1);
  expect(await read("/contribute.json")).toContain("https://github.com/example/docs");
});

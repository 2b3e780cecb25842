import { createElement } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SectionName, SiteSection } from "~/domain/site/sections";
import type { OpenSite } from "../support/open-site";
import type { Site } from "../support/start-site";
import { ALL_FLAGS_ON } from "../support/all-flags-on";

/** A row such as a newcomer adds, with a value in every column that applies. */
const GATHERINGS: SiteSection = {
  name: "gatherings" as string as SectionName,
  path: "/gatherings",
  api: ["/api/v1/gatherings"],
  flag: "ADS_ENABLED",
  hasSlash: true,
  isFoundWithoutLocale: true,
  hydrate: "at-once",
  area: "learn",
  menu: [{ id: "footer-forum" }],
  footer: { group: "footer-site", id: "footer-chat" },
  metric: "gatherings",
  isListed: true,
  topic: 7,
  screens: { "": { pageTitle: "Gatherings", renderer: "SpaGatherings" } },
};
const ROUTE = {
  id: "routes/$locale.gatherings",
  parentId: "routes/$locale",
  path: "gatherings",
  module: { default: () => createElement("main", { id: "content" }, "Gatherings") },
};
const PAGE = "/de/docs/Web";
const LINK = 'href="/de/gatherings/"';
const CURRENT = new RegExp(`${LINK}[^>]*data-current`);

let opened: OpenSite;
let site: Site;
/** The same site with the section's flag off. */
let without: Site;

beforeAll(async () => {
  // Loads all modules again, because test files share them, and most read the table once.
  vi.resetModules();
  const { SECTIONS } = await import("~/domain/site/sections");
  (SECTIONS as SiteSection[]).push(GATHERINGS);
  const { openSite } = await import("../support/open-site");
  const { listFeatures } = await import("~/domain/site/site-features");
  const toOptions = (ADS_ENABLED: boolean) => ({
    config: { features: listFeatures({ ...ALL_FLAGS_ON, ADS_ENABLED }) },
    routes: [ROUTE],
  });
  const pages = { [PAGE]: "Web.", "/en-US/docs/Web": "Web." };
  opened = await openSite({ pages }, toOptions(true));
  ({ site } = opened);
  without = await opened.start(toOptions(false));
}, 120_000);

afterAll(async () => {
  await opened.close();
  vi.resetModules();
});

async function read(from: Site, path: string): Promise<string> {
  return (await from.get(path)).text();
}

test.each([
  ["/gatherings", "/de/gatherings/"],
  ["/de/gatherings", "/de/gatherings/"],
  ["/de/Gatherings/", "/de/gatherings/"],
  ["/DE/gatherings", "/de/gatherings/"],
])("leads from %s to %s at once", async (path, location) => {
  const response = await site.get(path, { "Accept-Language": "de" });
  expect([response.status, response.headers.get("location")]).toEqual([
    expect.toSatisfy((status: number) => status === 301 || status === 302),
    location,
  ]);
});

test("serves its pages with its accent, hydrated when the row says so", async () => {
  const response = await site.get("/de/gatherings/");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<main id="content">Gatherings</main>');
  expect(html).toContain('data-area="learn"');
  expect(html).toContain('"hydrate":"at-once"');
  expect(await read(site, PAGE)).toContain('{"hydrate":"never"}');
});

test("has it in menu and footer, marked as current on its page", async () => {
  const html = await read(site, PAGE);
  const [, menu = ""] = /<nav id="main-menu"(.*?)<\/nav>/s.exec(html) ?? [];
  const [, footer = ""] = /<footer(.*?)<\/footer>/s.exec(html) ?? [];
  expect([menu.includes(LINK), footer.includes(LINK)]).toEqual([true, true]);
  expect(menu).not.toMatch(CURRENT);
  expect(await read(site, "/de/gatherings/")).toMatch(CURRENT);
});

test("lists it in the sitemap, in every language", async () => {
  const paths = (await read(site, "/sitemap.txt")).split("\n");
  expect(paths).toContain("/de/gatherings/");
  expect(paths).toContain("/zh-TW/gatherings/");
});

test("has its JSON twin and its search topic", async () => {
  const twin = await site.get("/de/gatherings/index.json");
  expect(await twin.json()).toMatchObject({
    slug: "gatherings",
    renderer: "SpaGatherings",
  });
  expect((await site.get("/api/v1/search?q=web&topic=gatherings")).status).toBe(200);
  expect((await site.get("/api/v1/search?q=web&topic=nothing")).status).toBe(400);
});

test("counts its requests under its label, and knows its address of the API", async () => {
  const { toRouteClass } = await import("~/http/metrics/route-class");
  expect(toRouteClass("/de/gatherings/")).toBe("gatherings");
  expect(toRouteClass("/de/gatherings.data")).toBe("gatherings-data");
  const { API_PATHS } = await import("~/http/request-targets/refuse-unknown-services");
  expect(API_PATHS).toContain("/api/v1/gatherings");
});

test("files pages of the content under its topic, and takes their addresses", async () => {
  const { getAreaTopic } = await import("~/domain/search/search-topics");
  expect(getAreaTopic("/en-US/gatherings/today")).toBe("gatherings");
  const { isGenericSlug } = await import("~/domain/areas/generic-page");
  expect([isGenericSlug("gatherings"), isGenericSlug("gather")]).toEqual([false, true]);
});

test("has neither page nor links of it where its flag is off", async () => {
  expect((await without.get("/de/gatherings/")).status).toBe(404);
  expect((await without.get("/de/gatherings/index.json")).status).toBe(404);
  const html = await read(without, PAGE);
  expect(html).toContain('id="main-menu"');
  expect(html).not.toContain(LINK);
  expect(await read(without, "/sitemap.txt")).not.toContain("/gatherings");
});

import { expect, test } from "vitest";
import type { SiteFeature } from "~/domain/site/site-features";
import { renderManifest } from "./manifest";
import { renderRobots } from "./robots";

const OPTIONS = {
  siteOrigin: "https://docs.example",
  isIndexable: true,
  contentSignals: null,
  deniedCrawlers: [],
  hasCrawlerLimits: false,
};

test("disallows data paths and names the sitemap", () => {
  const lines = renderRobots(OPTIONS).split("\n");
  expect(lines).toContain("Sitemap: https://docs.example/sitemap.xml");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([
    "Disallow: /api/",
    "Disallow: /*/files/",
    "Disallow: /media",
  ]);
});

test("has no empty line in the group of all crawlers, which would end it for older ones", () => {
  const [group] = renderRobots(OPTIONS).split("\n\n");
  expect(group).toMatch(/^User-agent: \*\n(?:Disallow: .*\n?)+$/);
});

test("disallows everything in a copy that is not indexable", () => {
  const robots = renderRobots({ ...OPTIONS, isIndexable: false });
  expect(robots).toMatch(/^Disallow: \/$/m);
});

test("states the allowed uses, and denies crawlers by name", () => {
  const contentSignals = "search=yes, ai-train=no";
  const deniedCrawlers = ["GPTBot", "CCBot"];
  const robots = renderRobots({ ...OPTIONS, contentSignals, deniedCrawlers });
  expect(robots).toContain("\nContent-Signal: search=yes, ai-train=no\nDisallow: /api/");
  expect(robots).toMatch(/\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: \/\n\n/);
});

test("states no uses of a copy that nothing may read", () => {
  const copy = { ...OPTIONS, contentSignals: "search=yes", isIndexable: false };
  expect(renderRobots(copy)).not.toContain("Content-Signal");
});

test("says how many pages crawlers get, where there are limits", () => {
  expect(renderRobots(OPTIONS)).not.toContain("#");
  const [first, second] = renderRobots({ ...OPTIONS, hasCrawlerLimits: true }).split(
    "\n",
  );
  expect(first).toContain("429 with Retry-After");
  expect(second).toMatch(/engines: 600\. Assistants: 300\. Training: 60\. Others: 120/);
});

test("has a name and an icon for each purpose", () => {
  const manifest = parseManifest(["search", "play"]);
  expect(manifest).toMatchObject({ name: "Docs", display: "standalone", start_url: "/" });
  expect(manifest).toMatchObject({
    share_target: { action: "/search", params: { text: "text", url: "url" } },
    shortcuts: [{ url: "/search" }, { url: "/play" }],
  });
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
    new Set([undefined, "any", "maskable"]),
  );
});

test("has no shortcut to a section that is switched off", () => {
  expect(parseManifest(["search"]).shortcuts).toMatchObject([{ url: "/search" }]);
});

interface Manifest {
  icons: { purpose?: string }[];
  shortcuts: { url: string }[];
}

function parseManifest(features: readonly SiteFeature[]): Manifest {
  const json = renderManifest({ siteName: "Docs", theme: { icon: null }, features });
  return JSON.parse(json) as Manifest;
}

import { expect, test } from "vitest";
import { renderManifest } from "./manifest";
import { renderRobots } from "./robots";

const SITE = {
  siteOrigin: "https://docs.example",
  isIndexable: true,
  hasCrawlerLimits: false,
};

test("disallows data paths and names the sitemap", () => {
  const lines = renderRobots(SITE).split("\n");
  expect(lines).toContain("Sitemap: https://docs.example/sitemap.xml");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([
    "Disallow: /api/",
    "Disallow: /*/files/",
    "Disallow: /media",
  ]);
});

test("disallows everything in a copy that is not indexable", () => {
  const robots = renderRobots({ ...SITE, isIndexable: false });
  expect(robots).toMatch(/^Disallow: \/$/m);
});

test("says how many pages crawlers get, where there are limits", () => {
  expect(renderRobots(SITE)).not.toContain("#");
  const [first, second] = renderRobots({ ...SITE, hasCrawlerLimits: true }).split("\n");
  expect(first).toContain("429 with Retry-After");
  expect(second).toMatch(/engines: 600\. Assistants: 300\. Training: 60\. Others: 120/);
});

test("has a name and an icon for each purpose", () => {
  const manifest = JSON.parse(renderManifest({ siteName: "Docs" })) as {
    name: string;
    icons: { purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: "Docs", display: "standalone", start_url: "/" });
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
    new Set([undefined, "any", "maskable"]),
  );
});

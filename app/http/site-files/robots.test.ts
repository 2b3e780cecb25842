import { expect, test } from "vitest";
import { renderManifest } from "./manifest";
import { renderRobots } from "./robots";

const siteOrigin = "https://docs.example";

test("disallows data paths and names the sitemap", () => {
  const lines = renderRobots({ siteOrigin, isIndexable: true }).split("\n");
  expect(lines).toContain("Sitemap: https://docs.example/sitemap.xml");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([
    "Disallow: /api/",
    "Disallow: /*/files/",
    "Disallow: /media",
  ]);
});

test("disallows everything in a copy that is not indexable", () => {
  const robots = renderRobots({ siteOrigin, isIndexable: false });
  expect(robots).toMatch(/^Disallow: \/$/m);
});

test("has a name and an icon for each purpose", () => {
  const manifest = JSON.parse(renderManifest({ siteName: "Docs" })) as {
    name: string;
    icons: { purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: "Docs", display: "standalone", start_url: "/" });
  expect(manifest).toMatchObject({
    share_target: { action: "/search", params: { text: "text", url: "url" } },
    shortcuts: [{ url: "/search" }, { url: "/play" }],
  });
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
    new Set([undefined, "any", "maskable"]),
  );
});
